import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { crossesMidnight } from '@comanda/rules/time/windows'
import { describe, expect, it } from 'vitest'
import { casaComanda } from './casa-comanda/casa-comanda.ts'
import { demoPassword } from './demo-site.ts'
import { demoSites } from './demo-sites.ts'
import { promises } from './testing/promises.ts'

const { products, categories, stores, promotions, brands } = casaComanda
const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')
const readme = read('../README.md')

describe('the dishes', () => {
  it.each(promises)('%s is %s', (slug, _, holds) => {
    const found = products.find((one) => one.slug === slug)
    expect(found && holds(found)).toBe(true)
  })

  it('number about sixty, and use every allergen and every diet', () => {
    const listed = products.filter((one) => one.categoryIds.length > 0)
    expect(listed.length).toBeGreaterThanOrEqual(60)
    const used = <T>(ids: readonly T[]) => new Set(ids).size
    expect(used(listed.flatMap((one) => one.allergens))).toBe(casaComanda.allergens.length)
    expect(used(listed.flatMap((one) => one.diets))).toBe(casaComanda.diets.length)
  })
})

describe('the rest of the chain', () => {
  it('has a store that never closes, one with shifts past midnight and a day off, and one closed for takeaway in the Canaries', () => {
    const [centro, malasana, palmas] = stores
    expect(centro?.hours.openAllDay).toBe(true)
    expect(malasana?.hours.week.monday.active).toBe(false)
    expect(malasana?.hours.week.friday.shifts).toHaveLength(2)
    expect(malasana?.hours.week.friday.shifts.some(crossesMidnight)).toBe(true)
    expect(palmas).toMatchObject({ takeawayClosed: true, timeZone: 'Atlantic/Canary' })
    expect(stores.map(({ booking }) => booking.deposit?.kind ?? 'none')).toEqual(['none', 'by-person', 'by-total'])
  })

  it('has a room with service charge, one that asks the room, and tables known by name', () => {
    const rooms = stores.flatMap((store) => store.resources)
    expect(rooms.filter((room) => room.hasServiceCharge)).toHaveLength(1)
    expect(rooms.filter((room) => room.asksRoom)).toHaveLength(1)
    expect(rooms.flatMap((room) => room.positions).filter((table) => table.alias).length).toBeGreaterThan(3)
  })

  it('has promotions of the three kinds, with windows, holidays, one store, and not at tables', () => {
    const offers = promotions.map(({ promotion }) => promotion)
    expect(new Set(offers.map(({ deal }) => deal.kind)).size).toBe(3)
    expect(offers.some(({ hours }) => hours.from > hours.to)).toBe(true)
    expect(
      offers.some(({ onHolidays, onHolidayEves, weekdays }) => onHolidays && onHolidayEves && weekdays.length === 0),
    ).toBe(true)
    expect(offers.some(({ atTables }) => !atTables)).toBe(true)
    expect(offers.some(({ combinationIds }) => combinationIds.length > 0)).toBe(true)
    expect(promotions.some(({ storeIds }) => storeIds.length === 1)).toBe(true)
  })

  it('has two brands with categories and one to come without', () => {
    const withCategories = brands.map((brand) => categories.some((row) => row.brandId === brand.id))
    expect(brands.map(({ comingSoon }, at) => [comingSoon, withCategories[at]])).toEqual([
      [false, true],
      [false, true],
      [true, false],
    ])
  })
})

describe('the sites', () => {
  it('show the four shapes, each in its own colours', () => {
    const shapes = demoSites.map(({ website }) => [
      website.onlyBookings,
      website.onlyDigitalCard,
      website.onlyUsers && website.signedTableLinks,
    ])
    expect(shapes).toEqual([
      [false, false, false],
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ])
    expect(new Set(demoSites.map(({ website }) => website.colours.primary)).size).toBe(demoSites.length)
    expect(casaComanda.website).toMatchObject({ showsPricesBeforeMode: true, signedTableLinks: false })
    expect(casaComanda.website.languages).toHaveLength(7)
  })

  it('say in their very text that keys and people are for demonstration', () => {
    for (const demo of demoSites) {
      expect(demo.key.publicKey + demo.key.password).toMatch(/demo.*not-for-production/)
      for (const { email } of [...demo.customers.map((one) => one.customer), ...demo.staff])
        expect(email).toMatch(/@demo\.example$/)
    }
  })
})

describe('the README', () => {
  const rows = readme
    .slice(readme.indexOf('## Which dish'))
    .split('\n')
    .filter((line) => line.startsWith('| `'))

  it('names exactly the dishes that are promised here', () => {
    const named = rows.map((row) => row.split('`')[1])
    expect(named.sort()).toEqual([...new Set(promises.map(([slug]) => slug))].sort())
  })

  it('names only requirement lines that exist', () => {
    const known = new Set(read('../../docs/requirements.md').match(/\b[A-Z]+-\d{3}\b/g))
    const cited = readme.match(/\b[A-Z]{2,}-\d{3}\b/g) ?? []
    expect(cited.length).toBeGreaterThan(60)
    expect(cited.filter((id) => !known.has(id))).toEqual([])
    for (const row of rows) expect(row).toMatch(/[A-Z]+-\d{3}/)
  })

  it('names every site, host, person and code', () => {
    const words = demoSites.flatMap((demo) => [
      demo.website.storeName,
      ...demo.hosts,
      ...demo.customers.map(({ customer }) => customer.email),
      ...demo.staff.map(({ email }) => email),
      ...demo.coupons.map(({ code }) => code),
      ...demo.receipts.map(({ code }) => code),
    ])
    for (const word of [...words, demoPassword]) expect(readme).toContain(word)
  })
})
