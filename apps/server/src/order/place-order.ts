import type { SiteId } from '@comanda/rules/ids'
import { toDueMoment } from '@comanda/rules/kitchen/due-moment'
import { type Cents, zero } from '@comanda/rules/money/cents'
import { toPaymentState } from '@comanda/rules/order/order-money'
import { readSaleKitchen } from '@comanda/rules/order/read-sale-kitchen'
import type { Sale } from '@comanda/rules/order/sale'
import type { Instant } from '@comanda/rules/time/calendar'
import { addMinutes, toStoreMoment } from '@comanda/rules/time/store-moment'
import { toBusinessDay } from '@comanda/rules/venue/business-day'
import { orderCart } from '../cart/move-cart.ts'
import { tellFloor } from '../cart/table-cart.ts'
import { takeDayNumber } from '../cart/take-day-number.ts'
import type { Tx } from '../database/database.ts'
import { sendToKitchen } from '../kitchen/send-to-kitchen.ts'
import { publish } from '../live/publish.ts'
import { publishStaff } from '../live/publish-staff.ts'
import { numberTicket } from './number-ticket.ts'
import { type StoredOrder, saveOrder } from './order.repository.ts'
import { postOrder } from './post-order.ts'
import { readShop, type Shop } from './read-shop.ts'
import { spendReserved } from './reserve-for-sale.ts'
import { takeReceiptNumber } from './take-receipt-number.ts'

export interface Placement {
  readonly siteId: SiteId
  readonly sale: Sale
  /** The sum that has been collected; zero where it is paid at the door. */
  readonly paid: Cents
  /** False where every diner at a table got a receipt for a share of it. */
  readonly hasReceipt?: boolean
  /** Staff took it themselves, so nobody has to accept it. */
  readonly isAccepted?: boolean
  /** The order that it is added to: it has the same promise, and its place in the slot serves both. */
  readonly beside?: StoredOrder | null
  /** The seller that gave it the limited things, in this transaction; null where that was reserved before. */
  readonly soldBy?: Shop | null
  readonly now: Instant
}

/** The order, its number, the kitchen's ticket and the diner's mail: all or none. */
export async function placeOrder(tx: Tx, placement: Placement): Promise<StoredOrder> {
  const { siteId, sale, paid, hasReceipt = true, isAccepted = false, beside = null, soldBy = null, now } = placement
  const { cartId, cartVersion, storeId } = sale
  const [{ issuer, cutoff, kitchen, look }] = await Promise.all([
    soldBy ?? readShop(tx, siteId, storeId),
    soldBy === null ? spendReserved(tx, { siteId, sale, takesSlot: beside === null, now }) : undefined,
  ])
  const day = toBusinessDay(now, cutoff)
  const paymentState = toPaymentState(sale.total, paid, zero)
  const isInvoiced = hasReceipt && paymentState === 'paid' && issuer.legal !== null
  // The tax office counts by the calendar: an invoice of the first minutes of a year is of that year.
  const { date } = toStoreMoment(now, cutoff.timeZone)
  // All orders of a store wait for each other from here to the commit: from now on as little as possible is asked.
  const [number, receiptNumber] = await Promise.all([
    sale.setup.mode === 'table'
      ? numberTicket(tx, { siteId, storeId, cartId, day })
      : takeDayNumber(tx, { kind: 'order', siteId, storeId, day }),
    isInvoiced ? takeReceiptNumber(tx, { siteId, storeId, day: date }) : null,
    orderCart(tx, { siteId, cartId, now }),
  ])
  const accepted = isAccepted || kitchen.acceptsByItself.includes(sale.setup.mode)
  const status = accepted ? 'preparing' : 'on-hold'
  const delayMinutes = beside?.delayMinutes ?? 0
  const order = await saveOrder(tx, {
    siteId,
    sale,
    status,
    day,
    number,
    paid,
    paymentState,
    receiptNumber,
    now,
    besideId: beside?.id ?? null,
    delayMinutes,
  })
  await postOrder(tx, order, { sale, issuer, look })
  const { place, dishes } = readSaleKitchen(sale)
  await sendToKitchen(tx, {
    ticket: {
      siteId,
      storeId,
      day,
      number,
      cartId,
      cartVersion,
      orderId: order.id,
      mode: sale.setup.mode,
      place,
      notes: sale.notes,
      sentAt: now,
      dueAt: addMinutes(toDueMoment(sale.setup, { ...cutoff, ...kitchen }, now), delayMinutes),
    },
    dishes,
    accepted,
  })
  const message = { kind: 'order-placed', store: storeId, id: order.id, version: order.version }
  await publishStaff(tx, siteId, { topic: 'orders', message })
  if (sale.setup.mode === 'table') await tellFloor(tx, siteId, { ...order, setup: sale.setup })
  await publish(tx, siteId, 'carts', { kind: 'cart-closed', cart: cartId, version: cartVersion })
  await publish(tx, siteId, 'status', { kind: 'status-changed', cart: cartId, version: cartVersion })
  return order
}
