import { toBookingStart } from '@comanda/rules/booking/booking-slots'
import type { SiteId, SittingId } from '@comanda/rules/ids'
import type { Instant, IsoDate, Minute } from '@comanda/rules/time/calendar'
import type { Store } from '@comanda/rules/venue/store'
import type { Reader } from '../database/database.ts'
import { listSittings } from './sitting.repository.ts'

interface Hour {
  readonly sittingId: SittingId
  readonly date: IsoDate
  readonly at: Minute
}

/** Tells of any hour of a store's book when it is: one after midnight falls on the next calendar day. */
export async function readStarts(
  db: Reader,
  { siteId, store }: { readonly siteId: SiteId; readonly store: Store },
): Promise<(hour: Hour) => Instant> {
  const rooms = store.resources.map(({ id }) => id)
  const sittings = new Map((await listSittings(db, siteId, rooms)).map((sitting) => [sitting.id, sitting]))
  return ({ sittingId, date, at }) => toBookingStart(sittings.get(sittingId), { date, at }, store.timeZone)
}
