import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { cents } from '@comanda/rules/money/cents'
import type { Sale } from '@comanda/rules/order/sale'
import type { Instant, IsoDate, Minute } from '@comanda/rules/time/calendar'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countTaken, refusedBy } from '../testing/database/refused-by.ts'
import { cartRow, lineRow, orderRow, room, sessionRow, siteId, tableCartRow } from '../testing/database/rows.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts'
import { cart, cartHolder, cartLine } from './schema/cart.ts'
import { numberCounter, placedOrder } from './schema/order.ts'
import { visitorSession } from './schema/session.ts'
import { bill, billShare, phoneLock } from './schema/table.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

describe('a table', () => {
  it('has one open cart however many phones scan it at once (faults 26)', async () => {
    const rows = Array.from({ length: 20 }, () => tableCartRow(1))
    expect(await countTaken(rows.map((row) => database.db.insert(cart).values(row)))).toBe(1)
    expect(await refusedBy(database.db.insert(cart).values(tableCartRow(1, { state: 'paying' })))).toBe(
      'cart_open_table',
    )
  })

  it('takes a new cart once the last one is closed', async () => {
    const first = tableCartRow(2)
    await database.db.insert(cart).values(first)
    await database.db.update(cart).set({ state: 'closed' }).where(eq(cart.id, first.id))
    await database.db.insert(cart).values(tableCartRow(2))
  })

  it('must be one the room has', async () => {
    expect(await refusedBy(database.db.insert(cart).values(tableCartRow(99)))).toBe('cart_table_fk')
    const nowhere = tableCartRow(3, { position: null })
    expect(await refusedBy(database.db.insert(cart).values(nowhere))).toBe('cart_table_whole')
  })

  it('lends its phone lock to one device; another may take it only when it has run out (faults 27)', async () => {
    const shared = tableCartRow(4)
    await database.db.insert(cart).values(shared)
    const now = shared.openedAt
    const take = (heldBy: string, at: Instant) =>
      database.db
        .insert(phoneLock)
        .values({ siteId, cartId: shared.id, heldBy, expiresAt: (at + 60_000) as Instant })
        .onConflictDoUpdate({
          target: [phoneLock.siteId, phoneLock.cartId],
          set: { heldBy, expiresAt: (at + 60_000) as Instant },
          setWhere: sql`${phoneLock.expiresAt} <= ${new Date(at).toISOString()}`,
        })
        .returning()
    const phones = Array.from({ length: 20 }, (_, phone) => take(`phone-${phone}`, now))
    expect((await Promise.all(phones)).filter((taken) => taken.length === 1)).toHaveLength(1)
    expect(await take('late', (now + 59_999) as Instant)).toEqual([])
    expect(await take('late', (now + 60_000) as Instant)).toHaveLength(1)
  })
})

describe('a cart', () => {
  it('has only states and modes that the rules know', async () => {
    const unlike = async (fields: object) => refusedBy(database.db.insert(cart).values(cartRow(fields)))
    expect(await unlike({ state: 'lost' })).toBe('cart_state_known')
    expect(await unlike({ mode: 'by-post' })).toBe('ordering_mode_known')
  })

  it('has a time of the day, a tip that gives, and a version that was counted', async () => {
    const row = cartRow()
    await database.db.insert(cart).values(row)
    const change = (fields: Partial<typeof cart.$inferInsert>) =>
      refusedBy(database.db.update(cart).set(fields).where(eq(cart.id, row.id)))
    for (const time of [-1, 1_440]) expect(await change({ time: time as Minute })).toBe('minute_of_day_range')
    expect(await change({ tip: cents(-1) })).toBe('cart_tip_not_negative')
    expect(await change({ version: 0 })).toBe('cart_version_positive')
  })
})

describe('a line', () => {
  it('has a quantity of at least one and no more than anyone eats', async () => {
    const row = cartRow()
    await database.db.insert(cart).values(row)
    for (const quantity of [0, -1, 10_000]) {
      const write = database.db.insert(cartLine).values(lineRow(row.id, { quantity }))
      expect(await refusedBy(write)).toBe('cart_line_quantity_range')
    }
    await database.db.insert(cartLine).values(lineRow(row.id, { quantity: 1 }))
  })

  it('goes with its cart', async () => {
    const row = cartRow()
    await database.db.insert(cart).values(row)
    await database.db.insert(cartLine).values(lineRow(row.id))
    await database.db.delete(cart).where(eq(cart.id, row.id))
    expect(await database.db.select().from(cartLine).where(eq(cartLine.cartId, row.id))).toEqual([])
  })
})

