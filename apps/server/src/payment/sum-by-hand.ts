import { findProvider } from '@comanda/payments/server/providers'
import type { CartId, OrderId, SiteId } from '@comanda/rules/ids'
import { type Cents, cents } from '@comanda/rules/money/cents'
import type { Tx } from '../database/database.ts'
import { listPaidAttempts } from './attempt.repository.ts'
import { listRefunds } from './ledger.repository.ts'

interface PaidOrder {
  readonly siteId: SiteId
  readonly id: OrderId
  readonly cartId: CartId
  readonly cartVersion: number
}

/** How much of what an order has paid was taken by hand and is still with the venue: only a person can give it back. */
export async function sumByHand(tx: Tx, order: PaidOrder): Promise<Cents> {
  const { siteId, id: orderId, cartId, cartVersion } = order
  const paid = await listPaidAttempts(tx, siteId, { orderId, cartId, cartVersion })
  const byHand = paid.filter(({ provider }) => findProvider(provider)?.isByHand)
  const refunds = await listRefunds(
    tx,
    siteId,
    byHand.map(({ id }) => id),
  )
  const back = refunds.reduce((sum, { state, amount }) => (state === 'failed' ? sum : sum + amount), 0)
  return cents(byHand.reduce((sum, { captured }) => sum + captured, 0) - back)
}
