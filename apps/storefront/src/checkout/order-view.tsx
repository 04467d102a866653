import type { FollowedOrder } from '@comanda/contract/entities/followed-order'
import type { OrderSum } from '@comanda/contract/entities/order-sum'
import type { Cents } from '@comanda/rules/money/cents'
import { usePrice, useWords } from '@comanda/screen/words'
import { Heading } from '@comanda/ui/heading'
import { useRoot } from '../parts/use-root.ts'
import { Choices } from './choices.tsx'

interface OrderViewProps {
  readonly order: OrderSum &
    Pick<FollowedOrder, 'address'> &
    Partial<Pick<FollowedOrder, 'status' | 'takenOut' | 'paid'>>
  /** The sum that is not paid yet. */
  readonly left?: Cents
}

/** The dishes that were ordered, how and where they are wanted, and their price. */
export function OrderView({ order, left = order.total }: OrderViewProps) {
  const words = useWords('checkout', 'dish')
  const price = usePrice()
  const store = useRoot().site.stores.find(({ id }) => id === order.storeId)
  return (
    <section className="rounded-3xl bg-sunken p-5 md:p-6">
      <Heading level={2} look="block">
        {words.orderMail.modes[order.mode]}
      </Heading>
      <p>{order.address || store?.name}</p>
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {order.lines.map(({ id, name, choices, quantity, total }) => (
          <li key={id} className="flex items-baseline gap-3 py-2.5">
            <span className="font-bold tabular-nums">{quantity} ×</span>
            <span className="min-w-0 flex-1">
              {order.takenOut?.includes(id) ? (
                <>
                  <s className="text-muted">{name}</s>{' '}
                  <strong className="text-accent-text">{words.status.takenOut}</strong>
                </>
              ) : (
                name
              )}
              <Choices rows={choices} />
            </span>
            <span className="tabular-nums">{price(total)}</span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-1.5 border-t border-line pt-3">
        {order.parts.map(({ kind, amount }) => (
          <div key={kind} className="flex justify-between text-muted">
            <dt>{words.dish.price[kind]}</dt>
            <dd className="tabular-nums">{price(amount)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between text-xl font-extrabold">
          <dt>{words.checkout.total}</dt>
          <dd className="tabular-nums">{price(order.total)}</dd>
        </div>
        {order.vat.map(({ rate, vat }) => (
          <div key={rate} className="flex justify-between text-sm text-muted">
            <dt>{words.orderMail.vatShort(`${rate / 100} %`)}</dt>
            <dd className="tabular-nums">{price(vat)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 font-bold">{tellMoney()}</p>
    </section>
  )

  /** Of a cancelled order nothing is to be paid any more: what was paid goes back, or has gone. */
  function tellMoney(): string {
    const { status, paymentState, paid = order.total } = order
    if (paymentState === 'refunded') return words.status.refunded(price(paid))
    if (status === 'cancelled') {
      return paymentState === 'unpaid' ? words.status.nothingPaid : words.status.moneyBack(price(paid))
    }
    return paymentState === 'paid' ? words.status.paid : words.status.toPay(price(left))
  }
}