describe('an order', () => {
  it('is made once of one version of a cart (faults 6, I2)', async () => {
    const row = cartRow()
    await database.db.insert(cart).values(row)
    const orders = Array.from({ length: 10 }, (_, at) => orderRow(row.id, { number: 100 + at }))
    expect(await countTaken(orders.map((order) => database.db.insert(placedOrder).values(order)))).toBe(1)
    const again = orderRow(row.id, { number: 200 })
    expect(await refusedBy(database.db.insert(placedOrder).values(again))).toBe('placed_order_cart_version')
  })

  it('has a number of its own in its store on its day', async () => {
    const [one, other] = [cartRow(), cartRow()]
    await database.db.insert(cart).values([one, other])
    await database.db.insert(placedOrder).values(orderRow(one.id, { number: 300 }))
    const same = orderRow(other.id, { number: 300 })
    expect(await refusedBy(database.db.insert(placedOrder).values(same))).toBe('placed_order_number')
    await database.db.insert(placedOrder).values({ ...same, day: '2026-11-19' as IsoDate })
  })

  it('gets different numbers when many are placed at once', async () => {
    const take = () =>
      database.db
        .insert(numberCounter)
        .values({ siteId, storeId: storeIds.centro, day: '2026-11-20' as IsoDate, kind: 'order', last: 1 })
        .onConflictDoUpdate({
          target: [numberCounter.siteId, numberCounter.storeId, numberCounter.day, numberCounter.kind],
          set: { last: sql`${numberCounter.last} + 1` },
        })
        .returning({ number: numberCounter.last })
    const taken = await Promise.all(Array.from({ length: 30 }, take))
    expect(new Set(taken.map(([row]) => row?.number)).size).toBe(30)
  })

  it('never collects more than it costs, and is paid only in full (I1)', async () => {
    const row = cartRow()
    await database.db.insert(cart).values(row)
    const write = (fields: Parameters<typeof orderRow>[1]) =>
      database.db.insert(placedOrder).values(orderRow(row.id, { number: 400, ...fields }))
    expect(await refusedBy(write({ paid: cents(1001) }))).toBe('placed_order_never_over')
    expect(await refusedBy(write({ paid: cents(1000), refunded: cents(1001) }))).toBe('placed_order_never_over')
    expect(await refusedBy(write({ paid: cents(999), paymentState: 'paid' }))).toBe('placed_order_paid_whole')
    const voided = cents(100)
    expect(await refusedBy(write({ paid: cents(899), voided, paymentState: 'paid' }))).toBe('placed_order_paid_whole')
    expect(await refusedBy(write({ voided: cents(1001) }))).toBe('placed_order_voided_part')
    const back = write({ paid: cents(1000), voided, voidedBack: cents(101) })
    expect(await refusedBy(back)).toBe('placed_order_voided_back')
    expect(await refusedBy(write({ total: cents(-1) }))).toMatch(/^placed_order_(never_over|total_not_negative)$/)
    await write({ paid: cents(1000), paymentState: 'paid' })
  })

  it('has a status the kitchen knows', async () => {
    const row = cartRow()
    await database.db.insert(cart).values(row)
    const write = database.db
      .insert(placedOrder)
      .values({ ...orderRow(row.id, { number: 500 }), status: 'lost' as never })
    expect(await refusedBy(write)).toBe('order_status_known')
  })
})

describe('a bill', () => {
  it('is never collected beyond its total, however many pay at once (faults 22)', async () => {
    const row = tableCartRow(5)
    await database.db.insert(cart).values(row)
    const [open] = await database.db
      .insert(bill)
      .values({
        siteId,
        cartId: row.id,
        cartVersion: 1,
        total: cents(10_000),
        sale: {} as Sale,
        lines: [],
        openedAt: row.openedAt,
      })
      .returning()
    const id = open?.id ?? ''
    const reserve = () =>
      database.db
        .update(bill)
        .set({ reserved: sql`${bill.reserved} + 3334` })
        .where(eq(bill.id, id))
    expect(await countTaken(Array.from({ length: 10 }, reserve))).toBe(2)
    const close = database.db.update(bill).set({ closedAt: row.openedAt }).where(eq(bill.id, id))
    expect(await refusedBy(close)).toBe('bill_closed_when_covered')
    const share = { siteId, billId: id, kind: 'custom', state: 'reserved', expiresAt: row.openedAt } as const
    expect(await refusedBy(database.db.insert(billShare).values({ ...share, amount: cents(0) }))).toBe(
      'bill_share_amount_positive',
    )
  })
})

describe('a session', () => {
  it('has a token of its own, across all sites', async () => {
    const tokenHash = new Uint8Array(32).fill(7)
    await database.db.insert(visitorSession).values(sessionRow({ tokenHash }))
    const write = database.db.insert(visitorSession).values(sessionRow({ tokenHash }))
    expect(await refusedBy(write)).toBe('visitor_session_token')
  })

  it('ends after it began', async () => {
    const row = sessionRow()
    const write = database.db.insert(visitorSession).values({ ...row, expiresAt: row.createdAt })
    expect(await refusedBy(write)).toBe('visitor_session_range')
  })

  it('holds a cart once, and only one that exists', async () => {
    const [row, session] = [cartRow({ resourceId: room }), sessionRow()]
    await database.db.insert(cart).values(row)
    await database.db.insert(visitorSession).values(session)
    const hold = { siteId, cartId: row.id, sessionId: session.id, joinedAt: row.openedAt }
    await database.db.insert(cartHolder).values(hold)
    expect(await refusedBy(database.db.insert(cartHolder).values(hold))).toMatch(/^cart_holder_.*pk$/)
    const stranger = { ...hold, cartId: cartRow().id }
    expect(await refusedBy(database.db.insert(cartHolder).values(stranger))).toBe('cart_holder_cart_id_fk')
  })
})
