import type { getPaymentMethods as row } from '@comanda/contract/calls/payment'
import { providerTable } from '@comanda/payments/server/provider-table'
import { cardlessPayments, deliveryPayments } from '@comanda/rules/payment/payment-choice'
import type { Handler } from '../call/handler.ts'
import { listAccounts } from './payment-account.repository.ts'
import { isChargeMethod } from './payments-kit.ts'

/** What a store can collect online is what it has accounts for; at the door cash and cards are always taken (OPEN-109). */
export const getPaymentMethods: Handler<typeof row> = async ({ storeId }, { database, siteId }) => {
  const accounts = await listAccounts(database, siteId, storeId)
  const isOpen = (provider: string) =>
    accounts.some((account) => account.provider === provider && account.sealedSecret !== null)
  const online = Object.entries(cardlessPayments)
    .filter(([, { provider }]) => isOpen(provider) && isChargeMethod(provider) && providerTable[provider] !== undefined)
    .map(([value]) => value)
  return { online, delivery: [...deliveryPayments] }
}
