import type { Booking, Sitting } from '@comanda/rules/booking/booking'
import { listSlotStates, toDayState } from '@comanda/rules/booking/booking-slots'
import { toCovers } from '@comanda/rules/booking/covers'
import { type BookingId, type ResourceId, type SittingId, type StoreId, toId } from '@comanda/rules/ids'
import { sumCovers } from '@comanda/rules/testing/bookings'
import { localText } from '@comanda/rules/text/local-text'
import { weekdays } from '@comanda/rules/time/calendar'
import { addDays } from '@comanda/rules/time/iso-date'
import { minute } from '@comanda/rules/time/minute'
import { defaultTimeZone, instant, toStoreMoment } from '@comanda/rules/time/store-moment'
import { listOrderSlots } from '@comanda/rules/venue/order-slots'
import type { Store, WeekSchedule } from '@comanda/rules/venue/store'
import { hold } from './measuring/hold.ts'

/** Slots for 60 days of a venue with 60 tables in 4 rooms, 5 sittings in each, and 10,000 bookings. */
const days = 60
const rooms = 4
const tablesPerRoom = 15
const seatsPerTable = 4
const sittingStarts = [9, 12, 14, 20, 22]
const slotsPerSitting = 6
const bookingCount = 10_000
const rounds = 15
const limitMs = 20

const now = instant(Date.parse('2026-11-15T10:00:00Z'))
const today = toStoreMoment(now, defaultTimeZone).date
const dates = Array.from({ length: days }, (_, ahead) => addDays(today, ahead))

const sittings: Sitting[] = Array.from({ length: rooms }, (_, room) =>
  sittingStarts.map((hour, index) => ({
    id: toId<SittingId>(room * 10 + index),
    resourceId: toId<ResourceId>(room),
    name: localText(`${hour}`),
    weekdays,
    published: true,
    endsAt: minute(hour * 60 + 119),
    slots: Array.from({ length: slotsPerSitting }, (_slot, step) => ({
      at: minute(hour * 60 + step * 15),
      capacity: tablesPerRoom * seatsPerTable,
    })),
  })),
).flat()

const bookings: Booking[] = Array.from({ length: bookingCount }, (_, index) => {
  const sitting = sittings[(index * 7) % sittings.length] as Sitting
  const slot = sitting.slots[(index * 5) % slotsPerSitting] as Sitting['slots'][number]
  return {
    id: toId<BookingId>(`${index}`),
    reference: 'ACDEFH',
    storeId: toId<StoreId>(1),
    resourceId: sitting.resourceId,
    sittingId: sitting.id,
    date: addDays(today, (index * 3) % days),
    at: slot.at,
    party: 1 + (index % 6),
    state: index % 9 === 0 ? 'cancelled' : 'confirmed',
    guest: { firstName: '', lastName: '', email: '', phone: '', acceptsMarketing: false },
    notes: '',
    customerId: null,
    depositAttemptId: null,
    heldUntil: null,
  }
})

const week = Object.fromEntries(
  weekdays.map((weekday) => [
    weekday,
    { active: true, shifts: sittingStarts.map((hour) => ({ from: minute(hour * 60), to: minute(hour * 60 + 119) })) },
  ]),
) as unknown as WeekSchedule
const store: Pick<Store, 'hours' | 'timeZone'> = {
  timeZone: defaultTimeZone,
  hours: {
    openAllDay: false,
    sameDayOnly: false,
    week,
    deliveryWeek: week,
    specialDays: [],
    holidays: [],
    slotMinutes: 15,
    leadMinutes: 30,
    ordersPerSlot: null,
    daysAhead: 60,
  },
}

// The database counts the seats that bookings take.
const taken = sumCovers(bookings, now)

const work: Record<string, () => number> = {
  'every hour of every day, from the covers': () => {
    const room = {
      sittings,
      covers: toCovers(taken),
      party: 4,
      now,
      timeZone: defaultTimeZone,
      specialDays: [],
    }
    return dates.flatMap((date) => listSlotStates(room, date)).reduce((sum, { slots }) => sum + slots.length, 0)
  },
  'free or full for every day, from the covers': () => {
    const room = {
      sittings,
      covers: toCovers(taken),
      party: 4,
      now,
      timeZone: defaultTimeZone,
      specialDays: [],
    }
    return dates.filter((date) => toDayState(room, date) === 'free').length
  },
  'ordering slots of every day': () =>
    dates.reduce((sum, date) => sum + listOrderSlots({ store, mode: 'pickup', now }, date).length, 0),
}

console.log(`${days} days, ${rooms * tablesPerRoom} tables, ${sittings.length} sittings, ${bookingCount} bookings`)
for (const [name, run] of Object.entries(work)) {
  const times: number[] = []
  let found = 0
  for (let round = 0; round < rounds + 3; round++) {
    const start = performance.now()
    found = run()
    // The first rounds include compiling.
    if (round >= 3) times.push(performance.now() - start)
  }
  const median = times.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN
  const over = hold({
    what: `${name}, ms`,
    figure: median.toFixed(2),
    limit: String(limitMs),
    isHeld: median <= limitMs,
  })
  console.log(`${median.toFixed(2).padStart(8)} ms median (limit ${limitMs} ms)${over}  ${name}: ${found}`)
}
