import type { ReplyOf } from '@comanda/contract/call'
import type { moveOrder } from '@comanda/contract/calls/staff/orders'
import type { TicketId } from '@comanda/rules/ids'
import { modeRules } from '@comanda/rules/modes/mode-rules'
import { cents } from '@comanda/rules/money/cents'
import { findAnswerTimes } from '@comanda/rules/order/answer-wait'
import { findOwedAtHandOver } from '@comanda/rules/order/hand-over'
import { isSoldDish } from '@comanda/rules/order/void-line'
import { deliveryPayments } from '@comanda/rules/payment/payment-choice'
import { findCartZone } from '@comanda/rules/pricing/to-cart-to-price'
import { toAddressLine } from '@comanda/rules/setup/address-line'
import type { Instant } from '@comanda/rules/time/calendar'
import { addMinutes, defaultTimeZone, toInstant } from '@comanda/rules/time/store-moment'
import type { Store } from '@comanda/rules/venue/store'
import { nameTableOf } from './name-place.ts'
import type { BoardOrder } from './order-board.repository.ts'

/** What was sent to the kitchen before, round by round, is due since it was paid. */
export function toBoardOrder(
  { order, dueAt, ticketId, limits, kitchen, beside, lines, riderId, rider, outAt }: BoardOrder,
  { stores, offPaper }: { readonly stores: readonly Store[]; readonly offPaper: ReadonlySet<TicketId> },
): ReplyOf<typeof moveOrder> {
  const { id, number, setup, status, steps, paymentState, contactName, contactPhone, notes, placedAt, version } = order
  const total = cents(order.total - order.voided)
  const store = stores.find((one) => one.id === order.storeId)
  const { mode } = setup
  return {
    orderId: id,
    number,
    mode,
    status,
    steps: [...steps],
    paymentState,
    name: contactName,
    phone: contactPhone,
    table: mode === 'table' && store !== undefined ? nameTableOf(store, setup) : '',
    notes,
    total,
    owed: findOwedAtHandOver(order),
    pays: findPays(order),
    handsOver: order.change,
    address: mode === 'delivery' && setup.address !== null ? toAddressLine(setup.address) : '',
    kitchen: kitchen.all === 0 ? null : kitchen,
    placedAt,
    dueAt: dueAt ?? placedAt,
    version,
    promisedAt: findPromisedMoment(order, store),
    delayMinutes: order.delayMinutes,
    waiting: findWaiting({ order, limits }, store),
    cancelReason: order.cancelReason,
    isOffPaper: ticketId !== null && offPaper.has(ticketId),
    beside: order.besideId === null || beside === null ? null : { orderId: order.besideId, number: beside },
    lines: lines.map(toBoardLine),
    zone: nameZone(order, store),
    rider: riderId === null ? null : { staffId: riderId, name: rider ?? '' },
    outAt,
  }
}

function toBoardLine({ lineId, name, words, sent, notes, quantity, isVoided, parts }: BoardOrder['lines'][number]) {
  // What no kitchen was sent says all of it.
  const deviations = sent.length === 0 ? words : sent.flatMap(sayDeviations)
  return {
    lineId,
    name,
    words: [...words],
    deviations: [...new Set(deviations)],
    notes,
    quantity,
    isVoided,
    isDish: isSoldDish({ parts }),
  }
}

/** What differs, as the kitchen reads it (DAY-086); of a menu also which dish it is, because no menu has a standard one. */
function sayDeviations({ combo, name, words, deviations }: BoardOrder['lines'][number]['sent'][number]) {
  return [...(combo === null ? [] : [name]), ...(deviations ?? words)]
}

/** An order from before this was kept says nothing. */
function findPays({ payment }: BoardOrder['order']) {
  if (payment === null) return null
  return deliveryPayments.find((way) => payment.method === 'on-delivery' && way === payment.value) ?? 'online'
}

/**
 * No clock gives back what was taken by hand, so such an order waits until somebody answers. What was to be paid on the
 * spot, and is paid, was taken by hand.
 */
function findWaiting({ order, limits }: Pick<BoardOrder, 'order' | 'limits'>, store: Store | undefined) {
  const { status, placedAt, setup, payment, paid, refunded } = order
  if (status !== 'on-hold') return null
  const { alarmAt, cancelAt } = findAnswerTimes({ setup, placedAt }, limits, store)
  const isByHand = payment?.method === 'on-delivery' && paid > refunded
  return { alarmAt, cancelAt: isByHand ? null : cancelAt }
}

/** Where a delivery goes, as the store names it; empty for any other order. */
export function nameZone({ setup }: BoardOrder['order'], store: Store | undefined): string {
  return store === undefined ? '' : (findCartZone(store, setup)?.name ?? '')
}

export function findPromisedMoment(
  { setup, delayMinutes }: BoardOrder['order'],
  store: Store | undefined,
): Instant | null {
  const { mode, date, time } = setup
  // Elsewhere the stored hour is only the moment of the order.
  if (!modeRules[mode].needs.includes('time') || date === null || time === null) return null
  return addMinutes(toInstant(date, time, store?.timeZone ?? defaultTimeZone), delayMinutes)
}
