import type { CartId, FollowKey, LineId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import { type OrderStatus, orderStatuses } from '@comanda/rules/order/order'
import type { OrderSteps } from '@comanda/rules/order/order-steps'
import type { PromiseCount, PromisedTime } from '@comanda/rules/order/promised-time'
import { type CancelReason, cancelReasons } from '@comanda/rules/order/reject-reason'
import type { Instant, IsoDate } from '@comanda/rules/time/calendar'
import { z } from 'zod/mini'
import { wireDate, wireHour, wireInstant } from '../wire/date.ts'
import { wireFlag } from '../wire/flag.ts'
import { wireUuid, wireWhole } from '../wire/number.ts'
import { wirePrice } from '../wire/price.ts'
import { type OrderSum, readSum, sumFields, writeSum } from './order-sum.ts'

/**
 * An order for whoever follows it: the diner who made it, or somebody who was given its link. No name, phone or mail
 * address stands in it.
 */
export interface FollowedOrder extends OrderSum {
  readonly cartId: CartId
  /** Opens the status page on any device. */
  readonly followKey: FollowKey
  readonly number: number
  readonly status: OrderStatus
  /** Those that it goes through: a venue may leave some out. */
  readonly steps: OrderSteps
  readonly placedAt: Instant
  /** Somebody has left with it to bring it. */
  readonly isOut: boolean
  /** With the delay in it. */
  readonly promised: PromisedTime | null
  /** In how many minutes it comes, by the venue's clock; null where no hour is near. */
  readonly count: PromiseCount | null
  /** By how much the venue has moved it. */
  readonly delayMinutes: number
  /** Why the venue cancelled it. */
  readonly cancelReason: CancelReason | null
  /** The lines that the venue had to take out; the total is what the others cost. */
  readonly takenOut: readonly LineId[]
  /** The money that came in for it, whatever part of it went back. */
  readonly paid: Cents
  /** The store's own day, by which «today» and «tomorrow» are said. */
  readonly today: IsoDate
  /** Where it goes, on one line; empty where it is picked up, and for whoever only holds the link. */
  readonly address: string
  readonly position: number | null
  /** An address was given, and this deployment sends mail to it: a screen says only then that it does. */
  readonly isMailed: boolean
}

const wirePromisedTime = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('chosen'), date: wireDate, from: wireHour }),
  z.object({ kind: z.literal('soonest'), date: wireDate, from: wireHour, to: wireHour }),
  z.object({ kind: z.literal('soon') }),
])

export const wireFollowedOrder = z.object({
  ...sumFields.shape,
  id: wireUuid<CartId>(),
  follow_key: wireUuid<FollowKey>(),
  num_pedido: wireWhole,
  status: z.enum(orderStatuses),
  steps: z.array(z.enum(orderStatuses)),
  on_its_way: wireFlag,
  created: wireInstant,
  promised: z.nullable(wirePromisedTime),
  minutes_left: z.nullable(z.object({ from: wireWhole, to: wireWhole })),
  delay_minutes: wireWhole,
  cancel_reason: z.nullable(z.enum(cancelReasons)),
  taken_out: z.array(wireUuid<LineId>()),
  total_paid: wirePrice,
  today: wireDate,
  address: z.string(),
  resource_pos: z.nullable(wireWhole),
  mailed: wireFlag,
})

export const wireOrder = z.codec(wireFollowedOrder, z.custom<FollowedOrder>(), {
  decode: (sent) => ({
    ...readSum(sent),
    cartId: sent.id,
    followKey: sent.follow_key,
    number: sent.num_pedido,
    status: sent.status,
    steps: sent.steps,
    isOut: sent.on_its_way,
    placedAt: sent.created,
    promised: sent.promised,
    count: sent.minutes_left,
    delayMinutes: sent.delay_minutes,
    cancelReason: sent.cancel_reason,
    takenOut: sent.taken_out,
    paid: sent.total_paid,
    today: sent.today,
    address: sent.address,
    position: sent.resource_pos,
    isMailed: sent.mailed,
  }),
  encode: (order) => ({
    ...writeSum(order),
    id: order.cartId,
    follow_key: order.followKey,
    num_pedido: order.number,
    status: order.status,
    steps: [...order.steps],
    on_its_way: order.isOut,
    created: order.placedAt,
    promised: order.promised,
    minutes_left: order.count,
    delay_minutes: order.delayMinutes,
    cancel_reason: order.cancelReason,
    taken_out: [...order.takenOut],
    total_paid: order.paid,
    today: order.today,
    address: order.address,
    resource_pos: order.position,
    mailed: order.isMailed,
  }),
})
