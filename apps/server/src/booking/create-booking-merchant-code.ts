import type { createBookingMerchantCode as row } from '@comanda/contract/calls/booking'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import { priceDeposit } from '@comanda/rules/booking/party'
import type { Handler } from '../call/handler.ts'
import { prepareAttempt } from '../payment/start-attempt.ts'
import { findStore } from '../venue/find-store.ts'
import { type DepositParts, toDepositOrder } from './deposit-order.ts'
import { holdTable } from './hold-table.ts'

/** The booking is stored and its seats held before there is a card; the amount is the venue's rule (faults 31). */
export function createCreateBookingMerchantCode(parts: DepositParts): Handler<typeof row> {
  return async (wish, context) => {
    const store = findStore(await parts.venues.get(context.siteId), wish.storeId)
    if (store === undefined) return refusal('store-not-found')
    if (priceDeposit(store.booking, wish.party) === 0) return refusal('payment-method-unknown')
    const held = await holdTable({ store, wish }, context)
    if (isRefusal(held)) return held
    const order = await toDepositOrder(parts, { store, booking: held, context })
    const prepared = await prepareAttempt(parts.kit, { ...order, means: { kind: 'choice' }, merchantOrder: null })
    if (isRefusal(prepared)) return prepared
    const { merchantOrder, id: attempt, amount } = prepared
    return { status: 'OK' as const, merchantOrder, id: held.id, attempt, amount }
  }
}
