import { randomUUID } from 'node:crypto'
import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import type { AttemptId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import type { Instant } from '@comanda/rules/time/calendar'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countTaken, refusedBy } from '../testing/database/refused-by.ts'
import { attemptRow, cardRow, cartRow, siteId } from '../testing/database/rows.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts'
import { cart } from './schema/cart.ts'
import { savedCard } from './schema/customer.ts'
import { ledgerEntry, refund } from './schema/ledger.ts'
import { outboxMessage } from './schema/outbox.ts'
import { paymentAttempt, paymentEvent } from './schema/payment.ts'
import { idempotencyRecord } from './schema/session.ts'
import { transact } from './transact.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const now = testNow as Instant

async function openCart() {
  const row = cartRow()
  await database.db.insert(cart).values(row)
  return row.id
}

async function attempt(fields: Parameters<typeof attemptRow>[0]): Promise<AttemptId> {
  const [made] = await database.db
    .insert(paymentAttempt)
    .values(attemptRow(fields))
    .returning({ id: paymentAttempt.id })
  if (made === undefined) throw new Error('no attempt was made')
  return made.id
}

describe('a payment attempt', () => {
  it('is the only active one of its cart version, however often «pay» is pressed (faults 21)', async () => {
    const cartId = await openCart()
    const presses = Array.from({ length: 20 }, () =>
      database.db.insert(paymentAttempt).values(attemptRow({ cartId, cartVersion: 1 })),
    )
    expect(await countTaken(presses)).toBe(1)
    await database.db.insert(paymentAttempt).values(attemptRow({ cartId, cartVersion: 2 }))
  })

  it.each(['created', 'submitted', 'challenged', 'unknown'] as const)(
    'keeps a second one out while it is %s (faults 1, 21)',
    async (state) => {
      const cartId = await openCart()
      await attempt({ cartId, cartVersion: 1, state })
      const second = database.db.insert(paymentAttempt).values(attemptRow({ cartId, cartVersion: 1 }))
      expect(await refusedBy(second)).toBe('payment_attempt_active_cart')
    },
  )

  it('outlives the card it was made with', async () => {
    const [ana] = casaComanda.customers
    if (ana === undefined) throw new Error('the demo has no customer')
    const [card] = await database.db.insert(savedCard).values(cardRow(ana.customer.id)).returning({ id: savedCard.id })
    const id = await attempt({ cartId: await openCart(), cartVersion: 1, savedCardId: card?.id ?? null })
    await database.db.delete(savedCard).where(eq(savedCard.customerId, ana.customer.id))
    const [left] = await database.db.select().from(paymentAttempt).where(eq(paymentAttempt.id, id))
    expect(left).toMatchObject({ siteId, savedCardId: null })
  })

  it('lets another one follow once it has been declined', async () => {
    const cartId = await openCart()
    await attempt({ cartId, cartVersion: 1, state: 'declined' })
    await attempt({ cartId, cartVersion: 1 })
  })

  it('is bound to one provider payment, on whatever site (faults 33)', async () => {
    const cartId = await openCart()
    await attempt({ cartId, cartVersion: 1, provider: 'stripe', providerReference: 'pi_1' })
    const reused = attemptRow({ cartId, cartVersion: 2, provider: 'stripe', providerReference: 'pi_1' })
    expect(await refusedBy(database.db.insert(paymentAttempt).values(reused))).toBe('payment_attempt_reference')
    await attempt({ cartId, cartVersion: 3, provider: 'paypal', providerReference: 'pi_1' })
  })

  it('has a merchant order nobody else has, in the bank’s form', async () => {
    const cartId = await openCart()
    const merchantOrder = '2611abcdef12'
    await attempt({ cartId, cartVersion: 1, merchantOrder })
    const write = (order: string) =>
      database.db.insert(paymentAttempt).values(attemptRow({ cartId, cartVersion: 2, merchantOrder: order }))
    expect(await refusedBy(write(merchantOrder))).toBe('payment_attempt_merchant_order')
    for (const order of ['abcd12345678', '2611', '2611abcdef123']) {
      expect(await refusedBy(write(order))).toBe('payment_attempt_merchant_order_form')
    }
  })

  it('is for one thing', async () => {
    const write = (fields: Parameters<typeof attemptRow>[0]) =>
      database.db.insert(paymentAttempt).values(attemptRow(fields))
    expect(await refusedBy(write({}))).toBe('payment_attempt_one_subject')
    expect(await refusedBy(write({ cartId: await openCart() }))).toBe('payment_attempt_cart_version')
  })

  it('asks for something, takes what it asked for, and gives back at most that (I1, I12)', async () => {
    const cartId = await openCart()
    const write = (fields: Parameters<typeof attemptRow>[0]) =>
      database.db.insert(paymentAttempt).values(attemptRow({ cartId, cartVersion: 1, ...fields }))
    expect(await refusedBy(write({ amount: cents(0) }))).toBe('payment_attempt_amount_positive')
    expect(await refusedBy(write({ captured: cents(1001) }))).toBe('payment_attempt_captured_range')
    expect(await refusedBy(write({ captured: cents(500), refunded: cents(501) }))).toBe(
      'payment_attempt_refunded_range',
    )
    expect(await refusedBy(write({ state: 'approved', captured: cents(999) }))).toBe('payment_attempt_approved_whole')
    expect(await refusedBy(write({ state: 'paid' as never }))).toBe('attempt_state_known')
  })

  it('hears the same notification once (faults 7)', async () => {
    const event = { siteId, provider: 'stripe', kind: 'notification', verified: true, body: {}, at: now } as const
    const same = Array.from({ length: 50 }, () =>
      database.db.insert(paymentEvent).values({ ...event, providerEventId: 'evt_1' }),
    )
    expect(await countTaken(same)).toBe(1)
    await database.db.insert(paymentEvent).values([event, event])
  })

  it('is refunded once per key (faults 19)', async () => {
    const attemptId = await attempt({ cartId: await openCart(), cartVersion: 1 })
    const row = {
      siteId,
      attemptId,
      key: 'refund-1',
      state: 'requested',
      amount: cents(1),
      reason: 'x',
      requestedAt: now,
    } as const
    const presses = Array.from({ length: 10 }, () => database.db.insert(refund).values(row))
    expect(await countTaken(presses)).toBe(1)
  })
})

