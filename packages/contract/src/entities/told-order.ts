import { type OrderPaymentState, type OrderStatus, orderPaymentStates, orderStatuses } from '@comanda/rules/cart/order'
import type { PromisedTime } from '@comanda/rules/cart/promised-time'
import type { CartId, FollowKey, LineId, StoreId } from '@comanda/rules/ids'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { orderingModes } from '@comanda/rules/modes/ordering-mode'
import type { BasisPoints, Cents } from '@comanda/rules/money/cents'
import { type PricePartKind, pricePartKinds } from '@comanda/rules/pricing/price-part'
import type { Instant, IsoDate } from '@comanda/rules/time/calendar'
import { z } from 'zod/mini'
import { wireDate, wireHour, wireInstant } from '../wire/date.ts'
import { wireFlag } from '../wire/flag.ts'
import { wireId, wireUuid, wireWhole } from '../wire/number.ts'
import { wirePercent, wirePrice } from '../wire/price.ts'

/**
 * An order for whoever follows it: the diner who made it, or somebody who was given its link. No name, phone or mail
 * address stands in it.
 */
export interface ToldOrder {
  readonly cartId: CartId
  /** Opens the status page on any device. */
  readonly followKey: FollowKey
  readonly number: number
  readonly status: OrderStatus
  readonly paymentState: OrderPaymentState
  readonly placedAt: Instant
  readonly mode: OrderingMode
  readonly storeId: StoreId
  readonly promised: PromisedTime | null
  /** The store's own day, by which «today» and «tomorrow» are said. */
  readonly today: IsoDate
  /** Where it goes, on one line; empty where it is picked up, and for whoever only holds the link. */
  readonly address: string
  readonly position: number | null
  readonly lines: readonly ToldOrderLine[]
  readonly parts: readonly { readonly kind: PricePartKind; readonly amount: Cents }[]
  readonly vat: readonly { readonly rate: BasisPoints; readonly vat: Cents }[]
  readonly total: Cents
  /** An address was given, and this deployment sends mail to it: a screen says only then that it does. */
  readonly isMailed: boolean
}

export interface ToldOrderLine {
  readonly id: LineId
  readonly name: string
  /** Options and the parts of a menu in the caller's language, as far as the menu still knows them. */
  readonly choices: readonly string[]
  readonly quantity: number
  readonly total: Cents
}

const wirePromisedTime = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('chosen'), date: wireDate, from: wireHour }),
  z.object({ kind: z.literal('soonest'), date: wireDate, from: wireHour, to: wireHour }),
  z.object({ kind: z.literal('soon') }),
])

export const wireToldOrder = z.object({
  id: wireUuid<CartId>(),
  follow_key: wireUuid<FollowKey>(),
  num_pedido: wireWhole,
  status: z.enum(orderStatuses),
  payment_status: z.enum(orderPaymentStates),
  created: wireInstant,
  mode: z.enum(orderingModes),
  store: wireId<StoreId>(),
  promised: z.nullable(wirePromisedTime),
  today: wireDate,
  address: z.string(),
  resource_pos: z.nullable(wireWhole),
  items: z.array(
    z.object({
      id: wireUuid<LineId>(),
      name: z.string(),
      choices: z.array(z.string()),
      qty: wireWhole,
      total_price: wirePrice,
    }),
  ),
  parts: z.array(z.object({ kind: z.enum(pricePartKinds), amount: wirePrice })),
  taxes: z.array(z.object({ tax: wirePercent, tax_amount: wirePrice })),
  total_ticket: wirePrice,
  mailed: wireFlag,
})

export const wireOrder = z.codec(wireToldOrder, z.custom<ToldOrder>(), {
  decode: (sent) => ({
    cartId: sent.id,
    followKey: sent.follow_key,
    number: sent.num_pedido,
    status: sent.status,
    paymentState: sent.payment_status,
    placedAt: sent.created,
    mode: sent.mode,
    storeId: sent.store,
    promised: sent.promised,
    today: sent.today,
    address: sent.address,
    position: sent.resource_pos,
    lines: sent.items.map(({ qty, total_price, ...item }) => ({ ...item, quantity: qty, total: total_price })),
    parts: sent.parts,
    vat: sent.taxes.map(({ tax, tax_amount }) => ({ rate: tax, vat: tax_amount })),
    total: sent.total_ticket,
    isMailed: sent.mailed,
  }),
  encode: (order) => ({
    id: order.cartId,
    follow_key: order.followKey,
    num_pedido: order.number,
    status: order.status,
    payment_status: order.paymentState,
    created: order.placedAt,
    mode: order.mode,
    store: order.storeId,
    promised: order.promised,
    today: order.today,
    address: order.address,
    resource_pos: order.position,
    items: order.lines.map(({ choices, quantity, total, ...line }) => ({
      ...line,
      choices: [...choices],
      qty: quantity,
      total_price: total,
    })),
    parts: [...order.parts],
    taxes: order.vat.map(({ rate, vat }) => ({ tax: rate, tax_amount: vat })),
    total_ticket: order.total,
    mailed: order.isMailed,
  }),
})
