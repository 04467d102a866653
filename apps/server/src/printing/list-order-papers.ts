import type { CartId, SiteId } from '@comanda/rules/ids'
import type { Reader } from '../database/database.ts'
import { listPapersOfCart } from './print-job.repository.ts'

/** What the kitchen was given on paper of all that a cart sent, the oldest first. */
export async function listOrderPapers(db: Reader, siteId: SiteId, cartId: CartId) {
  return (await listPapersOfCart(db, siteId, cartId)).map(({ job, station, printer }) => ({
    paperId: job.id,
    routeId: job.routeId,
    station: station ?? '',
    printer: printer ?? '',
    state: job.state,
    isCopy: job.isCopy,
    at: job.wantedAt,
  }))
}