describe('the ledger', () => {
  const entry = (attemptId: AttemptId, posting: string, account: 'provider' | 'order', amount: number) => ({
    siteId,
    attemptId,
    posting,
    account,
    amount: cents(amount),
    at: now,
  })

  it('balances every posting when its transaction ends (I8)', async () => {
    const attemptId = await attempt({ cartId: await openCart(), cartVersion: 1 })
    const lopsided = database.db.insert(ledgerEntry).values(entry(attemptId, randomUUID(), 'provider', 1000))
    expect(await refusedBy(lopsided)).toBe('ledger_entry_balance')
    const posting = randomUUID()
    await transact(database.db, async (tx) => {
      await tx.insert(ledgerEntry).values(entry(attemptId, posting, 'provider', 1000))
      await tx.insert(ledgerEntry).values(entry(attemptId, posting, 'order', -1000))
    })
  })

  it('is only ever added to', async () => {
    const attemptId = await attempt({ cartId: await openCart(), cartVersion: 1 })
    const posting = randomUUID()
    await database.db
      .insert(ledgerEntry)
      .values([entry(attemptId, posting, 'provider', 1), entry(attemptId, posting, 'order', -1)])
    const ofPosting = eq(ledgerEntry.posting, posting)
    const change = database.db.update(ledgerEntry).set({ amount: sql`amount * 2` }).where(ofPosting)
    await expect(change).rejects.toThrow()
    await expect(database.db.delete(ledgerEntry).where(ofPosting)).rejects.toThrow()
    expect(await database.db.select().from(ledgerEntry).where(ofPosting)).toHaveLength(2)
  })
})

describe('what leaves the house', () => {
  it('is sent once, even when written twice (I5)', async () => {
    const message = {
      siteId,
      channel: 'mail',
      key: 'order-1',
      recipient: 'ana@demo.example',
      body: '1 paella',
    } as const
    const writes = Array.from({ length: 10 }, () => database.db.insert(outboxMessage).values(message))
    expect(await countTaken(writes)).toBe(1)
    expect(await refusedBy(database.db.update(outboxMessage).set({ state: 'sent' }))).toBe('outbox_message_sent_whole')
  })
})

describe('an idempotency key', () => {
  const record = {
    siteId,
    scope: 'session',
    key: 'k',
    call: 'postCartItem',
    requestHash: new Uint8Array(32),
    status: 200,
    createdAt: now,
  }

  it('is taken by the first of many', async () => {
    const writes = Array.from({ length: 20 }, () => database.db.insert(idempotencyRecord).values(record))
    expect(await countTaken(writes)).toBe(1)
  })

  it('is at most 255 long, and never without an answer (faults 11)', async () => {
    const write = (fields: Partial<typeof idempotencyRecord.$inferInsert>) =>
      database.db.insert(idempotencyRecord).values({ ...record, ...fields })
    expect(await refusedBy(write({ key: 'k'.repeat(256) }))).toBe('idempotency_key_length')
    expect(await refusedBy(write({ key: '' }))).toBe('idempotency_key_length')
    await expect(write({ key: 'half', status: null as never })).rejects.toMatchObject({ cause: { column: 'status' } })
  })
})
