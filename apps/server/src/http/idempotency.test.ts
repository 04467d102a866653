import { login } from '@comanda/contract/calls/start'
import { nowhere, writeEnvelope } from '@comanda/contract/envelope'
import { toQuery } from '@comanda/contract/send'
import type { Instant } from '@comanda/rules/time/calendar'
import { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, toDatabase } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { testNow } from '../testing/test-cluster.ts'
import { forgetAnswers } from './forget-answers.job.ts'
import { findRecord, saveAnswer } from './idempotency.repository.ts'
import { type Answer, answerOnce, answerOnceBesideBank, isUsableKey, type KeyedRequest } from './idempotency.ts'

let shop: TestApp
let written: number

beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())
beforeEach(() => {
  written = 0
})

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
    now: () => now,
    toFault: (error) => ({ status: 500, body: String(error) }),
    ...changes,
  }
}

async function write(): Promise<Answer> {
  written++
  return { status: 200, body: { status: 'OK', id: written } }
}

describe('a write with an idempotency key', () => {
  it('is done once; every repeat gets the first answer', async () => {
    const request = keyed()
    const first = await answerOnce(request, write)
    for (let count = 0; count < 3; count++) expect(await answerOnce(request, write)).toEqual(first)
    expect(written).toBe(1)
  })

  it('is the same request when its members come in another order', async () => {
    const request = keyed()
    await answerOnce(request, write)
    expect(await answerOnce({ ...request, request: { qty: 2, product: 12 } }, write)).toMatchObject({ status: 200 })
    expect(written).toBe(1)
  })

  it.each([
    ['another body', { request: { product: 12, qty: 3 } }],
    ['another call', { call: 'putCartItem' }],
  ])('is refused when the key comes again with %s (faults 11)', async (_name, changes) => {
    const request = keyed()
    await answerOnce(request, write)
    expect(await answerOnce({ ...request, ...changes }, write)).toEqual({ refused: 'idempotency-key-reused' })
    expect(written).toBe(1)
  })

  it('is refused while the first is still under way (faults 11)', async () => {
    const request = keyed()
    let finish = () => {}
    const running = answerOnce(request, async () => {
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return write()
    })
    await expect.poll(() => answerOnce(request, write)).toEqual({ refused: 'idempotency-in-flight' })
    finish()
    expect(await running).toMatchObject({ body: { id: 1 } })
    expect(await answerOnce(request, write)).toMatchObject({ body: { id: 1 } })
  })

  it('is done once when fifty arrive together (faults 7)', async () => {
    const request = keyed()
    const answers = await Promise.all(Array.from({ length: 50 }, () => answerOnce(request, write)))
    expect(written).toBe(1)
    for (const answer of answers) {
      expect([{ status: 200, body: { status: 'OK', id: 1 } }, { refused: 'idempotency-in-flight' }]).toContainEqual(
        answer,
      )
    }
  })

  it('answers a fault again rather than trying what may half be done', async () => {
    const request = keyed()
    const fault: Answer = { status: 500, body: { status: 'ERROR', code: 'server-fault' } }
    await answerOnce(request, async () => fault)
    expect(await answerOnce(request, write)).toEqual(fault)
    expect(written).toBe(0)
  })

  it('keeps nothing of what it did when it fails, and is told the fault again', async () => {
    const request = keyed()
    const claimed = { siteId: request.siteId, scope: 'test', key: request.key, call: 'x', requestHash: Buffer.of(1) }
    const failing = answerOnce(request, async (database) => {
      await saveAnswer(database, { ...claimed, createdAt: now }, { status: 200, response: {}, finishedAt: now })
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
    const request = keyed()
    const own = { siteId: request.siteId, scope: 'test', key: request.key }
    const save = (database: Database) =>
      saveAnswer(
        database,
        { ...own, call: 'x', requestHash: Buffer.of(1), createdAt: now },
        { status: 200, response: {}, finishedAt: now },
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
      repeat = answerOnce(request, async () => {
        held.resolve()
        await ended.promise
        return { status: 200, body: { id: 7 } }
      })
      await (isFaster ? repeat : held.promise)
      return write()
    })
    expect(await overtaken).toEqual(expected)
    ended.resolve()
    await repeat
    expect(await findRecord(shop.database.db, own)).toBeUndefined()
    expect(await answerOnce(request, write)).toEqual({ status: 200, body: { id: 7 } })
  })

  it('is free again at once when there was no answer to keep [F-003]', async () => {
    const request = keyed({
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
    const reading = async () => {
      await shop.database.db.execute('select pg_sleep(0.01)')
      return write()
    }
    const answers = await Promise.all(Array.from({ length: 40 }, () => answerOnce(keyed(), reading)))
    expect(answers.every((answer) => 'status' in answer && answer.status === 200)).toBe(true)
  })

  it('belongs to its session: another visitor may use the same key', async () => {
    const request = keyed()
    const other = await shop.visit()
    await answerOnce(request, write)
    await answerOnce({ ...request, scope: other.session.sessionId, request: {} }, write)
    expect(written).toBe(2)
  })

  it('is remembered for a day', async () => {
    const request = keyed()
    await answerOnce(request, write)
    await forgetAnswers(shop.database.db, (now + 86_400_000) as Instant)
    await answerOnce(request, write)
    expect(written).toBe(1)
    await forgetAnswers(shop.database.db, (now + 86_400_001) as Instant)
    await answerOnce(request, write)
    expect(written).toBe(2)
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
    expect(written).toBe(1)
    expect(again).toContainEqual({ status: 200, body: { status: 'OK', id: 1 } })
    expect(await answerOnceBesideBank(elsewhere, write)).toMatchObject({ body: { id: 1 } })
    const other = { ...elsewhere, request: {} }
    expect(await answerOnceBesideBank(other, write)).toEqual({ refused: 'idempotency-key-reused' })
    replied.resolve({ status: 200, body: {} })
    await first
    await pool.end()
  })

  it('needs one connection for all its keys, however many come at once', async () => {
    const asking = async () => {
      await shop.database.db.execute('select pg_sleep(0.01)')
      return write()
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
