import { findWay } from '@comanda/payments/server/providers'
import type { SiteId } from '@comanda/rules/ids'
import type { Reader } from '../database/database.ts'
import { listPaidAttempts, type PaidThing } from './attempt.repository.ts'

/** The payments that came in for something, as it happened: the oldest first. */
export async function listPayments(db: Reader, siteId: SiteId, thing: PaidThing) {
  const attempts = await listPaidAttempts(db, siteId, thing)
  return attempts.reverse().flatMap(({ id, provider, sessionId, captured }) => {
    const way = findWay(provider)
    return way === undefined ? [] : { id, way, amount: captured, sessionId }
  })
}
