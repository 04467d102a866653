import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { resourceIds } from '@comanda/demo/casa-comanda/tables'
import { type BookingId, type ResourceId, type SittingId, toId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import type { Instant } from '@comanda/rules/time/calendar'
import { getIsoDate } from '@comanda/rules/time/iso-date'
import { getMinute } from '@comanda/rules/time/minute'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { booking, bookingStateChange, slotLoad } from '../database/schema/booking.ts'
import { outboxMessage } from '../database/schema/outbox.ts'
import { visitorSession } from '../database/schema/session.ts'
import { transact } from '../database/transact.ts'
import { aGuest } from '../testing/booking/bookings.ts'
import { sessionRow, siteId } from '../testing/database/rows.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts'
import { loadVenues } from '../venue/load-venues.ts'
import { saveBooking } from './booking.repository.ts'
import { createBookingSubject } from './booking-subject.ts'
import { expireHolds } from './expire-holds.job.ts'
import { expireHoldsOf, releaseHolds } from './hold.repository.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

const now = testNow as Instant
const heldUntil = (now + 600_000) as Instant
const seats = 12
const place = {
  storeId: storeIds.malasana,
  resourceId: toId<ResourceId>(resourceIds.malasana.room),
  sittingId: toId<SittingId>(202),
  date: getIsoDate('2026-11-21'),
  at: getMinute('21:00'),
}

/** A table held while its deposit is being paid. */
function hold(party: number, more: Partial<Parameters<typeof saveBooking>[1]> = {}): Promise<BookingId> {
  return transact(database.db, (tx) =>
    saveBooking(tx, {
      siteId,
      ...place,
      party,
      state: 'held',
      heldUntil,
      guest: aGuest({ email: 'fianza@demo.example' }),
      notes: '',
      customerId: null,
      sessionId: null,
      language: 'fr',
      deposit: cents(1000 * party),
      cancelKeyHash: null,
      createdAt: now,
      ...more,
    }).then(({ id }) => id),
  )
}

type Attempt = Parameters<ReturnType<typeof createBookingSubject>['give']>[1]

/** The bank's yes arrives. */
function confirm(bookingId: BookingId, at: Instant = now) {
  const venues = { get: (site: typeof siteId) => loadVenues(database.db, site) }
  const subject = createBookingSubject({ venues, now: () => at })
  const attempt = { siteId, bookingId, resume: { origin: 'https://casa.example' } } as Attempt
  return transact(database.db, async (tx) => {
    await subject.lock(tx, attempt)
    return subject.give(tx, attempt, at)
  })
}

const stateOf = async (id: BookingId) => (await database.db.select().from(booking).where(eq(booking.id, id)))[0]?.state
const covers = async () =>
  (await database.db.select().from(slotLoad).where(eq(slotLoad.sittingId, place.sittingId)))[0]?.covers
const later = (minutes: number) => (now + minutes * 60_000) as Instant

describe('a paid deposit', () => {
  it('confirms the table it was held for, once, and mails the guest in their language', async () => {
    const id = await hold(2)
    expect(await confirm(id)).toBe('given')
    expect(await confirm(id)).toBe('already-paid')
    const mails = await database.db.select().from(outboxMessage)
    const toGuest = mails.filter(({ recipient, dueAt }) => recipient === 'fianza@demo.example' && dueAt === null)
    expect(toGuest).toHaveLength(1)
    // The other one is the reminder, which leaves the day before.
    expect(mails.filter(({ recipient }) => recipient === 'fianza@demo.example')).toHaveLength(2)
    expect(toGuest[0]?.body).toContain('Votre table pour 2 personnes : samedi 21 novembre à 21:00.')
    expect(toGuest[0]?.body).toContain('Acompte payé : 20,00\u00a0€')
    expect(toGuest[0]?.body).toContain('https://casa.example/booking/complete#')
    const moves = await database.db
      .select()
      .from(bookingStateChange)
      .where(eq(bookingStateChange.bookingId, id))
      .orderBy(bookingStateChange.id)
    expect(moves.map(({ to }) => to)).toEqual(['held', 'confirmed'])
    expect(await covers()).toBe(2)
  })

  it('that comes late still gets the seats while nobody else has them', async () => {
    const id = await hold(seats)
    await expireHolds(database.db, later(10))
    expect(await stateOf(id)).toBe('expired')
    expect(await covers()).toBe(0)
    expect(await confirm(id, later(11))).toBe('given')
    expect(await covers()).toBe(seats)
  })

  it('that comes late does not take seats that others have meanwhile (faults 24)', async () => {
    const late = await hold(seats)
    await transact(database.db, (tx) => expireHoldsOf(tx, { siteId, ...place, now: later(10) }))
    const quick = await hold(1, { state: 'confirmed', heldUntil: null })
    expect(await confirm(late, later(11))).toBe('gone')
    expect([await stateOf(late), await stateOf(quick)]).toEqual(['expired', 'confirmed'])
    expect(await covers()).toBe(1)
  })

  it('for the same last seats is given to one of two late ones', async () => {
    const one = await hold(seats)
    await expireHolds(database.db, later(10))
    const other = await hold(seats, { heldUntil: later(20) })
    await expireHolds(database.db, later(20))
    const outcomes = await Promise.all([confirm(one, later(21)), confirm(other, later(21))])
    expect(outcomes.toSorted()).toEqual(['given', 'gone'])
    expect(await covers()).toBe(seats)
  })

  it('buys nothing after the guest cancelled, or after the hour', async () => {
    const cancelled = await hold(2)
    await database.db.update(booking).set({ state: 'cancelled' }).where(eq(booking.id, cancelled))
    expect(await confirm(cancelled)).toBe('gone')
    const past = await hold(2)
    await expireHolds(database.db, later(10))
    expect(await confirm(past, Date.parse('2026-11-21T21:00:01+01:00') as Instant)).toBe('gone')
  })
})

describe('a hold', () => {
  it('lasts ten minutes, and its seats are then free again', async () => {
    const id = await hold(3)
    await expireHolds(database.db, (heldUntil - 1) as Instant)
    expect([await stateOf(id), await covers()]).toEqual(['held', 3])
    await expireHolds(database.db, heldUntil)
    expect([await stateOf(id), await covers()]).toEqual(['expired', 0])
  })

  it('is let go when its visitor begins anew, and only theirs', async () => {
    const [mine, theirs] = [sessionRow(), sessionRow()]
    await database.db.insert(visitorSession).values([mine, theirs])
    const held = await hold(2, { sessionId: mine.id })
    const other = await hold(2, { sessionId: theirs.id })
    await transact(database.db, (tx) => releaseHolds(tx, { siteId, sessionId: mine.id, now }))
    expect([await stateOf(held), await stateOf(other)]).toEqual(['expired', 'held'])
  })
})
