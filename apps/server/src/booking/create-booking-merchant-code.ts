import type { createBookingMerchantCode as row } from '@comanda/contract/calls/deposit'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import { priceDeposit } from '@comanda/rules/booking/party'
import type { Handler } from '../call/handler.ts'
import type { CollectsMoney } from '../payment/payments-kit.ts'
import { prepareAttempt } from '../payment/start-attempt.ts'
import { findStore } from '../venue/find-store.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { toDepositOrder } from './deposit-order.ts'
import { holdTable } from './hold-table.ts'

/** The booking is stored and its seats held before there is a card; the venue's rule sets the amount (faults 31). */
export const createBookingMerchantCode: Handler<typeof row, KeepsVenues & CollectsMoney> = async (wish, context) => {
  const { siteId, now, house } = context
  const store = findStore(await house.venues.get(siteId), wish.storeId)
  if (store === undefined) return refusal('store-not-found')
  if (priceDeposit(store.booking, wish.party) === 0) return refusal('payment-method-unknown')
  const held = await holdTable({ store, wish }, context)
  if (isRefusal(held)) return held
  const order = await toDepositOrder(context, { store, booking: held })
  const prepared = await prepareAttempt(house.payments, { ...order, means: { kind: 'choice' }, merchantOrder: null })
  if (isRefusal(prepared)) return prepared
  const { merchantOrder, id: attempt, amount } = prepared
  return { status: 'OK' as const, merchantOrder, id: held.id, attempt, amount, heldUntil: held.heldUntil ?? now }
}
