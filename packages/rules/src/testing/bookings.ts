import type { Booking, Sitting } from '../booking/booking.ts'
import { type ResourceId, type SittingId, toId } from '../ids.ts'
import { localText } from '../text/local-text.ts'
import { weekdays } from '../time/calendar.ts'
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
