import { reservas } from '@comanda/demo/reservas/reservas'
import type { BookingState } from '@comanda/rules/booking/booking'
import type { BookingId } from '@comanda/rules/ids'
import type { Instant, IsoDate, Minute } from '@comanda/rules/time/calendar'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countTaken, refusedBy } from '../testing/database/refused-by.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts'
import { booking, sittingSlot, slotLoad } from './schema/booking.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const siteId = reservas.website.id
const [dinner] = reservas.sittings
const [store] = reservas.stores
if (dinner === undefined || store === undefined) throw new Error('the demo has no sitting')
const { id: sittingId, resourceId } = dinner
const at = dinner.slots[0]?.at as Minute
const capacity = dinner.slots[0]?.capacity ?? 0

function bookingRow(date: string, fields: Partial<typeof booking.$inferInsert> = {}): typeof booking.$inferInsert {
  return {
    siteId,
    storeId: store?.id as NonNullable<typeof store>['id'],
    resourceId,
    sittingId,
    date: date as IsoDate,
    at,
    party: 2,
    state: 'confirmed',
    firstName: 'Ana',
    lastName: 'Demo',
    email: 'ana@demo.example',
    phone: '600000001',
    createdAt: testNow as Instant,
    ...fields,
  }
}

async function coversOn(date: string): Promise<number | undefined> {
  const [load] = await database.db
    .select({ covers: slotLoad.covers })
    .from(slotLoad)
    .where(and(eq(slotLoad.siteId, siteId), eq(slotLoad.sittingId, sittingId), eq(slotLoad.date, date as IsoDate)))
  return load?.covers
}

async function book(row: typeof booking.$inferInsert): Promise<BookingId> {
  const [made] = await database.db.insert(booking).values(row).returning({ id: booking.id })
  if (made === undefined) throw new Error('nothing was booked')
  return made.id
}

describe('the seats of a slot', () => {
  it('are sold exactly as often as there are, when a hundred want the last ones (faults 24)', async () => {
    const wanted = Array.from({ length: 100 }, (_, guest) =>
      bookingRow('2026-12-01', {
        party: 1,
        // With a deposit they are held first, without one confirmed at once.
        ...(guest % 2 === 0 ? {} : { state: 'held', heldUntil: (testNow + 600_000) as Instant }),
      }),
    )
    expect(await countTaken(wanted.map((row) => database.db.insert(booking).values(row)))).toBe(capacity)
    expect(await coversOn('2026-12-01')).toBe(capacity)
    const late = database.db.insert(booking).values(bookingRow('2026-12-01', { party: 1 }))
    expect(await refusedBy(late)).toBe('slot_load_within_capacity')
  })

  it('are free again when a booking is cancelled, expires, never comes or is removed', async () => {
    const date = '2026-12-02'
    for (const state of ['cancelled', 'expired', 'no-show'] satisfies BookingState[]) {
      const id = await book(bookingRow(date, { party: capacity }))
      expect(await coversOn(date)).toBe(capacity)
      await database.db.update(booking).set({ state }).where(eq(booking.id, id))
      expect(await coversOn(date)).toBe(0)
    }
    const id = await book(bookingRow(date, { party: capacity }))
    await database.db.delete(booking).where(eq(booking.id, id))
    expect(await coversOn(date)).toBe(0)
  })

  it('stay taken while a held booking is confirmed and seated', async () => {
    const date = '2026-12-03'
    const id = await book(bookingRow(date, { state: 'held', heldUntil: testNow as Instant, party: 3 }))
    for (const state of ['confirmed', 'seated'] satisfies BookingState[]) {
      await database.db.update(booking).set({ state }).where(eq(booking.id, id))
      expect(await coversOn(date)).toBe(3)
    }
  })

  it('follow a booking that grows or moves, and refuse what does not fit (faults 31)', async () => {
    const [date, other] = ['2026-12-04', '2026-12-05']
    const id = await book(bookingRow(date, { party: 2 }))
    await book(bookingRow(date, { party: capacity - 4 }))
    await database.db.update(booking).set({ party: 4 }).where(eq(booking.id, id))
    expect(await coversOn(date)).toBe(capacity)
    const grow = database.db.update(booking).set({ party: 5 }).where(eq(booking.id, id))
    expect(await refusedBy(grow)).toBe('slot_load_within_capacity')
    await database.db
      .update(booking)
      .set({ date: other as IsoDate })
      .where(eq(booking.id, id))
    expect(await coversOn(date)).toBe(capacity - 4)
    expect(await coversOn(other)).toBe(4)
  })

  it('promised before a venue lowered its capacity are kept, but no more are given', async () => {
    const date = '2026-12-06'
    const id = await book(bookingRow(date, { state: 'held', heldUntil: testNow as Instant, party: 6 }))
    const slot = and(eq(sittingSlot.siteId, siteId), eq(sittingSlot.sittingId, sittingId), eq(sittingSlot.at, at))
    await database.db.update(sittingSlot).set({ capacity: 4 }).where(slot)
    await database.db.update(booking).set({ state: 'confirmed' }).where(eq(booking.id, id))
    const more = database.db.insert(booking).values(bookingRow(date, { party: 1 }))
    expect(await refusedBy(more)).toBe('slot_load_within_capacity')
    await database.db.update(booking).set({ state: 'cancelled' }).where(eq(booking.id, id))
    expect(await coversOn(date)).toBe(0)
    await database.db.update(sittingSlot).set({ capacity }).where(slot)
  })

  it('exist only at an hour the sitting has', async () => {
    const write = database.db.insert(booking).values(bookingRow('2026-12-07', { at: 1 as Minute }))
    expect(await refusedBy(write)).toBe('booking_slot_fk')
  })
})

describe('a booking', () => {
  it('is for somebody, and a held one says until when', async () => {
    const write = (fields: Partial<typeof booking.$inferInsert>) =>
      database.db.insert(booking).values(bookingRow('2026-12-08', fields))
    expect(await refusedBy(write({ party: 0 }))).toBe('booking_party_positive')
    expect(await refusedBy(write({ state: 'held' }))).toBe('booking_held_until')
    expect(await refusedBy(write({ state: 'maybe' as never }))).toBe('booking_state_known')
  })
})
