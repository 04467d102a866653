import type {
  BankSettings,
  getRedsysData as siteRow,
  getStoreRedsysData as storeRow,
} from '@comanda/contract/calls/payment'
import { type Refusal, refusal } from '@comanda/contract/refusals'
import { findProvider, getMethod } from '@comanda/payments/server/providers'
import type { StoreId } from '@comanda/rules/ids'
import type { CallContext } from '../call/context.ts'
import type { Handler } from '../call/handler.ts'
import { findAccount, toPublicAccount } from './payment-account.repository.ts'
import type { CollectsMoney } from './payments-kit.ts'

/**
 * The facts of a venue's bank that a browser may know: who collects, and where the bank's form is loaded from
 * (PAY-009).
 */
async function readBank(
  { database, siteId, house }: CallContext<CollectsMoney>,
  storeId: StoreId | null,
): Promise<BankSettings | Refusal> {
  const provider = getMethod('new')
  const account = await findAccount(database, siteId, { storeId, provider })
  if (account === undefined) return refusal('payment-unavailable')
  const place = house.payments.places[account.environment]
  return findProvider(provider)?.formSettings?.(toPublicAccount(account), place) ?? refusal('payment-unavailable')
}

export const getRedsysData: Handler<typeof siteRow, CollectsMoney> = (_request, context) => readBank(context, null)

export const getStoreRedsysData: Handler<typeof storeRow, CollectsMoney> = ({ storeId }, context) =>
  readBank(context, storeId)
