import type { getPaymentMethods as row } from '@comanda/contract/calls/payment'
import { listMethods } from '@comanda/payments/server/providers'
import type { StoreId } from '@comanda/rules/ids'
import { deliveryPayments, isCardWay, type OnlinePayment, onlinePayments } from '@comanda/rules/payment/payment-choice'
import type { CallContext } from '../call/context.ts'
import type { Handler } from '../call/handler.ts'
import { listAccounts } from './payment-account.repository.ts'

/** A store can collect online what it has accounts for; at the door it always takes cash and cards (OPEN-109). */
export const getPaymentMethods: Handler<typeof row> = async ({ storeId }, context) => {
  return { online: await listOnlineWays(context, storeId), delivery: [...deliveryPayments] }
}

/** Wallets first; then the cards, that of the store's first account before the others. */
export async function listOnlineWays(
  { database, siteId }: Pick<CallContext, 'database' | 'siteId'>,
  storeId: StoreId | null,
): Promise<OnlinePayment[]> {
  const accounts = await listAccounts(database, siteId, storeId)
  const open: readonly string[] = accounts.flatMap(({ provider, sealedSecret }) =>
    sealedSecret === null ? [] : [provider],
  )
  const ranked = onlinePayments.flatMap((way) => {
    const places = listMethods(way).map((method) => open.indexOf(method))
    const found = places.filter((place) => place >= 0)
    return found.length === 0 ? [] : [{ way, place: isCardWay(way) ? Math.min(...found) : -1 }]
  })
  return ranked.toSorted((one, other) => one.place - other.place).map(({ way }) => way)
}
