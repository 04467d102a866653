import type { getStripeData as row } from '@comanda/contract/calls/payment'
import { refusal } from '@comanda/contract/refusals'
import { findProvider, getMethod } from '@comanda/payments/server/providers'
import type { Handler } from '../call/handler.ts'
import { findAccount, toPublicAccount } from './payment-account.repository.ts'
import type { CollectsMoney } from './payments-kit.ts'

/**
 * The facts that a browser may know of a venue's account at the card provider: its public key, and where the field
 * comes from.
 */
export const getStripeData: Handler<typeof row, CollectsMoney> = async ({ storeId }, { database, siteId, house }) => {
  const provider = getMethod('stripe')
  const account = await findAccount(database, siteId, { storeId, provider })
  if (account === undefined) return refusal('payment-unavailable')
  const place = house.payments.places[account.environment]
  return findProvider(provider)?.fieldSettings?.(toPublicAccount(account), place) ?? refusal('payment-unavailable')
}
