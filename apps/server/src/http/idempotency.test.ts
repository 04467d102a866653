import { login } from '@comanda/contract/calls/start'
import { nowhere, writeEnvelope } from '@comanda/contract/envelope'
import { toQuery } from '@comanda/contract/send'
import type { Instant } from '@comanda/rules/time/calendar'
import { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Database, toDatabase } from '../database/database.ts'
import { Batch } from '../database/line/batch.ts'
import { transact } from '../database/transact.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { forgetAnswers } from './forget-answers.job.ts'
import { findRecord, saveAnswer } from './idempotency.repository.ts'
import { type Answer, answerOnce, answerOnceBesideBank, isUsableKey, type KeyedRequest } from './idempotency.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp()
  await shop.database.pool.query('create table test_written (id integer not null)')
})
afterAll(() => shop.close())
beforeEach(() => shop.database.pool.query('truncate test_written'))

const now = testNow as Instant
let fresh = 0

function keyed(changes: Partial<KeyedRequest> = {}): KeyedRequest {
  return {
    database: shop.database.db,
    siteId: shop.keys.siteId,
    scope: shop.session.sessionId,
    key: `key-${++fresh}`,
    call: 'postCartItem',
    request: { product: 12, qty: 2 },
    startsAtOnce: false,
    now: () => now,
    toFault: (error) => ({ status: 500, body: String(error) }),
    ...changes,
  }
}

/** Writes the next number, on the database it is given. */
async function write(database: Database): Promise<Answer> {
  const { rows } = await database.execute<{ id: number }>(
    'insert into test_written select coalesce(max(id), 0) + 1 from test_written returning id',
  )
  return { status: 200, body: { status: 'OK', id: rows[0]?.id } }
}

async function countWritten(): Promise<number> {
  const { rows } = await shop.database.pool.query<{ count: number }>('select count(*)::int as count from test_written')
  return rows[0]?.count ?? 0
}

