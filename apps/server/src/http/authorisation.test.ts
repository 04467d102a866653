import { createHash } from 'node:crypto'
import { allCalls, type CallName, getExample } from '@comanda/contract/all-calls'
import { type Call, travelsInQuery } from '@comanda/contract/call'
import { getStores } from '@comanda/contract/calls/venue'
import { nowhere, writeEnvelope } from '@comanda/contract/envelope'
import { liveTopics, toWireTopic } from '@comanda/contract/live'
import type { RefusalCode } from '@comanda/contract/refusal-codes'
import { toQuery } from '@comanda/contract/send'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import type { Instant } from '@comanda/rules/time/calendar'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitorSession } from '../database/schema/session.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import type { Visit } from '../testing/http/open-visit.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { refusalStatuses } from './reply.ts'

type Envelope = Record<string, string | number | null>

let shop: TestApp
let stranger: Visit
let expired: Visit

beforeAll(async () => {
  shop = await createTestApp()
  stranger = await shop.visit({ host: 'carta.localhost' })
  expired = await shop.visit()
  await shop.database.db
    .update(visitorSession)
    .set({ createdAt: (testNow - 2000) as Instant, expiresAt: testNow as Instant })
    .where(eq(visitorSession.id, expired.session.sessionId))
})
afterAll(() => shop.close())

function envelope(time: number = testNow): Envelope {
  return writeEnvelope({ keys: shop.keys, session: () => shop.session, standing: nowhere }, getStores, time)
}

/** Each way an envelope can be wrong, and its refusal: none is mistaken for another. */
const wrongs: readonly [string, (right: Envelope) => Envelope, RefusalCode, 'site' | 'visitor'][] = [
  ['no envelope at all', () => ({}), 'envelope-missing', 'site'],
  ['no signature', (right) => ({ ...right, secret_key: null }), 'envelope-missing', 'site'],
  ['an unknown key', (right) => ({ ...right, public_key: 'nobody' }), 'envelope-unknown-key', 'site'],
  ['a time five minutes and a bit ago', () => envelope(testNow - 300_001), 'envelope-stale-time', 'site'],
  ['a time five minutes and a bit ahead', () => envelope(testNow + 300_001), 'envelope-stale-time', 'site'],
  ['a time that is none', (right) => ({ ...right, time: 'now' }), 'envelope-stale-time', 'site'],
  [
    'a signature of something else',
    (right) => ({ ...right, secret_key: sha256('else') }),
    'envelope-bad-secret',
    'site',
  ],
  ['a signature of another moment', (right) => ({ ...right, time: testNow - 1 }), 'envelope-bad-secret', 'site'],
  ['the id of another site', (right) => ({ ...right, web_id: stranger.keys.siteId }), 'envelope-foreign-site', 'site'],
  ['no token', (right) => ({ ...right, token: null }), 'session-missing', 'visitor'],
  ['a token nobody was given', (right) => ({ ...right, token: 'x'.repeat(43) }), 'session-unknown', 'visitor'],
  ['a token that has expired', (right) => ({ ...right, token: expired.session.token }), 'session-expired', 'visitor'],
  [
    'a token of another site',
    (right) => ({ ...right, token: stranger.session.token }),
    'session-foreign-site',
    'visitor',
  ],
]

const rows = Object.entries(allCalls) as [CallName, Call][]
const guarded = rows.filter(([, { caller }]) => caller !== 'anyone')
const matrix = guarded.flatMap(([name, row]) =>
  wrongs
    .filter(([, , , level]) => level === 'site' || row.caller !== 'site')
    .map(([wrong, spoil, code]) => [name, wrong, code, spoil] as const),
)

describe('who may call', () => {
  it.each(matrix)('%s with %s is refused as %s [API-004] [API-005]', async (name, _wrong, code, spoil) => {
    const { status, body } = await put(name, spoil(envelope()))
    expect(body).toMatchObject({ status: 'ERROR', code, message: dictionaryOf('es').refusals[code] })
    expect(status).toBe(refusalStatuses[code])
  })

  it('leaves open to anyone only what tells nothing private', () => {
    expect(rows.filter(([, { caller }]) => caller === 'anyone').map(([name]) => name)).toEqual(['startup'])
    expect(rows.filter(([, { caller }]) => caller === 'site').map(([name]) => name)).toEqual(['login'])
  })

  it('accepts a clock that is five minutes off, either way', async () => {
    for (const time of [testNow - 300_000, testNow + 300_000]) {
      expect((await put('login', envelope(time))).status).toBe(200)
    }
  })

  it('reads a time in seconds as well', async () => {
    const time = String(testNow / 1000)
    const signed = { ...envelope(), time, secret_key: sha256(`${shop.keys.password}${time}`) }
    expect((await put('login', signed)).status).toBe(200)
  })

  it('opens a session without token or employee [API-006] [API-011]', async () => {
    const { token: _, employee: __, ...rest } = envelope()
    const { status, body } = await put('login', rest)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'OK', token: expect.stringMatching(/^[\w-]{43}$/), id: expect.any(String) })
  })

  it('needs no web_id, as /Web itself comes without [API-008]', async () => {
    expect((await put('login', { ...envelope(), web_id: null })).status).toBe(200)
  })

  it.each([
    ['a live stream', '/api/live'],
    ['a live poll', '/api/live/poll'],
  ])('asks %s for the same proofs', async (_name, url) => {
    for (const [, spoil, code] of wrongs) {
      const query = toQuery({ ...spoil(envelope()), topics: 'products' })
      const reply = await shop.app.inject(`${url}${query}`)
      expect(reply.json().code).toBe(code)
    }
  })

  it.each(liveTopics.filter((topic) => topic !== 'products').map(toWireTopic))(
    'keeps the private topic %s shut',
    async (topic) => {
      const reply = await shop.app.inject(`/api/live/poll${toQuery({ ...envelope(), topics: topic })}`)
      expect(reply.statusCode).toBe(404)
    },
  )

  it('does not let the cookie speak for a token that was sent and is wrong', async () => {
    const query = toQuery({ ...envelope(), token: 'x'.repeat(43), topics: 'products' })
    const cookies = { 'comanda-session': shop.session.token }
    const reply = await shop.app.inject({ url: `/api/live/poll${query}`, cookies })
    expect(reply.json().code).toBe('session-unknown')
  })
})

async function put(name: CallName, query: Envelope): Promise<{ status: number; body: unknown }> {
  const row: Call = allCalls[name]
  const request = getExample(name).request as object
  const inQuery = travelsInQuery(row)
  const own = inQuery ? request : {}
  const reply = await shop.app.inject({
    method: row.method,
    // The envelope's own parameters win: a call's parameter may have the same name, such as `store`.
    url: `/api${row.path}${toQuery({ ...own, ...query })}`,
    ...(inQuery ? {} : { payload: request }),
  })
  return { status: reply.statusCode, body: reply.json() }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
