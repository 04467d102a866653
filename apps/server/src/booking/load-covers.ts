import { type Covers, toCovers } from '@comanda/rules/booking/covers'
import type { SiteId, SittingId } from '@comanda/rules/ids'
import type { Instant, IsoDate } from '@comanda/rules/time/calendar'
import type { Reader } from '../database/database.ts'
import { listRunOutHolds, listSlotCovers } from './booking.repository.ts'

export interface CoversQuestion {
  readonly siteId: SiteId
  readonly sittingIds: readonly SittingId[]
  readonly from: IsoDate
  readonly to: IsoDate
  readonly now: Instant
}

/** Seats taken between two days. The cost grows with the hours offered, not with the bookings made. */
export async function loadCovers(db: Reader, { siteId, sittingIds, now, ...days }: CoversQuestion): Promise<Covers> {
  const key = { siteId, sittingIds: [...sittingIds], ...days }
  return toCovers(...(await Promise.all([listSlotCovers(db, key), listRunOutHolds(db, { siteId, now })])))
}
