import { type AllCalls, allCalls } from '@comanda/contract/all-calls'
import { getStores } from '@comanda/contract/calls/venue'
import { nowhere, writeEnvelope } from '@comanda/contract/envelope'
import { refusalCodes } from '@comanda/contract/refusal-codes'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import { toQuery } from '@comanda/contract/send'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Handler } from '../call/handler.ts'
import { siteKey } from '../database/schema/site.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { refusalStatuses } from './reply.ts'

let shop: TestApp
const lines: string[] = []
const guest = async () => ({ clientId: null })
let answer: Handler<AllCalls['getC10Client']> = guest

beforeAll(async () => {
  shop = await createTestApp({
    log: { level: 'trace', stream: { write: (line) => lines.push(line) } },
    handlers: { getC10Client: (request, context) => answer(request, context) },
  })
})
afterAll(() => shop.close())

function envelope(changes: Record<string, string | null> = {}): string {
  const right = writeEnvelope({ ...shop, session: () => shop.session, standing: nowhere }, getStores, testNow)
  return toQuery({ ...right, ...changes })
}

describe('an answer', () => {
  it('is the reply as the wire spells it, never kept by anyone', async () => {
    const reply = await shop.app.inject(`/api/Store/getC10Id${envelope()}`)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ c10Id: null })
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  it('tells a refusal by code, status and a sentence in the asked language [OPEN-086]', async () => {
    answer = async () => refusal('store-not-found')
    for (const [lang, header, language] of [
      ['es', 'en', 'es'],
      ['ge', undefined, 'ger'],
      ['', 'fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
      ['', 'en;q=0.5, eu;q=0.9, xx', 'eu'],
      ['', 'en;q=0', 'es'],
      ['klingon', 'zz', 'es'],
    ] as const) {
      const headers = header === undefined ? {} : { 'accept-language': header }
      const reply = await shop.app.inject({ url: `/api/Store/getC10Id${envelope({ lang })}`, headers })
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toEqual({
        status: 'ERROR',
        code: 'store-not-found',
        message: dictionaryOf(language).refusals['store-not-found'],
      })
    }
    answer = guest
  })

  it('has a fitting status for every refusal [OPEN-086]', () => {
    for (const code of refusalCodes) {
      expect(refusalStatuses[code]).toBeGreaterThanOrEqual(400)
      expect(refusalStatuses[code]).toBeLessThan(code === 'server-fault' ? 501 : 500)
    }
  })

  it('is known to the typed client as a value', async () => {
    answer = async () => refusal('store-not-found')
    const told = await shop.client.getC10Client({})
    expect(isRefusal(told) && told.refused).toBe('store-not-found')
    answer = guest
    expect(await shop.client.getC10Client({})).toEqual({ clientId: null })
  })
})

describe('a fault', () => {
  it('is told in one plain sentence with an id, and written down once under that id', async () => {
    lines.length = 0
    answer = async () => {
      throw new Error('the oven is on fire')
    }
    const reply = await shop.app.inject(`/api/Store/getC10Id${envelope({ lang: 'en' })}`)
    answer = guest
    const body = reply.json()
    expect(reply.statusCode).toBe(500)
    expect(body).toEqual({
      status: 'ERROR',
      code: 'server-fault',
      message: dictionaryOf('en').refusals['server-fault'],
      details: { request: reply.headers['x-request-id'] },
    })
    const written = lines.filter((line) => line.includes('the oven is on fire'))
    expect(written).toHaveLength(1)
    expect(JSON.parse(written[0] ?? '')).toMatchObject({ call: 'getC10Client', reqId: body.details.request })
  })

  it('throws at the typed client', async () => {
    answer = async () => {
      throw new Error('the oven is on fire')
    }
    await expect(shop.client.getC10Client({})).rejects.toThrow(dictionaryOf('es').refusals['server-fault'])
    answer = guest
  })
})

describe('the log', () => {
  it('never holds a token, a secret, a password or a key, whatever happens [OPEN-077]', async () => {
    lines.length = 0
    const canaries = {
      token: 'canary-token',
      secret_key: 'canary-secret',
      public_key: 'canary-public',
      password: 'canary-password',
    }
    const query = toQuery({ ...canaries, time: testNow })
    await shop.app.inject(`/api/Store/getC10Id${query}`)
    await shop.app.inject(`/api/nothing${query}`)
    await shop.app.inject(`/api/Store/getC10Id${envelope(canaries)}`)
    await shop.app.inject({ method: 'POST', url: `/api/Login${query}`, payload: '{"password":"canary-password"' })
    answer = async (_request, { database }) => {
      // The message of a failed query contains its parameters.
      await database
        .insert(siteKey)
        .values({ publicKey: 'canary-public', siteId: -1 as never, password: 'canary-password' })
      return { clientId: null }
    }
    expect((await shop.app.inject(`/api/Store/getC10Id${envelope()}`)).statusCode).toBe(500)
    shop.app.log.error({ token: 'canary-token', caller: { password: 'canary-password' } }, 'a careless line')
    shop.app.log.error({ err: new Error(`fetch /api/Login${query} failed`) }, 'a careless error')
    answer = guest
    const written = lines.join('')
    expect(written).toContain('a careless line')
    expect(written).toContain('violates foreign key constraint')
    expect(written).not.toContain('canary')
    expect(written).not.toContain(shop.session.token)
    expect(written).not.toContain(shop.keys.password)
  })
})

describe('a request that makes no sense', () => {
  it.each([
    ['a parameter said twice', 'GET', '&time=1', undefined],
    ['a parameter as a list', 'GET', '&store[]=1', undefined],
    ['a parameter as an object', 'GET', '&store[id]=1', undefined],
    ['a poisoned parameter', 'GET', '&__proto__=1', undefined],
    ['a poisoned constructor', 'GET', '&constructor=1', undefined],
    ['a body that is no JSON', 'POST', '', '{"a":'],
    ['a poisoned body', 'POST', '', '{"__proto__":{"isStaff":true}}'],
    ['a zero byte in the body [F-065]', 'POST', '', '{"a":["b\\u0000"]}'],
    ['a zero byte in a name of the body [F-065]', 'POST', '', '{"b\\u0000":1}'],
    ['half a character in the body [F-065]', 'POST', '', '{"a":"\\ud800"}'],
    ['a body of 2,000 levels [F-065]', 'POST', '', `${'['.repeat(2_000)}${']'.repeat(2_000)}`],
    ['a member of 40 levels [F-065]', 'POST', '', `{"a":${'{"a":'.repeat(40)}1${'}'.repeat(41)}`],
    ['a poisoned constructor in the body', 'POST', '', '{"constructor":{"prototype":{"isStaff":true}}}'],
  ] as const)('%s is refused cleanly (faults 39)', async (_name, method, extra, payload) => {
    const path = method === 'GET' ? allCalls.getC10Client.path : allCalls.login.path
    const reply = await shop.app.inject({
      method,
      url: `/api${path}${envelope()}${extra}`,
      ...(payload === undefined ? {} : { payload, headers: { 'content-type': 'application/json' } }),
    })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ status: 'ERROR', code: 'request-malformed' })
  })

  it('names the field that is wrong, never its value', async () => {
    const reply = await shop.app.inject(`/api/Web${envelope()}&id=canary`)
    expect(reply.json()).toMatchObject({ code: 'request-malformed', details: { parameter: 'id' } })
    expect(reply.body).not.toContain('canary')
  })

  it('that is too large is refused before it is read (faults 40)', async () => {
    const payload = JSON.stringify({ text: 'x'.repeat(300_000) })
    const headers = { 'content-type': 'application/json' }
    const reply = await shop.app.inject({ method: 'POST', url: `/api/Login${envelope()}`, payload, headers })
    expect(reply.statusCode).toBe(413)
    expect(reply.json().code).toBe('request-too-large')
  })

  it.each(['/api/nothing', '/api/Store/getC10Id/more'])('for %s is told that there is no such call', async (url) => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const reply = await shop.app.inject({ method, url })
      expect(reply.statusCode).toBe(404)
      expect(reply.json().code).toBe('call-unknown')
    }
  })

  it('a known path by another method is no call either', async () => {
    expect((await shop.app.inject({ method: 'POST', url: `/api/Store/getC10Id${envelope()}` })).json().code).toBe(
      'call-unknown',
    )
  })
})

describe('a flood', () => {
  it('is answered with 429 and when to come back, while health checks pass (faults 40)', async () => {
    const small = await createTestApp({ beside: shop, requestsPerMinute: 5 })
    try {
      const codes: number[] = []
      for (let count = 0; count < 6; count++) codes.push((await small.app.inject('/api/docs')).statusCode)
      const last = await small.app.inject('/api/docs')
      // Opening the visit used two of the five.
      expect(codes).toEqual([200, 200, 200, 429, 429, 429])
      expect(last.json().code).toBe('too-many-requests')
      expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
      expect((await small.app.inject('/healthz')).statusCode).toBe(200)
    } finally {
      await small.close()
    }
  })
})

describe('every answer', () => {
  it('comes with headers that keep it from being framed, sniffed or scripted (faults 39)', async () => {
    const { headers } = await shop.app.inject('/api/docs')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).toMatch(/script-src 'self';/)
    expect(headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe-inline'")
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  it('is compressed where the browser can read it', async () => {
    const { headers } = await shop.app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'br' } })
    expect(headers['content-encoding']).toBe('br')
  })
})
