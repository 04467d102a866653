import type { BookedDay } from '@comanda/contract/entities/staff/board-booking'
import type { SiteId } from '@comanda/rules/ids'
import type { IsoDate } from '@comanda/rules/time/calendar'
import { addDays } from '@comanda/rules/time/iso-date'
import { toBusinessDay } from '@comanda/rules/venue/business-day'
import { listStretchDays } from '@comanda/rules/venue/day-stretch'
import type { Store } from '@comanda/rules/venue/store'
import type { Reader } from '../database/database.ts'
import { countBookedHours } from './book.repository.ts'
import type { readStarts } from './time-bookings.ts'

interface CountedBook {
  readonly siteId: SiteId
  readonly store: Store
  readonly starts: Awaited<ReturnType<typeof readStarts>>
}

/** How many bookings and people each of some business days has, one after the other. */
export async function countDays(
  db: Reader,
  { siteId, store, starts }: CountedBook,
  { from, days }: { readonly from: IsoDate; readonly days: number },
): Promise<BookedDay[]> {
  const last = addDays(from, days - 1)
  const pages = { siteId, storeId: store.id, from: addDays(from, -1), to: addDays(last, 1) }
  const hours = Map.groupBy(await countBookedHours(db, pages), (hour) => toBusinessDay(starts(hour), store))
  return listStretchDays({ from, until: last }).map((day) => {
    const ofDay = hours.get(day) ?? []
    const add = (part: 'bookings' | 'people') => ofDay.reduce((sum, hour) => sum + hour[part], 0)
    return { day, bookings: add('bookings'), people: add('people') }
  })
}
