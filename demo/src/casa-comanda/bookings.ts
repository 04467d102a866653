import { type BookingId, type ResourceId, type SittingId, type StoreId, toId } from '@comanda/rules/ids'
import { getMinute } from '@comanda/rules/time/minute'
import type { DemoBooking } from '../demo-site.ts'
import { storeIds } from './stores.ts'
import { resourceIds } from './tables.ts'

interface BookingSheet {
  readonly n: number
  readonly store: StoreId
  readonly resource: number
  readonly sitting: number
  readonly daysAhead: number
  readonly hour: string
  readonly party: number
}

function booking(sheet: BookingSheet): DemoBooking {
  return {
    id: toId<BookingId>(`d0000000-0000-4000-8000-0000000c${String(sheet.n).padStart(4, '0')}`),
    reference: `DEMC${'ACDEFHJKLMNPRTWX'.charAt(sheet.n)}A`,
    storeId: sheet.store,
    resourceId: toId<ResourceId>(sheet.resource),
    sittingId: toId<SittingId>(sheet.sitting),
    daysAhead: sheet.daysAhead,
    at: getMinute(sheet.hour),
    party: sheet.party,
    state: 'confirmed',
    guest: {
      firstName: 'Reserva',
      lastName: `Demo ${sheet.n}`,
      email: `reserva${sheet.n}@demo.example`,
      phone: `6000001${String(sheet.n).padStart(2, '0')}`,
      acceptsMarketing: false,
    },
    notes: '',
    customerId: null,
    depositAttemptId: null,
    heldUntil: null,
  }
}

const terrace = { store: storeIds.centro, resource: resourceIds.centro.terrace, sitting: 103 }
const room = { store: storeIds.centro, resource: resourceIds.centro.room, sitting: 102 }

/** Tomorrow the terrace is full at 14:00 and 14:30; the room has a few guests. */
export const bookings: readonly DemoBooking[] = [
  booking({ n: 1, ...terrace, daysAhead: 1, hour: '14:00', party: 4 }),
  booking({ n: 2, ...terrace, daysAhead: 1, hour: '14:00', party: 4 }),
  booking({ n: 3, ...terrace, daysAhead: 1, hour: '14:30', party: 6 }),
  booking({ n: 4, ...terrace, daysAhead: 1, hour: '14:30', party: 2 }),
  booking({ n: 5, ...room, daysAhead: 1, hour: '21:00', party: 5 }),
  booking({ n: 6, ...room, daysAhead: 2, hour: '21:30', party: 2 }),
]
