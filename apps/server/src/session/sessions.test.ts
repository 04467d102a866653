import { createHash } from 'node:crypto'
import { login } from '@comanda/contract/calls/start'
import { nowhere, writeEnvelope } from '@comanda/contract/envelope'
import { isRefusal } from '@comanda/contract/refusals'
import { toQuery } from '@comanda/contract/send'
import type { Instant } from '@comanda/rules/time/calendar'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { visitorSession } from '../database/schema/session.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { expireSessions } from './expire-sessions.job.ts'
import { createSessions, openSession } from './sessions.ts'

const now = testNow as Instant
const day = 86_400_000
const later = (ms: number) => (now + ms) as Instant

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

describe('a visitor session', () => {
  it('is 256 random bits, of which only the hash is kept', async () => {
    const { token, sessionId } = await openSession(shop.database.db, shop.keys.siteId, now)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const [row] = await shop.database.db.select().from(visitorSession).where(eq(visitorSession.id, sessionId))
    expect(Buffer.from(row?.tokenHash ?? [])).toEqual(createHash('sha256').update(token).digest())
    expect(JSON.stringify(row)).not.toContain(token)
  })

  it('lives seven days, to the millisecond [CONST-001]', async () => {
    const sessions = createSessions(shop.database.db)
    const { token, sessionId } = await openSession(shop.database.db, shop.keys.siteId, now)
    const end = 604_800_000
    expect(await sessions.check(token, shop.keys.siteId, later(end - 1))).toEqual({ id: sessionId, customerId: null })
    expect(await sessions.check(token, shop.keys.siteId, later(end))).toEqual({ refused: 'session-expired' })
  })

  it('costs one query for a burst of reads, and is soon seen to have ended', async () => {
    let clock = 0
    const asked = vi.spyOn(shop.database.pool, 'query')
    const countReads = () => asked.mock.calls.filter(([question]) => isRead(question)).length
    const isRead = (question: unknown) => (question as { text?: string }).text?.includes('from "visitor_session"')
    const sessions = createSessions(shop.database.db, () => clock)
    const { token, sessionId } = await openSession(shop.database.db, shop.keys.siteId, now)
    for (let count = 0; count < 50; count++) await sessions.check(token, shop.keys.siteId, now)
    expect(countReads()).toBe(1)
    await shop.database.db.update(visitorSession).set({ endedAt: now }).where(eq(visitorSession.id, sessionId))
    clock = 5_001
    expect(await sessions.check(token, shop.keys.siteId, now)).toEqual({ refused: 'session-expired' })
    expect(countReads()).toBe(2)
    asked.mockRestore()
  })

  it('is told to have expired for a day, and then nobody knows it', async () => {
    const { token } = await openSession(shop.database.db, shop.keys.siteId, now)
    const check = (at: Instant) => createSessions(shop.database.db).check(token, shop.keys.siteId, at)
    await expireSessions(shop.database.db, later(8 * day))
    expect(await check(later(8 * day))).toEqual({ refused: 'session-expired' })
    await expireSessions(shop.database.db, later(8 * day + 1))
    expect(await check(later(8 * day + 1))).toEqual({ refused: 'session-unknown' })
  })

  it.each([
    [
      'http://localhost:3000',
      /^comanda-session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
      /^session=[\w-]{43}\.[\w-]{36}; Max-Age=601200; Path=\/; SameSite=Lax$/,
    ],
    [
      'https://shop.example',
      /^__Host-comanda-session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      /^session=[\w-]{43}\.[\w-]{36}; Max-Age=601200; Path=\/; Secure; SameSite=Lax$/,
    ],
  ])('comes on %s in a cookie no script can read, together with one for the page', async (publicUrl, closed, open) => {
    const app = await createTestApp({ beside: shop, publicUrl })
    try {
      const query = writeEnvelope({ ...app, session: () => null, standing: nowhere }, login, testNow)
      const { headers } = await app.app.inject({ method: 'POST', url: `/api/Login${toQuery(query)}` })
      expect(headers['set-cookie']).toEqual([expect.stringMatching(closed), expect.stringMatching(open)])
    } finally {
      await app.close()
    }
  })
})

describe('start-up', () => {
  it('tells a host its site, where the API is and the public keys [API-001] [API-002]', async () => {
    const reply = await shop.app.inject({ method: 'POST', url: '/admin/startup?url=carta.localhost&token=abc' })
    expect(reply.json()).toEqual({
      url_api: '/api',
      web_id: expect.any(Number),
      public_key: 'demo-carta',
      password: expect.any(String),
      time: testNow,
    })
  })

  it.each(['LOCALHOST', 'localhost:3000'])('knows the host %s as localhost', async (url) => {
    const reply = await shop.app.inject({ method: 'POST', url: `/api/admin/startup?url=${url}` })
    expect(reply.json().public_key).toBe(shop.keys.publicKey)
  })

  it('leaves the site configuration with the browser for seven days [SITE-034]', async () => {
    const reply = await shop.app.inject({ method: 'POST', url: '/admin/startup?url=localhost' })
    const [cookie] = reply.cookies
    expect(cookie).toMatchObject({ name: 'site-config', path: '/', maxAge: 604_800 })
    expect(JSON.parse(cookie?.value ?? '')).toMatchObject({ url_api: '/api', public_key: shop.keys.publicKey })
  })

  it('shows an unknown host the main demo site only where a demo says so', async () => {
    const ask = { method: 'POST', url: '/admin/startup?url=elsewhere.example' } as const
    const strict = await shop.app.inject(ask)
    expect(strict.statusCode).toBe(404)
    expect(strict.json().code).toBe('site-not-found')
    const demo = await createTestApp({ beside: shop, fallbackHost: 'localhost' })
    try {
      expect((await demo.app.inject(ask)).json().public_key).toBe(shop.keys.publicKey)
    } finally {
      await demo.close()
    }
  })
})

describe('a phone whose clock is wrong', () => {
  it('signs again by the time the server tells, and is answered', async () => {
    let wrong = 0
    const app = await createTestApp({ beside: shop, now: () => (testNow + wrong) as Instant })
    try {
      wrong = 3_600_000
      expect(isRefusal(await app.client.login({}))).toBe(false)
    } finally {
      await app.close()
    }
  })
})
