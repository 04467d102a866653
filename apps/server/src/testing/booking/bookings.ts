import type { BookingWish } from '@comanda/contract/entities/booking'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { resourceIds } from '@comanda/demo/casa-comanda/tables'
import type { Guest } from '@comanda/rules/booking/booking'
import { type ResourceId, type SittingId, toId } from '@comanda/rules/ids'
import { getIsoDate } from '@comanda/rules/time/iso-date'
import { getMinute } from '@comanda/rules/time/minute'

let count = 0

/** A new guest each time. */
export function aGuest(more: Partial<Guest> = {}): Guest {
  count += 1
  return {
    firstName: 'Marta',
    lastName: 'Prueba',
    email: `guest${count}@demo.example`,
    phone: `6${String(10_000_000 + count)}`,
    acceptsMarketing: false,
    ...more,
  }
}

/** Dinner in the room of Centro, three days after the tests' day: no deposit, sixteen seats an hour. */
export function aWish(more: Partial<BookingWish> = {}): BookingWish {
  return {
    storeId: storeIds.centro,
    resourceId: toId<ResourceId>(resourceIds.centro.room),
    sittingId: toId<SittingId>(102),
    date: getIsoDate('2026-11-21'),
    at: getMinute('21:00'),
    party: 2,
    notes: '',
    guest: aGuest(),
    depositAttemptId: null,
    ...more,
  }
}
