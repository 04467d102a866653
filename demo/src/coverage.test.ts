import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { OptionGroup, Product, SectionItem } from '@comanda/rules/catalogue/product'
import { crossesMidnight } from '@comanda/rules/time/windows'
import { describe, expect, it } from 'vitest'
import { casaComanda } from './casa-comanda/casa-comanda.ts'
import { menuIds } from './casa-comanda/menus.ts'
import { demoPassword } from './demo-site.ts'
import { demoSites } from './demo-sites.ts'
import { clock } from './hours.ts'

const { products, categories, stores, promotions, brands, priceLists } = casaComanda
const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')
const readme = read('../README.md')

const groupsOf = (one: Product): readonly OptionGroup[] => [
  ...one.optionGroups,
  ...one.combinations.flatMap((row) => row.optionGroups),
]
const valuesOf = (one: Product) => groupsOf(one).flatMap((group) => group.values)
const itemsOf = (one: Product): readonly SectionItem[] => one.sections.flatMap((section) => section.items)
const categoriesOf = (one: Product) => categories.filter(({ id }) => one.categoryIds.includes(id))
const isRepriced = (one: Product) =>
  priceLists.some((list) => list.isGeneral && list.prices.some((price) => price.productId === one.id))
const isPlain = (one: Product) => one.attributes.length + groupsOf(one).length + one.sections.length === 0

