import { findProvider, findWay } from '@comanda/payments/server/providers'
import type { SiteId } from '@comanda/rules/ids'
import type { Reader } from '../database/database.ts'
import { listPaidAttempts, type PaidThing } from './attempt.repository.ts'
import { listRefunds } from './ledger.repository.ts'

export type OrderMoney = Awaited<ReturnType<typeof listOrderMoney>>[number]

/** The payments of something with all that was asked back of each, the oldest first. */
export async function listOrderMoney(db: Reader, siteId: SiteId, thing: PaidThing) {
  const attempts = (await listPaidAttempts(db, siteId, thing)).reverse()
  const ids = attempts.map(({ id }) => id)
  const refunds = await listRefunds(db, siteId, ids)
  return attempts.flatMap(({ id, provider, captured, refunded, settledAt, createdAt }) => {
    const way = findWay(provider)
    if (way === undefined) return []
    return {
      id,
      way,
      isByHand: findProvider(provider)?.isByHand === true,
      amount: captured,
      refunded,
      at: settledAt ?? createdAt,
      refunds: refunds.filter(({ attemptId }) => attemptId === id),
    }
  })
}
