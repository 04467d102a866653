import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reservas } from '@comanda/demo/reservas/reservas'
import type { Sitting } from '@comanda/rules/booking/booking'
import { toDayState } from '@comanda/rules/booking/booking-slots'
import { type ResourceId, type SittingId, toId } from '@comanda/rules/ids'
import { localText } from '@comanda/rules/text/local-text'
import { weekdays } from '@comanda/rules/time/calendar'
import { addDays } from '@comanda/rules/time/iso-date'
import { minute } from '@comanda/rules/time/minute'
import { defaultTimeZone, instant, toStoreMoment } from '@comanda/rules/time/store-moment'
import { and, between, eq } from 'drizzle-orm'
import { listOfferedSittings } from '../apps/server/src/booking/list-offered-sittings.ts'
import { loadCovers } from '../apps/server/src/booking/load-covers.ts'
import { openDatabase } from '../apps/server/src/database/database.ts'
import { migrateDatabase } from '../apps/server/src/database/migrate.ts'
import { booking, sitting, sittingSlot } from '../apps/server/src/database/schema/booking.ts'
import { insertSite } from './measuring/bench-sites.ts'
import { hold } from './measuring/hold.ts'
import { readDatabaseCpu } from './measuring/processes.ts'
import { median, stealMeter } from './measuring/rounds.ts'

/** Which days of a month are free, in a venue with 60 tables and 10,000 bookings, compared with one scan of them. */
const days = 30
const bookingCount = 10_000
const seatsPerRoom = 15 * 4
const sittingStarts = [9, 12, 14, 20, 22]
const slotsPerSitting = 6
const rounds = 7
const repeats = 8
const budget = 5

const now = instant(Date.parse('2026-11-15T10:00:00Z'))
const today = toStoreMoment(now, defaultTimeZone).date
const [from, to] = [today, addDays(today, days - 1)]
const dates = Array.from({ length: days }, (_, ahead) => addDays(today, ahead))
const siteId = reservas.website.id
const like = reservas.stores[0]
const likeRoom = like?.resources[0]
if (like === undefined || likeRoom === undefined) throw new Error('the demo has no room')
const resources = [1, 2, 3, 4].map((id) => ({
  ...likeRoom,
  id: toId<ResourceId>(id),
  positions: Array.from({ length: 15 }, (_, at) => ({ number: at + 1, alias: null, seats: 4 })),
}))
const store = { ...like, resources }

const sittings: Sitting[] = resources.flatMap(({ id: resourceId }, room) =>
  sittingStarts.map((hour, index) => ({
    id: toId<SittingId>(room * 10 + index + 1),
    resourceId,
    name: localText(`${hour}`),
    weekdays,
    published: true,
    endsAt: minute(hour * 60 + 119),
    slots: Array.from({ length: slotsPerSitting }, (_, step) => ({
      at: minute(hour * 60 + step * 15),
      capacity: seatsPerRoom,
    })),
  })),
)

const folder = mkdtempSync(join(tmpdir(), 'comanda-bench-'))
// As root the database runs under its own account, which must be able to reach its folder.
chmodSync(folder, 0o711)
const database = await openDatabase({ dataDir: join(folder, 'database') })
try {
  const { db } = database
  await migrateDatabase(database.url)
  await insertSite(db, { ...reservas, stores: [store], sittings: [], bookings: [] })
  await fill()
  await database.pool.query('vacuum analyze')
  await compare()
} finally {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
}

async function fill(): Promise<void> {
  const { db } = database
  await db
    .insert(sitting)
    .values(sittings.map(({ slots: _, weekdays: open, ...row }) => ({ siteId, ...row, weekdays: [...open] })))
  await db
    .insert(sittingSlot)
    .values(sittings.flatMap(({ id, slots }) => slots.map((slot) => ({ siteId, sittingId: id, ...slot }))))
  const rows = Array.from({ length: bookingCount }, (_, index) => {
    const taken = sittings[index % sittings.length] as Sitting
    return {
      siteId,
      // Of ten thousand that the database draws, some are the same, and it draws none again by itself.
      reference: `B${String(index).padStart(5, '0')}`,
      storeId: store.id,
      resourceId: taken.resourceId,
      sittingId: taken.id,
      date: addDays(today, Math.floor(index / (sittings.length * slotsPerSitting)) % days),
      at: taken.slots[Math.floor(index / sittings.length) % slotsPerSitting]?.at ?? minute(0),
      party: 1 + (index % 4),
      state: index % 9 === 0 ? ('cancelled' as const) : ('confirmed' as const),
      firstName: 'Reserva',
      lastName: `Demo ${index}`,
      email: `reserva${index}@demo.example`,
      phone: `+346${String(index).padStart(8, '0')}`,
      createdAt: now,
    }
  })
  for (let start = 0; start < rows.length; start += 1000)
    await db.insert(booking).values(rows.slice(start, start + 1000))
}

/** What a guest is told: the sittings, the seats taken, and a state for every day. */
async function availability(): Promise<number> {
  const offered = await listOfferedSittings(database.db, siteId, store)
  const covers = await loadCovers(database.db, { siteId, sittingIds: offered.map(({ id }) => id), from, to, now })
  const room = { sittings: offered, covers, party: 4, now, timeZone: defaultTimeZone, specialDays: [] }
  return dates.filter((date) => toDayState(room, date) === 'free').length
}

/** The least possible work: reading what was booked. */
async function scan(): Promise<number> {
  const { sittingId, date, at, party, state, heldUntil } = booking
  const rows = await database.db
    .select({ sittingId, date, at, party, state, heldUntil })
    .from(booking)
    .where(and(eq(booking.siteId, siteId), eq(booking.storeId, store.id), between(date, from, to)))
  return rows.length
}

async function compare(): Promise<void> {
  const works = [scan, availability]
  const figures = works.map((): number[] => [])
  const steal = stealMeter()
  for (const work of works) for (let warmUp = 0; warmUp < repeats; warmUp += 1) await work()
  for (let round = 0, tries = 0; round < rounds && tries < rounds * 3; tries += 1) {
    const costs: number[] = []
    for (const work of works) costs.push(await measure(work))
    if (steal() > 0.1 && tries - round < rounds) continue
    for (const [index, cost] of costs.entries()) figures[index]?.push(cost)
    round += 1
  }
  const [scanned = Number.NaN, answered = Number.NaN] = figures.map(median)
  const ratio = answered / scanned
  console.log(`Availability of ${days} days, 60 tables, ${bookingCount} bookings, CPU ms of process and database`)
  console.log(`  one scan of ${await scan()} bookings   ${scanned.toFixed(2)} ms`)
  console.log(`  which of the days are free    ${answered.toFixed(2)} ms   ${await availability()} free`)
  const what = 'availability ÷ one scan of the bookings'
  const over = hold({ what, figure: ratio.toFixed(2), limit: String(budget), isHeld: ratio <= budget })
  console.log(`  ratio ${ratio.toFixed(2)}  (limit ${budget})${over}`)
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  const read = () => process.cpuUsage()
  const [before, databaseBefore] = [read(), readDatabaseCpu(join(folder, 'database'))]
  for (let run = 0; run < repeats; run += 1) await work()
  const after = read()
  const own = (after.user + after.system - before.user - before.system) / 1_000
  return (own + readDatabaseCpu(join(folder, 'database')) - databaseBefore) / repeats
}
