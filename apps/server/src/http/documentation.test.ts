import { allCalls, getExample } from '@comanda/contract/all-calls'
import type { Call } from '@comanda/contract/call'
import { refusalCodes } from '@comanda/contract/refusal-codes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { createMetrics } from './metrics.ts'

let shop: TestApp
let broken = false

beforeAll(async () => {
  shop = await createTestApp({
    readiness: {
      database: async () => true,
      jobs: async () => {
        if (broken) throw new Error('stopped')
        return true
      },
    },
  })
})
afterAll(() => shop.close())

const rows = Object.entries(allCalls) as [string, Call][]

describe('the documentation', () => {
  it('describes every call to machines, with who may make it and an example each way', async () => {
    const reply = await shop.app.inject('/api/openapi.json')
    const document = reply.json()
    expect(document.openapi).toBe('3.1.0')
    for (const [name, row] of rows) {
      const operation = document.paths[`/api${row.path}`][row.method.toLowerCase()]
      expect(operation).toMatchObject({ operationId: name, 'x-caller': row.caller, 'x-requirements': row.requirements })
      expect(operation.responses[200].content['application/json'].example).toEqual(plain(getExample(name).reply))
    }
    expect(document.components.schemas.Refusal.properties.code.enum).toEqual(refusalCodes)
  })

  it('refers only to what it describes', async () => {
    const text = (await shop.app.inject('/api/openapi.json')).body
    const document = JSON.parse(text)
    const references = new Set(
      [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)].map(([, kind, name]) => `${kind}/${name}`),
    )
    expect(references.size).toBeGreaterThan(10)
    for (const reference of references) {
      const [kind = '', name = ''] = reference.split('/')
      expect(document.components[kind]).toHaveProperty(name)
    }
    expect(text).not.toContain('$defs')
  })

  it('says which fields a product has on the wire [CATALOGUE-005]', async () => {
    const { components } = (await shop.app.inject('/api/openapi.json')).json()
    const fields =
      'id name description slug price old_price status published isConfigurable automarchar_config one_by_one options attr_list combinations configuration related_products title_from_suggestion allergens text_ingredients multilanguage imagesWebFront schedulesOpenWeb categories orderType tax menu buffet buffet_plate_per_round default_category_id is_service service_value'
    expect(Object.keys(components.schemas.Product.properties)).toEqual(expect.arrayContaining(fields.split(' ')))
  })

  it('shows every call to people, without a script', async () => {
    const { body, headers } = await shop.app.inject('/api/docs')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    for (const [name, row] of rows) {
      expect(body).toContain(`<article id="${name}">`)
      expect(body).toContain(`${row.method} ${row.path}`)
    }
    expect(body).not.toContain('<script')
    const nonce = /<style nonce="([0-9a-f]+)">/.exec(body)?.[1]
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
  })
})

describe('health', () => {
  it('says that the process lives', async () => {
    expect((await shop.app.inject('/healthz')).statusCode).toBe(200)
  })

  it('says whether visitors may come, and if not, why', async () => {
    expect((await shop.app.inject('/readyz')).json()).toEqual({ status: 'OK', checks: { database: true, jobs: true } })
    broken = true
    const reply = await shop.app.inject('/readyz')
    expect(reply.statusCode).toBe(503)
    expect(reply.json()).toEqual({ status: 'ERROR', checks: { database: true, jobs: false } })
  })
})

describe('metrics', () => {
  const read = async (app: TestApp['app'], options: { remoteAddress?: string; headers?: Record<string, string> }) =>
    (await app.inject({ url: '/metrics', ...options })).statusCode

  it('are for this machine, or for who has the token; to others there is no such page [F-066]', async () => {
    const remoteAddress = '203.0.113.7'
    const guarded = await createTestApp({ beside: shop, metricsToken: 'a-long-enough-token' })
    const token = { authorization: 'Bearer a-long-enough-token' }
    expect(await read(shop.app, {})).toBe(200)
    expect(await read(shop.app, { remoteAddress })).toBe(404)
    expect(await read(shop.app, { headers: { 'x-forwarded-for': remoteAddress } })).toBe(404)
    expect(await read(guarded.app, { remoteAddress, headers: token })).toBe(200)
    expect(await read(guarded.app, { remoteAddress, headers: { authorization: 'Bearer else' } })).toBe(404)
    expect(await read(guarded.app, { remoteAddress })).toBe(404)
    await guarded.close()
  })

  it('count calls and refusals by name', async () => {
    await shop.app.inject('/api/Stores')
    const { body, headers } = await shop.app.inject('/metrics')
    expect(headers['content-type']).toContain('text/plain; version=0.0.4')
    expect(body).toMatch(/^comanda_requests_total\{call="getStores",status="401"\} 1$/m)
    expect(body).toMatch(/^comanda_refusals_total\{code="envelope-missing"\} 1$/m)
    expect(body).toMatch(/^comanda_request_duration_seconds_count\{call="getStores"\} 1$/m)
  })

  it('put a duration into every bucket it fits', () => {
    const metrics = createMetrics()
    for (const seconds of [0.0005, 0.005, 0.3, 9]) metrics.countRequest({ call: 'a', status: 200, seconds })
    const buckets = [...metrics.render().matchAll(/_bucket\{call="a",le="(.+)"\} (\d+)/g)].map(([, le, count]) => [
      le,
      Number(count),
    ])
    expect(Object.fromEntries(buckets)).toMatchObject({
      0.001: 1,
      0.0025: 1,
      0.005: 2,
      0.25: 2,
      0.5: 3,
      5: 3,
      '+Inf': 4,
    })
    expect(metrics.render()).toContain('comanda_request_duration_seconds_sum{call="a"} 9.3055')
  })
})

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
