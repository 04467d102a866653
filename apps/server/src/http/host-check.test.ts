import { allCalls } from '@comanda/contract/all-calls'
import { type Call, travelsInQuery } from '@comanda/contract/call'
import { nowhere, writeEnvelope } from '@comanda/contract/envelope'
import { toQuery } from '@comanda/contract/send'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outboxMessage } from '../database/schema/outbox.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({ pages: true, fallbackHost: 'localhost' })
})
afterAll(() => shop.close())

const sign = (row: Call) =>
  toQuery({ ...writeEnvelope({ ...shop, session: () => shop.session, standing: nowhere }, row, testNow) })

const foreign = ['localhost:80@evil.example', 'localhost@evil.example', 'localhost/evil', 'localhost:', '%00']

describe('a host that is none [F-060]', () => {
  it.each(foreign)('%s is refused at every door', async (host) => {
    const rows = Object.values(allCalls) as Call[]
    for (const row of rows) {
      const reply = await shop.app.inject({
        method: row.method,
        url: `/api${row.path}${sign(row)}`,
        headers: { host },
        ...(travelsInQuery(row) ? {} : { payload: {} }),
      })
      expect([row.path, reply.statusCode, reply.json().code]).toEqual([row.path, 400, 'request-malformed'])
    }
    for (const url of ['/', '/robots.txt', '/sitemap.xml', '/api/docs', '/healthz', '/assets/x.js', '/nothing']) {
      expect([url, (await shop.app.inject({ url, headers: { host } })).statusCode]).toEqual([url, 400])
    }
  })

  it('is refused where the bytes lie ready too', async () => {
    const url = `/api${allCalls.getStores.path}${sign(allCalls.getStores)}`
    const statusOf = async (host: string) => (await shop.app.inject({ url, headers: { host } })).statusCode
    expect([await statusOf('localhost'), await statusOf('localhost')]).toEqual([200, 200])
    expect(await statusOf('localhost:80@evil.example')).toBe(400)
  })

  it('is refused when a trusted proxy passes it on', async () => {
    const behind = await createTestApp({ beside: shop, pages: true, trustedProxies: 1 })
    const asked = async (forwarded: string) =>
      (await behind.app.inject({ url: '/healthz', headers: { 'x-forwarded-host': forwarded } })).statusCode
    expect([await asked('localhost'), await asked('localhost:80@evil.example')]).toEqual([200, 400])
    await behind.close()
  })
})

describe('a list of hosts [F-060]', () => {
  it('shuts out every other one, save for those who ask after the machine', async () => {
    const listed = await createTestApp({ beside: shop, pages: true, allowedHosts: ['localhost', 'localhost:80'] })
    const asked = async (url: string, host: string) => (await listed.app.inject({ url, headers: { host } })).statusCode
    expect(await asked('/robots.txt', 'localhost')).toBe(200)
    expect(await asked('/robots.txt', 'LocalHost')).toBe(200)
    expect(await asked('/robots.txt', 'carta.localhost')).toBe(400)
    expect(await asked('/robots.txt', 'localhost:81')).toBe(400)
    expect(await asked('/healthz', '10.0.0.7:3000')).toBe(200)
    await listed.close()
  })
})

describe('a link in a mail [F-060]', () => {
  it.each([
    ['evil.example', 'http://localhost/account'],
    ['carta.localhost:99', 'http://localhost:99/account'],
  ])('leads to the site’s own host, whoever asks by %s', async (host, start) => {
    const email = 'ana@demo.example'
    const url = `/api${allCalls.recoverPassword.path}${sign(allCalls.recoverPassword)}`
    const reply = await shop.app.inject({ method: 'POST', url, headers: { host }, payload: { email } })
    expect(reply.statusCode).toBe(200)
    const mails = await shop.database.db.select({ body: outboxMessage.body }).from(outboxMessage)
    expect(mails.filter(({ body }) => body.includes(start))).toHaveLength(1)
    expect(mails.filter(({ body }) => body.includes('evil'))).toHaveLength(0)
  })
})
