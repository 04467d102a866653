import type { OrderMoney } from '../payment/order-money.ts'
import type { ThingAction } from '../team/list-thing-actions.ts'
import type { StoredOrder } from './order.repository.ts'
import type { OrderEvent } from './tell-acts.ts'

interface Told {
  readonly what: Extract<OrderEvent, { readonly kind: 'told' }>['what']
  /** Who had it sent; empty where it goes by itself. */
  readonly by: string
}

interface Known {
  readonly actions: readonly ThingAction[]
  readonly money: readonly OrderMoney[]
  readonly lineIds: readonly string[]
}

/** The key of a receipt that somebody sends once more at a moment. */
export function toReceiptKey({ id }: Pick<StoredOrder, 'id'>, at: number): string {
  return `order-receipt:${id}:${at}`
}

/** The keys of every message that there may be about an order: so they are found one by one, and no table is searched. */
export function listToldKeys(order: StoredOrder, { actions, money, lineIds }: Known): ReadonlyMap<string, Told> {
  const { id } = order
  const itself = (what: Told['what']): Told => ({ what, by: '' })
  return new Map<string, Told>([
    [`order:${id}`, itself('placed')],
    [`order-cancelled:${id}`, itself('cancelled')],
    ...lineIds.map((lineId) => [`dish-taken-out:${id}:${lineId}`, itself('taken-out')] as const),
    ...actions.flatMap(({ call, at, by, after }): (readonly [string, Told])[] => {
      if (call === 'delayOrder') return [[`order-delayed:${id}:${after?.delayMinutes}`, itself('delayed')]]
      return call === 'sendReceipt' ? [[toReceiptKey(order, at), { what: 'receipt', by }]] : []
    }),
    ...money.flatMap(({ refunds }) => refunds.map(({ key }) => [`refund:${key}`, itself('refunded')] as const)),
  ])
}
