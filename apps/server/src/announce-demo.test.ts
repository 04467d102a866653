import { readLandingQuery } from '@comanda/contract/entities/landing-link'
import { isRefusal } from '@comanda/contract/refusals'
import { demoSites } from '@comanda/demo/demo-sites'
import { listRights } from '@comanda/rules/team/rights'
import { type SeededRoleName, seededRoles } from '@comanda/rules/team/seeded-roles'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { announceDemo } from './announce-demo.ts'
import { accepted } from './testing/accepted.ts'
import { aSave, aSetup } from './testing/cart/carts.ts'
import { openStaffBrowser, pairAt } from './testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({ pages: true, fallbackHost: 'localhost', showPapers: () => [] })
})
afterAll(() => shop.close())

const lines = announceDemo(demoSites, 'http://127.0.0.1:3000', 'staff.localhost')
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

it('prints people of the staff who get, by password and by PIN, exactly what their role says [DAY-020]', async () => {
  let [site, signedIn] = ['', 0]
  for (const line of lines) {
    site = /^staff of .+: http:\/\/staff\.localhost:3000, site (\S+)$/.exec(line)?.[1] ?? site
    const [, role, email, password, pin] = /^ {2}(\w+) (\S+), password (\S+), PIN (\d+)$/.exec(line) ?? []
    if (role === undefined || email === undefined || password === undefined || pin === undefined) continue
    const { rights, deviceKinds } = seededRoles[role as SeededRoleName]
    const me = await accepted(openStaffBrowser(shop).signIn({ site, email, password }))
    expect([email, me.person?.role, me.person?.rights]).toEqual([email, role, [...listRights(rights)]])
    signedIn += 1
    const [store] = me.stores
    if (site !== 'localhost' || store === undefined || me.person === null) continue
    const device = await pairAt(shop, { storeId: store.storeId, kind: deviceKinds[0] })
    const there = await accepted(device.enterPin({ staffId: me.person.staffId, pin }))
    expect([email, there.person?.rights]).toEqual([email, me.person.rights])
  }
  expect(signedIn).toBe(demoSites.flatMap(({ staff }) => staff).length)
})

it.each(lines)('«%s» works when it is followed [F-101]', async (line) => {
  const kind = /^ {2}(\w+)/.exec(line)?.[1] ?? 'site'
  expect(kind).toMatch(new RegExp(`^(site|table|customer|${Object.keys(seededRoles).join('|')})$`))
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
