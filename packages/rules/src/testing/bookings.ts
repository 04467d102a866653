import type { Booking, Sitting } from '../booking/booking.ts'
import { type CoverBooking, type Covers, type SlotCovers, takesSeats, toCovers } from '../booking/covers.ts'
import { type ResourceId, type SittingId, toId } from '../ids.ts'
import { localText } from '../text/local-text.ts'
import { type Instant, weekdays } from '../time/calendar.ts'
import { getIsoDate } from '../time/iso-date.ts'
import { getMinute } from '../time/minute.ts'

/** Sittings and bookings for tests: every day, published and confirmed unless a test says otherwise. */
export function aSitting(
  number: number,
  capacities: Readonly<Record<string, number>>,
  more: Partial<Sitting> = {},
): Sitting {
  return {
    id: toId<SittingId>(number),
    resourceId: toId<ResourceId>(1),
    name: localText(`Sitting ${number}`),
    weekdays,
    published: true,
    endsAt: getMinute('23:00'),
    slots: Object.entries(capacities).map(([hour, capacity]) => ({ at: getMinute(hour), capacity })),
    ...more,
  }
}

export function aBooking(hour: string, party: number, more: Partial<Booking> = {}): Booking {
  return {
    id: toId(`${hour} ${party}`),
    reference: 'ACDEFH',
    storeId: toId(1),
    resourceId: toId<ResourceId>(1),
    sittingId: toId<SittingId>(1),
    date: getIsoDate('2026-11-20'),
    at: getMinute(hour),
    party,
    state: 'confirmed',
    guest: {
      firstName: 'Ana',
      lastName: 'Lopez',
      email: 'ana@example.com',
      phone: '600123456',
      acceptsMarketing: false,
    },
    notes: '',
    customerId: null,
    depositAttemptId: null,
    heldUntil: null,
    ...more,
  }
}

/** The seats these bookings take, counted as the database counts them. */
export function countCovers(bookings: Iterable<CoverBooking>, now: Instant): Covers {
  return toCovers(sumCovers(bookings, now))
}

/** The same as rows. */
export function sumCovers(bookings: Iterable<CoverBooking>, now: Instant): readonly SlotCovers[] {
  const loads = new Map<string, SlotCovers>()
  for (const { sittingId, date, at, party, ...booking } of bookings) {
    if (!takesSeats(booking, now)) continue
    const key = [sittingId, date, at].join()
    loads.set(key, { sittingId, date, at, covers: (loads.get(key)?.covers ?? 0) + party })
  }
  return [...loads.values()]
}
