import type { SiteId } from '@comanda/rules/ids'
import { findAnswerTimes } from '@comanda/rules/order/answer-wait'
import type { Instant } from '@comanda/rules/time/calendar'
import { addMinutes } from '@comanda/rules/time/store-moment'
import type { Reader } from '../database/database.ts'
import { findStore } from '../venue/find-store.ts'
import type { VenuesSnapshot } from '../venue/load-venues.ts'
import { listWaitingOrders, type WaitingOrder } from './order-board.repository.ts'

export interface UnansweredOrder extends WaitingOrder {
  /** Whether it has waited so long that it is cancelled. */
  readonly isOver: boolean
}

interface Asking {
  readonly readVenues: (siteId: SiteId) => Promise<VenuesSnapshot>
  readonly now: Instant
}

/** The orders of all sites for whose answer the staff have had their minutes (DAY-098). */
export async function listUnanswered(db: Reader, { readVenues, now }: Asking): Promise<UnansweredOrder[]> {
  const waiting = await listWaitingOrders(db, addMinutes(now, -1))
  const siteIds = [...new Set(waiting.map(({ order }) => order.siteId))]
  const venues = new Map(await Promise.all(siteIds.map(async (siteId) => [siteId, await readVenues(siteId)] as const)))
  return waiting.flatMap((one) => {
    const { siteId, storeId, setup, placedAt } = one.order
    const snapshot = venues.get(siteId)
    const store = snapshot && findStore(snapshot, storeId)
    const { alarmAt, cancelAt } = findAnswerTimes({ setup, placedAt }, one.limits, store)
    return alarmAt <= now ? [{ ...one, isOver: cancelAt <= now }] : []
  })
}
