import type {
  BankSettings,
  getRedsysData as siteRow,
  getStoreRedsysData as storeRow,
} from '@comanda/contract/calls/payment'
import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { StoreId } from '@comanda/rules/ids'
import type { CallContext } from '../call/context.ts'
import type { Handler } from '../call/handler.ts'
import { findAccount } from './payment-account.repository.ts'
import type { PaymentsKit } from './payments-kit.ts'

/** What a browser may know of a venue's bank: who collects, and where the bank's form comes from (PAY-009). */
async function readBank(
  kit: PaymentsKit,
  { database, siteId }: CallContext,
  storeId: StoreId | null,
): Promise<BankSettings | Refusal> {
  const account = await findAccount(database, siteId, { storeId, provider: 'redsys' })
  if (account === undefined) return refusal('payment-unavailable')
  const { merchantCode, terminal, environment } = account
  return { merchantCode: merchantCode ?? '', terminal: terminal ?? '', script: kit.hosts[environment].redsysScript }
}

export function createGetRedsysData(kit: PaymentsKit): Handler<typeof siteRow> {
  return (_request, context) => readBank(kit, context, null)
}

export function createGetStoreRedsysData(kit: PaymentsKit): Handler<typeof storeRow> {
  return ({ storeId }, context) => readBank(kit, context, storeId)
}
