import { createItemsForPartialSale } from '@comanda/contract/calls/table'
import type { ToldBill } from '@comanda/contract/entities/table'
import type { LineId } from '@comanda/rules/ids'
import { remainingOf, type ShareWish, takeShare } from '@comanda/rules/table/split-bill'
import { useForm, useValues } from '@comanda/screen/use-form'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { ChipGroup } from '@comanda/ui/chip-group'
import { TextField } from '@comanda/ui/field'
import { Stepper } from '@comanda/ui/stepper'
import type { ReactNode } from 'react'
import type { ShownLine } from '../cart/cart-view.ts'
import type { HeldCart } from '../cart/held-cart.ts'
import { call } from '../state/client.ts'
import { tellError } from '../state/news.ts'
import { useTellingSend } from '../state/use-telling-send.ts'
import { ChooseDishes } from './choose-dishes.tsx'
import { goPay } from './go-pay.ts'
import { refreshTable } from './table-state.ts'
import { toClaims } from './to-claims.ts'
import { toTypedCents } from './to-typed-cents.ts'

const ways = ['all', 'diner', 'product', 'custom'] as const
type Way = (typeof ways)[number]

interface Values {
  readonly way: Way
  readonly diners: number
  /** How many of each dish. */
  readonly units: ReadonlyMap<LineId, number>
  /** As typed. */
  readonly amount: string
}

interface SplitFormProps {
  readonly held: HeldCart
  readonly bill: ToldBill
  readonly sent: readonly ShownLine[]
}

/** All of it, an equal part, chosen dishes or any amount; the button shows the amount before it is pressed. */
export function SplitForm({ held, bill, sent }: SplitFormProps) {
  const words = useWords('table', 'refusals', 'dish')
  const format = usePrice()
  const [values, change] = useValues<Values>({
    way: bill.paid > 0 ? 'diner' : 'all',
    diners: Math.max(bill.payers, bill.paid > 0 ? 1 : 2),
    units: new Map(),
    amount: '',
  })
  const { isSending, send } = useTellingSend(words.table.hasError)
  const { way, diners } = values
  const wishes: Readonly<Record<Exclude<Way, 'all'>, ShareWish>> = {
    diner: { kind: 'diner', diners },
    product: { kind: 'product', claims: toClaims(bill, values.units) },
    custom: { kind: 'custom', amount: toTypedCents(values.amount) },
  }
  const share = way === 'all' ? null : takeShare(bill, wishes[way])
  const problem = share?.allowed === false ? toProblem(share.code, words) : undefined
  const form = useForm({
    values,
    change,
    problems: { amount: problem },
    submit() {
      if (way === 'all') goPay()
      if (way === 'all' || !share?.allowed) return
      const wanted = { cartId: held.cart.id, wish: wishes[way], shown: share.amount }
      send(() => call(createItemsForPartialSale, wanted).finally(() => refreshTable(held.cart.id)))
    },
    onProblems: () => problem !== undefined && tellError(problem),
  })

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
          onChange={form.field('diners').onChange}
        />
      </div>
    ),
    product: <ChooseDishes bill={bill} sent={sent} {...form.field('units')} />,
    custom: <TextField {...form.field('amount')} label={words.table.amount} inputMode="decimal" />,
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
    <form {...form.props} className="mt-5 flex flex-col gap-4">
      <ChipGroup
        {...form.field('way')}
        legend={words.table.howToPay}
        options={ways
          // Once somebody has paid a part, nobody can pay the whole.
          .filter((one) => one !== 'all' || bill.paid === 0)
          .map((one) => ({ value: one, label: labels[one] }))}
      />
      {details[way]}
      <Button
        type="submit"
        size="large"
        disabled={isSending}
        aria-disabled={!form.isValid || undefined}
        className="w-full tabular-nums aria-disabled:opacity-60"
      >
        {button}
      </Button>
    </form>
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
