import { isRefusal } from '@comanda/contract/refusals'
import { cents, sumCents } from '@comanda/rules/money/cents'
import { useForm } from '@comanda/screen/use-form'
import { useSend } from '@comanda/screen/use-send'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { TextField } from '@comanda/ui/field'
import { Heading } from '@comanda/ui/heading'
import { useRef, useState } from 'react'
import { askWaiter } from '../table/ask-waiter.ts'
import { TableLink } from '../table/table-link.tsx'
import { takeShare } from '../table/take-share.ts'
import { CardDialog } from './card-dialog.tsx'
import { findWay } from './checkout-form.ts'
import { PaymentPart } from './payment-part.tsx'
import type { Checkout } from './read-checkout.ts'
import type { OwnShare } from './read-own-share.ts'
import type { TakenCard } from './send-order.ts'
import { TipPart } from './tip-part.tsx'
import { useFreshOrder } from './use-fresh-order.ts'
import { useKeptForm } from './use-kept-form.ts'
import { useOrdering } from './use-ordering.ts'
import { useReceiptProblem } from './use-receipt-problem.ts'

interface SharePageProps {
  readonly checkout: Checkout
  readonly share: OwnShare
  readonly onChanged: () => void
}

/** One diner pays a part of the table's bill, by any way that pays the whole, with a tip and a receipt of their own. */
export function SharePage({ checkout, share, onChanged }: SharePageProps) {
  const words = useWords('checkout', 'table')
  const price = usePrice()
  const [values, change] = useKeptForm(checkout)
  const [isFormOpen, setFormOpen] = useState(false)
  const { cart } = checkout.told
  const isDoor = values.pays?.kind === 'door'
  const total = isDoor ? share.amount : sumCents([share.amount, values.tip])
  const paying: Checkout = { ...checkout, told: { ...checkout.told, total: cents(total) } }
  const { isSending, problem, failures, order, forgive } = useOrdering(paying, values, onChanged)
  // After a failed try the share is everybody's again, so it is taken anew before the next one; so is one whose payment
  // was left.
  const kept = useRef({ id: share.id, failures: share.isBeingPaid ? -1 : 0 })
  const taking = useSend({ tell: (said) => isRefusal(said) && said.refused === 'price-differs' && onChanged() })
  const { cardForm, cardField } = findWay(values.pays) ?? {}

  useFreshOrder(cart, { isBusy: isSending || taking.isSending || isFormOpen, readAgain: onChanged })

  async function keepShare() {
    if (kept.current.id !== null && kept.current.failures === failures) return true
    const { wish, amount } = share
    return taking.send(async () => {
      const taken = await takeShare({ cartId: cart.id, wish, amount, before: kept.current.id })
      if (!isRefusal(taken)) kept.current = { id: taken.shareId, failures }
      return taken
    })
  }

  async function pay() {
    forgive()
    if (!(await keepShare())) return
    // A waiter who could not be told does not come: the diner is told so, and nothing is promised.
    if (isDoor && !(await askWaiter(cart.id, 'bill'))) return
    if (cardForm ?? cardField) setFormOpen(true)
    else order({ kind: 'none' })
  }

  /** A form is drawn with a number for the share, also after a declined card. */
  async function openCardForm() {
    if (cardForm === undefined || !(await keepShare())) throw new Error('there is no share to draw a form for')
    return cardForm()
  }

  /** A field takes another card at once, and the share of the declined one has to be taken again. */
  async function payByCard(card: TakenCard) {
    if (card.kind === 'form' || (await keepShare())) order(card)
  }

  const form = useForm({
    values,
    change,
    problems: { email: useReceiptProblem(values.email) },
    says: 'tried',
    submit: () => void pay(),
  })
  const said = problem ?? taking.failure?.message ?? null
  const isBusy = isSending || taking.isSending
  return (
    <form {...form.props} className="mx-auto grid max-w-xl gap-8 px-4 pt-8 pb-28 md:py-12">
      <div>
        <Heading level={1} look="screen">
          {words.share.title}
        </Heading>
        <p className="mt-2 flex items-baseline justify-between gap-3 text-xl font-extrabold">
          <span>{words.table.yourPart}</span>
          <span className="tabular-nums">{price(share.amount)}</span>
        </p>
        <p className="text-muted">{words.share.of(price(share.bill))}</p>
      </div>
      {!isDoor && <TipPart amount={share.amount} {...form.field('tip')} />}
      <PaymentPart checkout={checkout} form={form} problem={said} />
      {!isDoor && (
        <TextField {...form.field('email')} label={words.share.receipt} type="email" autoComplete="email" isOptional />
      )}
      <TableLink look="quiet" />
      <div className="fixed inset-x-0 bottom-0 z-20 grid gap-1.5 border-t border-line bg-surface px-4 py-3 md:static md:border-0 md:bg-transparent md:p-0">
        <Button type="submit" size="large" disabled={isBusy} className="w-full tabular-nums">
          {isBusy
            ? words.checkout.paying
            : isDoor
              ? words.share.toWaiter(price(total))
              : words.payment.pay(price(total))}
        </Button>
      </div>
      {isFormOpen && (
        <CardDialog
          way={{ ...(cardForm && { cardForm: openCardForm }), ...(cardField && { cardField }) }}
          checkout={paying}
          isSending={cardForm ? isSending : isBusy}
          problem={said}
          failures={failures}
          onCard={(card) => form.check() && payByCard(card)}
          onClose={() => setFormOpen(false)}
        />
      )}
    </form>
  )
}
