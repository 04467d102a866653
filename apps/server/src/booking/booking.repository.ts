import type { Booking, BookingState } from '@comanda/rules/booking/booking'
import type { CallOffReason } from '@comanda/rules/booking/call-off'
import type { BookingRequest } from '@comanda/rules/booking/check-booking'
import type { CoverBooking, SlotCovers } from '@comanda/rules/booking/covers'
import type { BookingId, CustomerId, SessionId, SiteId, SittingId, StaffId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { LanguageCode } from '@comanda/rules/text/language'
import type { Instant, IsoDate } from '@comanda/rules/time/calendar'
import { and, between, desc, eq, gt, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import { hotInsert } from '../database/hot-insert.ts'
import { booking, bookingStateChange, slotLoad } from '../database/schema/booking.ts'
import { publishBooking } from './publish-booking.ts'

export interface StoredBooking extends Omit<Booking, 'depositAttemptId'> {
  readonly siteId: SiteId
  readonly sessionId: SessionId | null
  /** The booking that this row is a change of, while that change is being paid for. */
  readonly changesId: BookingId | null
  readonly language: LanguageCode
  readonly deposit: Cents
  readonly cancelKeyHash: Uint8Array | null
  readonly callOffReason: CallOffReason | null
  readonly version: number
  readonly createdAt: Instant
}

type Given = 'id' | 'reference' | 'changesId' | 'callOffReason' | 'version'
export type NewBooking = Omit<StoredBooking, Given> & { readonly changesId?: BookingId }

/** What is only held, or was never paid, is in no host's book. */
const outsideTheBook = ['held', 'expired'] as const satisfies readonly BookingState[]

function isInBook(state: BookingState): boolean {
  return !outsideTheBook.some((outside) => outside === state)
}

/** The bookings that a host sees; a change that is being paid for is none. */
export function standsInBook(siteId: SiteId) {
  return and(isWhole(siteId), notInArray(booking.state, [...outsideTheBook]))
}

const referenceTries = 5

/** The database draws the reference; the rare one that is taken already is drawn again. */
export async function saveBooking(tx: Tx, row: NewBooking): Promise<StoredBooking> {
  const { guest, ...fields } = row
  for (let tries = 0; tries < referenceTries; tries++) {
    const saved = await newBooking.save(tx, { ...fields, ...guest })
    if (saved === undefined) continue
    leaveMove(tx, { siteId: row.siteId, bookingId: saved.id, from: null, to: row.state, at: row.createdAt })
    const stored = toStored(saved)
    if (isInBook(stored.state)) await publishBooking(tx, { ...stored, version: 0 })
    return stored
  }
  throw new Error('the booking was not stored')
}

/** Of what must be unique, only a reference can be taken: the database draws the number of a booking too. */
const newBooking = hotInsert(booking, { keepsFirst: true })
const newMove = hotInsert(bookingStateChange)

/** Every move is recorded, in the transaction that makes it. */
export function leaveMove(tx: Tx, move: typeof bookingStateChange.$inferInsert): void {
  newMove.leave(tx, move)
}

/** Locked, so that only one caller at a time decides about a booking. */
export async function lockBooking(tx: Tx, siteId: SiteId, id: BookingId): Promise<StoredBooking | undefined> {
  const [row] = await tx.select().from(booking).where(byId(siteId, id)).for('update')
  return row && toStored(row)
}

export async function findBooking(db: Reader, siteId: SiteId, id: BookingId): Promise<StoredBooking | undefined> {
  const [row] = await db.select().from(booking).where(byId(siteId, id))
  return row && toStored(row)
}

/** The table a visitor holds while paying: one at a time, and only until the hold expires. */
export async function findHeldBooking(
  db: Reader,
  siteId: SiteId,
  sessionId: SessionId,
  now: Instant,
): Promise<StoredBooking | undefined> {
  const [row] = await db
    .select()
    .from(booking)
    .where(
      and(
        eq(booking.siteId, siteId),
        eq(booking.sessionId, sessionId),
        eq(booking.state, 'held'),
        gt(booking.heldUntil, now),
      ),
    )
  return row && toStored(row)
}

/** Changes who comes and their notes; place and time stay as they were. */
export async function saveGuest(tx: Tx, { siteId, id, guest, notes, language }: StoredBooking): Promise<void> {
  await tx
    .update(booking)
    .set({ ...guest, notes, language })
    .where(and(byId(siteId, id), eq(booking.state, 'held')))
}

export interface BookingMove {
  readonly to: BookingState
  readonly at: Instant
  readonly staffId?: StaffId | null
  readonly callOffReason?: CallOffReason
}

/**
 * A trigger counts the seats; a move that needs more seats than there are is refused by `slot_load`. Every host's board
 * hears of it.
 */
export async function saveBookingMove(tx: Tx, from: StoredBooking, move: BookingMove): Promise<void> {
  const { siteId, id: bookingId, state, version } = from
  const { to, at, staffId = null, callOffReason = null } = move
  await tx
    .update(booking)
    .set({ state: to, callOffReason, version: version + 1 })
    .where(byId(siteId, bookingId))
  leaveMove(tx, { siteId, bookingId, from: state, to, at, staffId })
  if (isInBook(to)) await publishBooking(tx, from)
}

/** Something that a host sees of it has changed. The caller has locked it. */
export async function saveNewVersion(tx: Tx, from: StoredBooking): Promise<void> {
  await tx
    .update(booking)
    .set({ version: from.version + 1 })
    .where(byId(from.siteId, from.id))
  await publishBooking(tx, from)
}

/** Another day, hour, room or party; the trigger moves the seats. */
export async function moveTable(
  tx: Tx,
  from: StoredBooking,
  { resourceId, sittingId, date, at, party, deposit }: BookingRequest & { readonly deposit: Cents },
): Promise<void> {
  const place = { resourceId, sittingId, date, at, party, deposit }
  await tx
    .update(booking)
    .set({ ...place, version: from.version + 1 })
    .where(byId(from.siteId, from.id))
  await publishBooking(tx, from)
}

export async function saveCancelKey(tx: Tx, { siteId, id }: StoredBooking, cancelKeyHash: Uint8Array): Promise<void> {
  await tx.update(booking).set({ cancelKeyHash }).where(byId(siteId, id))
}

/** Nobody else can take or free seats of this hour until the transaction ends. */
export async function lockSlot(tx: Tx, { siteId, sittingId, date, at }: StoredBooking): Promise<void> {
  await tx
    .select({ covers: slotLoad.covers })
    .from(slotLoad)
    .where(
      and(eq(slotLoad.siteId, siteId), eq(slotLoad.sittingId, sittingId), eq(slotLoad.date, date), eq(slotLoad.at, at)),
    )
    .for('update')
}

interface Days {
  readonly from: IsoDate
  readonly to: IsoDate
}

interface CoversKey extends Days {
  readonly siteId: SiteId
  readonly sittingIds: readonly SittingId[]
}

/** Seats taken, already counted: one row per hour and day, whatever the number of bookings. */
export function listSlotCovers(db: Reader, key: CoversKey): Promise<SlotCovers[]> {
  return coversOf.ask(db, key)
}

const coversOf = hot((db, slot: Slots<CoversKey>) => {
  const { sittingId, date, at, covers } = slotLoad
  return db
    .select({ sittingId, date, at, covers })
    .from(slotLoad)
    .where(
      and(
        eq(slotLoad.siteId, slot('siteId', slotLoad.siteId)),
        sql`${sittingId} = any(${slot('sittingIds', sittingId)}::integer[])`,
        between(date, slot('from', date), slot('to', date)),
      ),
    )
})

interface HoldsKey {
  readonly siteId: SiteId
  readonly now: Instant
}

/** Expired holds that are not removed yet: still counted, though their seats are free. */
export function listRunOutHolds(db: Reader, key: HoldsKey): Promise<CoverBooking[]> {
  return runOutHolds.ask(db, key)
}

/** The state is a word of the statement, because the index of the holds has no others. */
const runOutHolds = hot((db, slot: Slots<HoldsKey>) => {
  const { sittingId, date, at, party, state, heldUntil } = booking
  return db
    .select({ sittingId, date, at, party, state, heldUntil })
    .from(booking)
    .where(
      and(
        eq(booking.siteId, slot('siteId', booking.siteId)),
        sql`${state} = 'held'`,
        lte(heldUntil, slot('now', heldUntil)),
      ),
    )
})

/** The bookings of a day by e-mail address or phone number. */
export async function listBookingsOf(
  db: Reader,
  siteId: SiteId,
  { date, email, phone }: { readonly date: IsoDate; readonly email: string; readonly phone: string },
): Promise<StoredBooking[]> {
  const isTheirs = or(eq(booking.email, email), eq(booking.phone, phone))
  const rows = await db
    .select()
    .from(booking)
    .where(and(isWhole(siteId), eq(booking.date, date), isTheirs))
    .limit(50)
  return rows.map(toStored)
}

/** The bookings of a customer, the latest day first; tables that were only held are left out. */
export async function listBookingsOfCustomer(
  db: Reader,
  siteId: SiteId,
  customerId: CustomerId,
): Promise<StoredBooking[]> {
  const rows = await db
    .select()
    .from(booking)
    .where(and(standsInBook(siteId), eq(booking.customerId, customerId)))
    .orderBy(desc(booking.date), desc(booking.at))
    .limit(100)
  return rows.map(toStored)
}

/** A booking and every change of it that somebody began to pay for: all that its money can be found under. */
export async function listPaidIds(db: Reader, { siteId, id }: StoredBooking): Promise<BookingId[]> {
  const changes = await listChanges(db, siteId, [id])
  return [id, ...changes.map((change) => change.id)]
}

/** The changes that somebody began to pay for, each with the booking that it changes. */
export function listChanges(db: Reader, siteId: SiteId, ids: readonly BookingId[]) {
  return db
    .select({ id: booking.id, changesId: booking.changesId })
    .from(booking)
    .where(and(eq(booking.siteId, siteId), inArray(booking.changesId, [...ids])))
}

/** A booking, and not a change of one that is being paid for. */
function isWhole(siteId: SiteId) {
  return and(eq(booking.siteId, siteId), isNull(booking.changesId))
}

function byId(siteId: SiteId, id: BookingId) {
  return and(eq(booking.siteId, siteId), eq(booking.id, id))
}

export function toStored(row: typeof booking.$inferSelect): StoredBooking {
  const { firstName, lastName, email, phone, acceptsMarketing, ...fields } = row
  return { ...fields, guest: { firstName, lastName, email, phone, acceptsMarketing } }
}
