import type { ReplyOf } from '@comanda/contract/call'
import type { claimRide } from '@comanda/contract/calls/staff/rides'
import { toOwed } from '@comanda/rules/order/order-money'
import { deliveryPayments } from '@comanda/rules/payment/payment-choice'
import { toAddressLine } from '@comanda/rules/setup/address-line'
import type { Store } from '@comanda/rules/venue/store'
import type { Ride } from '../order/bring-order.ts'
import { findPromisedMoment, nameZone } from '../order/to-board-order.ts'

/** A delivery for the one who brings it: with the name, the phone and the door of its diner. */
export function toShownRide({ order, outAt, lines }: Ride, stores: readonly Store[]): ReplyOf<typeof claimRide> {
  const { id: orderId, number, version, setup, contactName, contactPhone, notes, payment } = order
  const store = stores.find((one) => one.id === order.storeId)
  const wished = payment?.method === 'on-delivery' ? payment.value : null
  return {
    orderId,
    number,
    version,
    name: contactName,
    phone: contactPhone,
    notes,
    outAt,
    zone: nameZone(order, store),
    promisedAt: findPromisedMoment(order, store),
    address: setup.address === null ? '' : toAddressLine(setup.address),
    lines: lines.map(({ name, quantity }) => ({ name, quantity })),
    owed: toOwed(order),
    paysBy: deliveryPayments.find((way) => way === wished) ?? null,
    handsOver: order.change,
  }
}