/** What each dish is in the demo for. */
const promises: readonly (readonly [string, string, (one: Product) => boolean])[] = [
  ['pulpo-a-la-gallega', 'simple and featured', (one) => isPlain(one) && one.featured],
  ['croquetas-de-jamon', 'one attribute', (one) => one.attributes.length === 1 && isRepriced(one)],
  ['arroz-del-senyoret', 'two attributes', (one) => one.attributes.length === 2],
  [
    'arroz-del-senyoret',
    'a default that is not the first',
    (one) => one.combinations.findIndex((row) => row.isDefault) > 0,
  ],
  ['arroz-del-senyoret', 'a combination with its picture', (one) => one.combinations.some((row) => row.picture)],
  [
    'hamburguesa-a-tu-gusto',
    'a combination’s own required group',
    (one) => one.combinations.some((row) => row.optionGroups.some((group) => group.required)),
  ],
  [
    'combo-hamburguesa',
    'a combination that hides all sections',
    (one) => one.combinations.some((row) => row.sectionIds?.length === 0),
  ],
  [
    'combo-hamburguesa',
    'a combination that shows some',
    (one) => one.combinations.some((row) => row.sectionIds?.length === 1 && one.sections.length > 1),
  ],
  [
    'patatas-bravas',
    'required, several, limited, two free',
    (one) =>
      one.optionGroups.some((group) => group.required && group.multiple && group.limit === 3 && group.freeCount === 2),
  ],
  [
    'helado-artesano',
    'flavours with allergens',
    (one) => valuesOf(one).filter((value) => value.addsAllergens.length > 0).length >= 3,
  ],
  [
    'tortilla-de-patatas',
    'a yes by default',
    (one) => one.optionGroups.some((group) => group.values.length === 2 && group.values[0]?.chosenByDefault),
  ],
  ['tortilla-de-patatas', 'a group not published', (one) => one.optionGroups.some((group) => !group.published)],
  ['salmorejo-cordobes', 'a separator', (one) => one.isNew && one.optionGroups.some((group) => group.isSeparator)],
  [
    'salmorejo-cordobes',
    'an allergen taken away',
    (one) => valuesOf(one).some((value) => value.removesAllergens.length > 0),
  ],
  [
    'cafe-con-leche',
    'a choice that swaps allergens and breaks a diet',
    (one) =>
      valuesOf(one).some(
        (value) => value.addsAllergens.length * value.removesAllergens.length * value.breaksDiets.length > 0,
      ),
  ],
  [
    'tostada-con-jamon',
    'traces',
    (one) =>
      one.traces.length > 0 && valuesOf(one).some((value) => value.price > 0 && value.removesAllergens.length > 0),
  ],
  [
    'hamburguesa-comanda',
    'ingredients it comes with',
    (one) =>
      one.sections.some(
        (section) =>
          section.areIngredients &&
          section.items.every((item) => item.originalQuantity > 0 && item.extraPrice > 0 && item.maxQuantity),
      ),
  ],
  [
    'hamburguesa-comanda',
    'extras, one of them not published',
    (one) => itemsOf(one).some((item) => item.isExtra && !item.published),
  ],
  [
    'hamburguesa-comanda',
    'suggestions with a title',
    (one) => one.relatedIds.length > 0 && one.suggestionTitle !== null,
  ],
  [
    'bocadillo-de-pollo',
    'two entries of one ingredient',
    (one) =>
      one.sections.some(
        (section) =>
          section.subtract && new Set(section.items.map((item) => item.product.id)).size < section.items.length,
      ),
  ],
  ['menu-del-dia', 'four courses', (one) => one.isMenu && one.sections.length === 4],
  [
    'menu-del-dia',
    'a main with sauce and side of its own',
    (one) => itemsOf(one).some((item) => item.product.sections.length === 2),
  ],
  [
    'menu-del-dia',
    'a dish of some days, one not published, a supplement',
    (one) =>
      itemsOf(one).some((item) => item.product.windows.length > 0) &&
      itemsOf(one).some((item) => !item.published) &&
      itemsOf(one).some((item) => item.price > 0),
  ],
  [
    'menu-degustacion',
    'three to five, one by one',
    (one) => one.oneByOne && one.sections.some((section) => section.minDishes === 3 && section.maxDishes === 5),
  ],
  ['menu-expres', 'configures itself', (one) => one.configuresItself],
  [
    'picoteo-para-compartir',
    'at least two of each, with a cap',
    (one) =>
      itemsOf(one).every((item) => item.minQuantity === 2) && itemsOf(one).some((item) => item.maxQuantity === 4),
  ],
  [
    'picoteo-para-compartir',
    'an extra price past what is included',
    (one) => itemsOf(one).some((item) => item.includedQuantity > 0 && item.extraPrice > 0),
  ],
  [
    'menu-doble-hamburguesa',
    'two of one configurable dish',
    (one) =>
      one.sections.some(
        (section) => section.minDishes === 2 && section.items.length === 1 && section.items[0]?.product.isConfigurable,
      ),
  ],
  [
    'poke-a-tu-gusto',
    'a second unit dearer',
    (one) =>
      one.sections.some(
        (section) => section.maxDishes === 2 && section.items.every((item) => item.extraPrice > item.price),
      ),
  ],
  [
    'poke-a-tu-gusto',
    'an item with allergens of its own',
    (one) => itemsOf(one).some((item) => item.allergens !== null),
  ],
  [
    'bandeja-umi',
    'attributes inside a section',
    (one) => itemsOf(one).some((item) => item.minQuantity > 1 && item.product.attributes.length > 0),
  ],
  ['buffet-libre', 'five per round', (one) => one.buffet?.platesPerRound === 5],
  ['buffet-infantil', 'three per round', (one) => one.buffet?.platesPerRound === 3],
  ['buffet-de-mediodia', 'no limit', (one) => one.buffet?.platesPerRound === null && one.windows.length === 5],
  ['servicio-de-salon', 'a tenth', (one) => one.service?.share === 1000 && one.categoryIds.length === 0],
  [
    'churros-con-chocolate',
    'until noon',
    (one) => one.windows.length === 7 && one.windows.every(({ to }) => to === clock('12:00')),
  ],
  [
    'croissant-a-la-plancha',
    'a category with hours',
    (one) => one.windows.length === 0 && categoriesOf(one).some((row) => row.windows.length > 0),
  ],
  [
    'bocadillo-de-madrugada',
    'past midnight',
    (one) => one.windows.some(crossesMidnight) && categoriesOf(one).some((row) => row.windows.some(crossesMidnight)),
  ],
  [
    'arroz-negro',
    'lunch only',
    (one) => one.windows.every(({ from }) => from === clock('13:00')) && one.windows.length === 7,
  ],
  [
    'paella-valenciana',
    'not delivered',
    (one) => !one.menuIds.includes(menuIds.delivery) && one.menuIds.includes(menuIds.whole),
  ],
  ['jamon-iberico-de-bellota', 'an old price', (one) => (one.oldPrice ?? 0) > one.price],
  ['gazpacho-andaluz', 'not published', (one) => !one.published],
  ['pimientos-de-padron', 'no description', (one) => one.description.base === ''],
  ['boquerones-en-vinagre', 'no picture', (one) => one.picture === null],
  ['tosta-de-escalivada', 'a very long name', (one) => one.name.base.length > 120],
  ['tabla-de-quesos', 'one store', (one) => one.storeIds.length === 1 && isRepriced(one)],
  ['vino-rioja-crianza', 'two VAT rates', (one) => one.vat.onPremises === 1000 && one.vat.takenAway === 2100],
  ['refresco-de-cola', 'a sugared drink', (one) => one.vat.takenAway === 2100 && one.allergens.length === 0],
  ['edamame-con-sal', 'a dish of a brand', (one) => categoriesOf(one).every((row) => row.brandId === brands[1]?.id)],
  ['hamburguesa-de-garbanzos', 'vegan with traces', (one) => one.diets.length > 0 && one.traces.length > 0],
  ['ostras-al-natural', 'eaten in only', (one) => !one.menuIds.includes(menuIds.pickup) && one.allergens.length > 0],
]

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
