import type { ToldBill } from '@comanda/contract/entities/table'
import { isRefusal } from '@comanda/contract/refusals'
import type { LineId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import { toTypedCents } from '@comanda/rules/money/typed-cents'
import { takeShare as checkWish, remainingOf, type ShareWish } from '@comanda/rules/table/split-bill'
import { tellError } from '@comanda/screen/toasts'
import { useForm, useValues } from '@comanda/screen/use-form'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { ChipGroup } from '@comanda/ui/chip-group'
import { TextField } from '@comanda/ui/field'
import { Stepper } from '@comanda/ui/stepper'
import type { ReactNode } from 'react'
import type { ShownLine } from '../cart/cart-view.ts'
import type { HeldCart } from '../cart/held-cart.ts'
import { useTellingSend } from '../state/use-telling-send.ts'
import { ChooseDishes } from './choose-dishes.tsx'
import { goPay } from './go-pay.ts'
import { forgetWish } from './kept-wish.ts'
import { refreshTable } from './table-state.ts'
import { takeShare } from './take-share.ts'
import { type Portion, toClaims } from './to-claims.ts'

const ways = ['all', 'diner', 'product', 'custom'] as const
type Way = (typeof ways)[number]

interface Values {
  readonly way: Way
  readonly diners: number
  /** How much of each dish. */
  readonly portions: ReadonlyMap<LineId, Portion>
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
    portions: new Map(),
    amount: '',
  })
  const { isSending, send } = useTellingSend(words.table.notSent)
  const { way, diners } = values
  // Once somebody has taken a part, all that one diner can pay is the rest.
  const isWhole = way === 'all' && bill.paid === 0
  const wishes: Readonly<Record<Way, ShareWish>> = {
    all: { kind: 'custom', amount: remainingOf(bill) },
    diner: { kind: 'diner', diners },
    product: { kind: 'product', claims: toClaims(bill, values.portions) },
    custom: { kind: 'custom', amount: toTypedCents(values.amount) },
  }
  const share = checkWish(bill, wishes[way])
  const problem = share.allowed ? undefined : toProblem(share.code, words)
  const form = useForm({
    values,
    change,
    problems: { amount: problem },
    submit() {
      if (!share.allowed) return
      if (isWhole) {
        forgetWish()
        goPay()
      } else send(() => payPart(share.amount))
    },
    onProblems: () => problem !== undefined && tellError(problem),
  })

  async function payPart(amount: Cents) {
    const cartId = held.cart.id
    const taken = await takeShare({ cartId, wish: wishes[way], amount, before: null })
    await refreshTable(cartId)
    if (!isRefusal(taken)) await goPay()
    return taken
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
          onChange={form.field('diners').onChange}
        />
      </div>
    ),
    product: <ChooseDishes bill={bill} sent={sent} {...form.field('portions')} />,
    custom: <TextField {...form.field('amount')} label={words.table.amount} inputMode="decimal" />,
  }
  const labels: Readonly<Record<Way, string>> = {
    all: bill.paid > 0 ? words.table.theRest : words.table.all,
    diner: words.table.byDiner,
    product: words.table.byProduct,
    custom: words.table.custom,
  }
  const button = isWhole
    ? words.table.payAll(format(remainingOf(bill)))
    : share.allowed
      ? words.table.take(format(share.amount))
      : words.table.chooseFirst
  return (
    <form {...form.props} className="mt-5 flex flex-col gap-4">
      <ChipGroup
        {...form.field('way')}
        legend={words.table.howToPay}
        options={ways.map((one) => ({ value: one, label: labels[one] }))}
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
