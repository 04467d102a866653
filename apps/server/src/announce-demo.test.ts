import { readLandingQuery } from '@comanda/contract/entities/landing-link'
import { isRefusal } from '@comanda/contract/refusals'
import { demoSites } from '@comanda/demo/demo-sites'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { announceDemo } from './announce-demo.ts'
import { aSave, aSetup } from './testing/carts.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({ pages: true, fallbackHost: 'localhost' })
})
afterAll(() => shop.close())

const lines = announceDemo(demoSites, 'http://127.0.0.1:3000')
const find = (pattern: RegExp) => lines.flatMap((line) => [...line.matchAll(pattern)].map(([, found = '']) => found))

it('prints sites, customers and a table of each venue that has tables, for who starts the demo [F-064]', () => {
  const withTables = demoSites.flatMap(({ website, hosts, stores }) =>
    stores.filter(({ modes }) => website.modes.table && modes.table).map(({ id }) => `${hosts[0]} ${id}`),
  )
  const printed = find(/^ {2}table (\S+)$/g).map((link) => new URL(link))
  expect(printed.map(({ hostname, searchParams }) => `${hostname} ${searchParams.get('store')}`)).toEqual(withTables)
  expect(printed.map(({ hostname }) => hostname)).toContain('socios.localhost')
  expect(find(/^ {2}customer (\S+),/g).length).toBeGreaterThan(0)
})

it.each(lines)('«%s» works when it is followed [F-101]', async (line) => {
  const kind = /^ {2}(\w+)/.exec(line)?.[1] ?? 'site'
  expect(kind).toMatch(/^(site|table|customer)$/)
  for (const [address] of line.matchAll(/http:\S+[^\s,]/g)) {
    const { host, pathname, search } = new URL(address)
    const reply = await shop.app.inject({ url: pathname + search, headers: { host } })
    expect([address, reply.statusCode]).toEqual([address, 200])
    if (kind === 'table') await sit(address)
  }
  const [, email, password] = /customer (\S+), password (\S+)$/.exec(line) ?? []
  if (email === undefined || password === undefined) return
  const told = lines.slice(0, lines.indexOf(line)).findLast((one) => !one.startsWith(' '))
  const host = new URL(/http:[^\s,]+/.exec(told ?? '')?.[0] ?? '').hostname
  expect((await shop.visit({ host, as: email })).session.token).toMatch(/\S/)
})

async function sit(address: string): Promise<void> {
  const { hostname, search } = new URL(address)
  const { storeId, resourceId, position, signature } = readLandingQuery(new URLSearchParams(search))
  const { client } = await shop.visit({ host: hostname })
  const setup = aSetup({ mode: 'table', storeId, resourceId, position, signature })
  const told = await client.saveCart(aSave({ setup }))
  expect(isRefusal(told) ? told.refused : 'seated').toBe('seated')
}
