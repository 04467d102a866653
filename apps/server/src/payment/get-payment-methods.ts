import type { getPaymentMethods as row } from '@comanda/contract/calls/payment'
import { listMethods } from '@comanda/payments/server/providers'
import type { StoreId } from '@comanda/rules/ids'
import { deliveryPayments, type OnlinePayment, onlinePayments } from '@comanda/rules/payment/payment-choice'
import type { CallContext } from '../call/context.ts'
import type { Handler } from '../call/handler.ts'
import { listAccounts } from './payment-account.repository.ts'

/** A store can collect online what it has accounts for; at the door it always takes cash and cards (OPEN-109). */
export const getPaymentMethods: Handler<typeof row> = async ({ storeId }, context) => {
  return { online: await listOnlineWays(context, storeId), delivery: [...deliveryPayments] }
}

export async function listOnlineWays(
  { database, siteId }: Pick<CallContext, 'database' | 'siteId'>,
  storeId: StoreId | null,
): Promise<OnlinePayment[]> {
  const accounts = await listAccounts(database, siteId, storeId)
  const open: readonly string[] = accounts.flatMap(({ provider, sealedSecret }) =>
    sealedSecret === null ? [] : [provider],
  )
  return onlinePayments.filter((way) => listMethods(way).some((method) => open.includes(method)))
}
