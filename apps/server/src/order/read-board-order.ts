import type { ReplyOf } from '@comanda/contract/call'
import type { moveOrder } from '@comanda/contract/calls/staff/orders'
import type { OrderId, SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Reader } from '../database/database.ts'
import { readPaperState } from '../printing/read-paper-state.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { getBoardOrder } from './order-board.repository.ts'
import { toBoardOrder } from './to-board-order.ts'

/** An order as a board shows it, after a change of it. */
export async function readBoardOrder(
  db: Reader,
  { siteId, house, now }: { readonly siteId: SiteId; readonly house: KeepsVenues; readonly now: Instant },
  orderId: OrderId,
): Promise<ReplyOf<typeof moveOrder>> {
  const { stores } = await house.venues.get(siteId)
  const found = await getBoardOrder(db, siteId, orderId)
  const { offPaper } = await readPaperState(db, { siteId, storeId: found.order.storeId, now })
  return toBoardOrder(found, { stores, offPaper })
}