describe.each([
  ['once its key is held', false],
  ['while its key is looked up', true],
])('a write with an idempotency key that starts %s', (_when, startsAtOnce) => {
  it('is done once; every repeat gets the first answer', async () => {
    const request = keyed({ startsAtOnce })
    const first = await answerOnce(request, write)
    for (let count = 0; count < 3; count++) expect(await answerOnce(request, write)).toEqual(first)
    expect(await countWritten()).toBe(1)
  })

  it('is the same request when its members come in another order', async () => {
    const request = keyed({ startsAtOnce })
    await answerOnce(request, write)
    expect(await answerOnce({ ...request, request: { qty: 2, product: 12 } }, write)).toMatchObject({ status: 200 })
    expect(await countWritten()).toBe(1)
  })

  it.each([
    ['another body', { request: { product: 12, qty: 3 } }],
    ['another call', { call: 'putCartItem' }],
  ])('is refused when the key comes again with %s (faults 11)', async (_name, changes) => {
    const request = keyed({ startsAtOnce })
    await answerOnce(request, write)
    expect(await answerOnce({ ...request, ...changes }, write)).toEqual({ refused: 'idempotency-key-reused' })
    expect(await countWritten()).toBe(1)
  })

  it('is refused while the first is still under way (faults 11)', async () => {
    const request = keyed({ startsAtOnce })
    const [held, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const running = answerOnce(request, async (database) => {
      // Answered after the question about the key: from here on it is held.
      await database.execute('select 1')
      held.resolve()
      await finished.promise
      return write(database)
    })
    await held.promise
    await expect.poll(() => answerOnce(request, write)).toEqual({ refused: 'idempotency-in-flight' })
    finished.resolve()
    expect(await running).toMatchObject({ body: { id: 1 } })
    expect(await answerOnce(request, write)).toMatchObject({ body: { id: 1 } })
  })

  it('is done once when fifty arrive together (faults 7)', async () => {
    const request = keyed({ startsAtOnce })
    const answers = await Promise.all(Array.from({ length: 50 }, () => answerOnce(request, write)))
    expect(await countWritten()).toBe(1)
    for (const answer of answers) {
      expect([{ status: 200, body: { status: 'OK', id: 1 } }, { refused: 'idempotency-in-flight' }]).toContainEqual(
        answer,
      )
    }
  })

  it('is told the answer that was committed while it asked for its key, and keeps nothing', async () => {
    const [request, other] = [keyed({ startsAtOnce }), keyed({ startsAtOnce })]
    await answerOnce(other, async () => ({ status: 200, body: { id: 7 } }))
    const lost = answerOnce(request, async (database) => {
      await write(database)
      // As if somebody had held the key before, whose answer this one did not see.
      await shop.database.pool.query(
        `insert into idempotency_record
          select site_id, scope, $1, call, request_hash, status, response, created_at from idempotency_record
          where key = $2`,
        [request.key, other.key],
      )
      return { status: 200, body: { id: 8 } }
    })
    expect(await lost).toEqual({ status: 200, body: { id: 7 } })
    expect(await countWritten()).toBe(0)
  })

  it('answers a fault again rather than trying what may half be done', async () => {
    const request = keyed({ startsAtOnce })
    const fault: Answer = { status: 500, body: { status: 'ERROR', code: 'server-fault' } }
    await answerOnce(request, async () => fault)
    expect(await answerOnce(request, write)).toEqual(fault)
    expect(await countWritten()).toBe(0)
  })

  it('keeps nothing of what it did when it fails, and is told the fault again', async () => {
    const request = keyed({ startsAtOnce })
    const claimed = { siteId: request.siteId, scope: 'test', key: request.key, call: 'x', requestHash: Buffer.of(1) }
    const failing = answerOnce(request, async (database) => {
      await saveAnswer(database, { ...claimed, createdAt: now }, { status: 200, response: {} })
      throw new Error('the oven is on fire')
    })
    expect(await failing).toEqual({ status: 500, body: 'Error: the oven is on fire' })
    expect(await findRecord(shop.database.db, claimed)).toBeUndefined()
    expect(await answerOnce(request, write)).toMatchObject({ status: 500 })
  })

  it.each([
    ['is told the answer of a repeat that was faster', true, { status: 200, body: { id: 7 } }],
    ['is refused while a repeat is under way', false, { refused: 'idempotency-in-flight' }],
  ])('%s after a part of it was taken back, and keeps nothing', async (_name, isFaster, expected) => {
    const request = keyed({ startsAtOnce })
    const own = { siteId: request.siteId, scope: 'test', key: request.key }
    const save = (database: Database) =>
      saveAnswer(
        database,
        { ...own, call: 'x', requestHash: Buffer.of(1), createdAt: now },
        { status: 200, response: {} },
      )
    const [held, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    if (isFaster) ended.resolve()
    let repeat: Promise<unknown> = Promise.resolve()
    const overtaken = answerOnce(request, async (database) => {
      const failing = transact(database, async () => {
        await save(database)
        throw new Error('the oven is on fire')
      })
      await expect(failing).rejects.toThrow('on fire')
      // From here on the key is free: it was held by what has just been taken back.
      await save(database)
      repeat = answerOnce(request, async (database) => {
        await database.execute('select 1')
        held.resolve()
        await ended.promise
        return { status: 200, body: { id: 7 } }
      })
      await (isFaster ? repeat : held.promise)
      return write(database)
    })
    expect(await overtaken).toEqual(expected)
    ended.resolve()
    await repeat
    expect(await findRecord(shop.database.db, own)).toBeUndefined()
    expect(await answerOnce(request, write)).toEqual({ status: 200, body: { id: 7 } })
  })

  it('is free again at once when there was no answer to keep [F-003]', async () => {
    const request = keyed({
      startsAtOnce,
      toFault: (error) => {
        throw error
      },
    })
    const away = async () => Promise.reject(new Error('Connection terminated'))
    for (const answer of [answerOnce, answerOnceBesideBank]) {
      await expect(answer(request, away)).rejects.toThrow('terminated')
    }
    expect(await answerOnce(request, write)).toMatchObject({ body: { id: 1 } })
  })

  it('leaves places of the pool to what is read beside it, however many come at once', async () => {
    const reading = async (database: Database) => {
      await shop.database.db.execute('select pg_sleep(0.01)')
      return write(database)
    }
    const answers = await Promise.all(Array.from({ length: 40 }, () => answerOnce(keyed({ startsAtOnce }), reading)))
    expect(answers.every((answer) => 'status' in answer && answer.status === 200)).toBe(true)
  })

  it('belongs to its session: another visitor may use the same key', async () => {
    const request = keyed({ startsAtOnce })
    const other = await shop.visit()
    await answerOnce(request, write)
    await answerOnce({ ...request, scope: other.session.sessionId, request: {} }, write)
    expect(await countWritten()).toBe(2)
  })

  it('is remembered for a day', async () => {
    const request = keyed({ startsAtOnce })
    await answerOnce(request, write)
    await forgetAnswers(shop.database.db, (now + 86_400_000) as Instant)
    await answerOnce(request, write)
    expect(await countWritten()).toBe(1)
    await forgetAnswers(shop.database.db, (now + 86_400_001) as Instant)
    await answerOnce(request, write)
    expect(await countWritten()).toBe(2)
  })

  it.each([
    ['a uuid', '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e6f', true],
    ['255 characters', 'x'.repeat(255), true],
    ['256 characters', 'x'.repeat(256), false],
    ['nothing', '', false],
    ['a space', 'a b', false],
    ['control characters', 'a\nb', false],
  ])('takes %s as a key: %s %s', (_name, key, usable) => {
    expect(isUsableKey(key)).toBe(usable)
  })

  it('goes to the database as seldom as it can', async () => {
    const roundTrips = vi.spyOn(Batch.prototype, 'submit')
    const reading = (database: Database) => transact(database, () => write(database))
    const request = keyed({ startsAtOnce })
    await answerOnce(request, reading)
    expect(roundTrips).toHaveBeenCalledTimes(startsAtOnce ? 2 : 3)
    roundTrips.mockClear()
    // A repeat has nothing to write.
    await answerOnce(request, reading)
    expect(roundTrips).toHaveBeenCalledTimes(startsAtOnce ? 1 : 2)
    roundTrips.mockRestore()
  })
})

it('does nothing of a repeat that has begun, and tells nobody of a fault', async () => {
  const toFault = vi.fn(() => ({ status: 500, body: 'a fault' }))
  const request = keyed({ startsAtOnce: true, toFault })
  const first = await answerOnce(request, write)
  const own = { siteId: request.siteId, scope: 'test', key: request.key, call: 'x', requestHash: Buffer.of(1) }
  const repeat = answerOnce(request, async (database) => {
    const answer = await write(database)
    await saveAnswer(database, { ...own, createdAt: now }, { status: 200, response: {} })
    return answer
  })
  expect(await repeat).toEqual(first)
  expect(await findRecord(shop.database.db, own)).toBeUndefined()
  expect([await countWritten(), toFault.mock.calls]).toEqual([1, []])
})

describe('a write that asks a bank', () => {
  it('is refused while the first is alive, here or elsewhere, and taken up at once when its process died [F-003]', async () => {
    const pool = new Pool({ connectionString: shop.database.url, application_name: 'dies' })
    // It is cut off on purpose.
    pool.on('error', () => {})
    pool.on('connect', (client) => client.on('error', () => {}))
    const elsewhere = keyed({ call: 'savePaymentRedsysWeb' })
    const request = { ...elsewhere, database: toDatabase(pool) }
    const [asked, replied] = [Promise.withResolvers<void>(), Promise.withResolvers<Answer>()]
    const first = answerOnceBesideBank(request, () => {
      asked.resolve()
      return replied.promise
    })
    await asked.promise
    for (const repeat of [request, elsewhere]) {
      expect(await answerOnceBesideBank(repeat, write)).toEqual({ refused: 'idempotency-in-flight' })
    }
    // A process that dies loses its connections.
    await shop.database.pool.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'dies'`,
    )
    const again = await Promise.all(Array.from({ length: 5 }, () => answerOnceBesideBank(elsewhere, write)))
    expect(await countWritten()).toBe(1)
    expect(again).toContainEqual({ status: 200, body: { status: 'OK', id: 1 } })
    expect(await answerOnceBesideBank(elsewhere, write)).toMatchObject({ body: { id: 1 } })
    const other = { ...elsewhere, request: {} }
    expect(await answerOnceBesideBank(other, write)).toEqual({ refused: 'idempotency-key-reused' })
    // An answer that comes late does not take the place of the one that repeats were given.
    replied.resolve({ status: 200, body: {} })
    await first
    expect(await answerOnceBesideBank(elsewhere, write)).toMatchObject({ body: { id: 1 } })
    await pool.end()
  })

  it('needs one connection for all its keys, however many come at once', async () => {
    const asking = async (database: Database) => {
      await shop.database.db.execute('select pg_sleep(0.01)')
      return write(database)
    }
    const answers = await Promise.all(Array.from({ length: 40 }, () => answerOnceBesideBank(keyed(), asking)))
    expect(answers.every((answer) => 'status' in answer && answer.status === 200)).toBe(true)
  })
})

describe('opening a session', () => {
  it('is never replayed: its token is kept nowhere it could be read from', async () => {
    const query = writeEnvelope({ ...shop, session: () => null, standing: nowhere }, login, testNow)
    const open = { method: 'POST', url: `/api/Login${toQuery(query)}`, headers: { 'idempotency-key': 'same' } } as const
    const [one, other] = [(await shop.app.inject(open)).json(), (await shop.app.inject(open)).json()]
    expect(one.token).not.toBe(other.token)
  })
})
