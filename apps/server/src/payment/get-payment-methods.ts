import type { getPaymentMethods as row } from '@comanda/contract/calls/payment'
import { findMethod } from '@comanda/payments/server/providers'
import { deliveryPayments, onlinePayments } from '@comanda/rules/payment/payment-choice'
import type { Handler } from '../call/handler.ts'
import { listAccounts } from './payment-account.repository.ts'

/** A store can collect online what it has accounts for; at the door it always takes cash and cards (OPEN-109). */
export const getPaymentMethods: Handler<typeof row> = async ({ storeId }, { database, siteId }) => {
  const accounts = await listAccounts(database, siteId, storeId)
  const open = accounts.filter(({ sealedSecret }) => sealedSecret !== null)
  const online = onlinePayments.filter((way) => open.some(({ provider }) => provider === findMethod(way)))
  return { online, delivery: [...deliveryPayments] }
}
