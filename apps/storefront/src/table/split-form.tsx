import { createItemsForPartialSale } from '@comanda/contract/calls/table'
import type { ToldBill } from '@comanda/contract/entities/table'
import { isRefusal } from '@comanda/contract/refusals'
import type { LineId } from '@comanda/rules/ids'
import { remainingOf, type ShareWish, takeShare } from '@comanda/rules/table/split-bill'
import { useLanguage, usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { ChipGroup } from '@comanda/ui/chip-group'
import { TextField } from '@comanda/ui/field'
import { Stepper } from '@comanda/ui/stepper'
import { type ReactNode, useState } from 'react'
import type { ShownLine } from '../cart/cart-view.ts'
import type { HeldCart } from '../cart/held-cart.ts'
import { write } from '../state/client.ts'
import { tellError } from '../state/news.ts'
import { tellFailure } from '../state/tell-failure.ts'
import { ChooseDishes } from './choose-dishes.tsx'
import { goPay } from './go-pay.ts'
import { refreshTable } from './table-state.ts'
import { toClaims } from './to-claims.ts'
import { toTypedCents } from './to-typed-cents.ts'

const ways = ['all', 'diner', 'product', 'custom'] as const
type Way = (typeof ways)[number]

interface SplitFormProps {
  readonly held: HeldCart
  readonly bill: ToldBill
  readonly sent: readonly ShownLine[]
}

/** All of it, an equal part, chosen dishes or any amount: what it comes to is on the button before it is pressed. */
export function SplitForm({ held, bill, sent }: SplitFormProps) {
  const words = useWords('table', 'refusals', 'dish')
  const language = useLanguage()
  const format = usePrice()
  const [way, setWay] = useState<Way>(bill.paid > 0 ? 'diner' : 'all')
  const [diners, setDiners] = useState(Math.max(bill.payers, bill.paid > 0 ? 1 : 2))
  const [units, setUnits] = useState<ReadonlyMap<LineId, number>>(new Map())
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const wishes: Readonly<Record<Exclude<Way, 'all'>, ShareWish>> = {
    diner: { kind: 'diner', diners },
    product: { kind: 'product', claims: toClaims(bill, units) },
    custom: { kind: 'custom', amount: toTypedCents(typed) },
  }
  const share = way === 'all' ? null : takeShare(bill, wishes[way])
  const cartId = held.cart.id

  const take = async () => {
    if (way === 'all') return goPay()
    if (!share?.allowed) return tellError(share === null ? '' : toProblem(share.code, words))
    setBusy(true)
    try {
      const wanted = { cartId, wish: wishes[way], shown: share.amount }
      const reply = await write(language, (client) => client.call(createItemsForPartialSale, wanted))
      if (isRefusal(reply)) tellFailure(reply, words.table.hasError)
    } catch (error) {
      tellFailure(error, words.table.hasError)
    }
    await refreshTable(language, cartId)
    setBusy(false)
  }

  const details: Readonly<Record<Way, ReactNode>> = {
    all: null,
    diner: (
      <div className="flex items-center justify-between gap-3">
        <span className="font-bold">{words.table.people}</span>
        <Stepper
          value={diners}
          min={1}
          max={30}
          label={words.table.people}
          fewerLabel={words.product.fewer}
          moreLabel={words.product.more}
          onChange={setDiners}
        />
      </div>
    ),
    product: <ChooseDishes bill={bill} sent={sent} units={units} onChange={setUnits} />,
    custom: (
      <TextField
        name="amount"
        label={words.table.amount}
        value={typed}
        inputMode="decimal"
        problem={typed !== '' && share?.allowed === false ? toProblem(share.code, words) : undefined}
        onChange={setTyped}
      />
    ),
  }
  const labels: Readonly<Record<Way, string>> = {
    all: words.table.all,
    diner: words.table.byDiner,
    product: words.table.byProduct,
    custom: words.table.custom,
  }
  const button =
    way === 'all'
      ? words.table.payAll(format(remainingOf(bill)))
      : share?.allowed
        ? words.table.take(format(share.amount))
        : words.table.chooseFirst
  return (
    <section className="mt-5 flex flex-col gap-4">
      <ChipGroup
        legend={words.table.howToPay}
        options={ways
          // Once somebody pays a part, nobody can pay the whole.
          .filter((one) => one !== 'all' || bill.paid === 0)
          .map((one) => ({ value: one, label: labels[one] }))}
        value={way}
        onChange={setWay}
      />
      {details[way]}
      <Button
        size="large"
        disabled={isBusy}
        aria-disabled={share?.allowed === false || undefined}
        onClick={take}
        className="w-full tabular-nums aria-disabled:opacity-60"
      >
        {button}
      </Button>
    </section>
  )
}

function toProblem(code: string, words: Problems): string {
  if (code === 'overpayment') return words.refusals.overpayment
  return code === 'already-paid' ? words.table.taken : words.table.chooseFirst
}

interface Problems {
  readonly table: { readonly chooseFirst: string; readonly taken: string }
  readonly refusals: { readonly overpayment: string }
}
