import { describe, expect, it } from 'vitest'
import { chooseTests, findArea, listStarting, listTouchedRooms } from './choose-tests.ts'
import { everyScreen, walkedBy } from './journey-areas.ts'
import { readSources } from './read-sources.ts'
import { openTemporaryHouse, readThisHouse } from './testing/temporary-house.ts'

const { root, write } = openTemporaryHouse()
const server = 'apps/server/src'
const choose = (...changed: readonly string[]) => chooseTests(readSources(root()), changed)

describe('unit tests', () => {
  it('are chosen where they run what was changed, over any number of files', () => {
    write({
      'packages/rules/package.json': '{ "name": "@comanda/rules", "exports": { "./*": "./src/*.ts" } }',
      'packages/rules/src/money/cents.ts': '',
      'packages/rules/src/money/cents.test.ts': "import './cents.ts'",
      [`${server}/cart/price.ts`]: "import '@comanda/rules/money/cents'",
      [`${server}/cart/price.test.ts`]: "import './price.ts'",
      [`${server}/kitchen/pass.test.ts`]: '',
    })
    const units = [`${server}/cart/price.test.ts`, 'packages/rules/src/money/cents.test.ts']
    expect(choose('packages/rules/src/money/cents.ts').units).toEqual(units)
  })

  it('are not chosen for a type, which the compiler looks at', () => {
    write({
      [`${server}/cart/line.ts`]: 'export type Line = string\nexport const empty = []',
      [`${server}/order/a.test.ts`]: "import type { Line } from '../cart/line.ts'\nexport const a: Line = ''",
      [`${server}/order/b.test.ts`]:
        "import { type Line, empty } from '../cart/line.ts'\nexport const b: Line[] = empty",
    })
    expect(choose(`${server}/cart/line.ts`).units).toEqual([`${server}/order/b.test.ts`])
  })

  it('are chosen by the call that they make, through helpers too, and not because they start the server', () => {
    write({
      [`${server}/app.ts`]: "import './handlers.ts'\nimport './jobs.ts'",
      [`${server}/jobs.ts`]: '',
      [`${server}/handlers.ts`]: [
        "import { getCart } from './cart/get-cart.ts'",
        "import { getMenu } from './catalogue/get-menu.ts'",
        'export const handlers = { getCart, getMenu }',
      ].join('\n'),
      [`${server}/cart/get-cart.ts`]: "import './read-cart.ts'\nexport const getCart = 1",
      [`${server}/cart/read-cart.ts`]: '',
      [`${server}/catalogue/get-menu.ts`]: 'export const getMenu = 1',
      [`${server}/testing/carts.ts`]: 'export const show = (client) => client.getCart({})',
      [`${server}/pages/menu.test.ts`]: "import '../app.ts'\nclient.getMenu({})",
      [`${server}/table/round.test.ts`]: "import '../app.ts'\nimport '../testing/carts.ts'",
    })
    expect(choose(`${server}/cart/read-cart.ts`).units).toEqual([`${server}/table/round.test.ts`])
    expect(choose(`${server}/catalogue/get-menu.ts`).units).toEqual([`${server}/pages/menu.test.ts`])
    expect(choose(`${server}/jobs.ts`)).toMatchObject({ units: [], left: { units: 2 } })
    expect(choose(`${server}/app.ts`)).toMatchObject({ units: { length: 2 }, left: { units: 0 } })
  })

  it('of its own folder are chosen for a file that nothing imports any more', () => {
    write({
      [`${server}/cart/a.test.ts`]: '',
      [`${server}/cart/deeper/b.test.ts`]: '',
      [`${server}/carts/c.test.ts`]: '',
      [`${server}/d.test.ts`]: '',
    })
    expect(choose(`${server}/cart/removed.ts`).units).toEqual([
      `${server}/cart/a.test.ts`,
      `${server}/cart/deeper/b.test.ts`,
    ])
  })
})

describe('journeys', () => {
  const journeys = {
    'e2e/booking/deposit.once.test.ts': "import '../fill-in.ts'",
    'e2e/fill-in.ts': '',
    'e2e/staff/kitchen.once.test.ts': '',
    'e2e/staff/shell.once.test.ts': '',
    'e2e/whole-storefront.once.test.ts': '',
  }

  it.each([
    ['a server’s slice', `${server}/booking/open-booking.ts`, ['booking/deposit']],
    ['a screen', 'apps/storefront/src/booking/booking.screen.tsx', ['booking/deposit']],
    ['the calls of an area', 'packages/contract/src/calls/booking.ts', ['booking/deposit']],
    ['the calls of the staff', 'packages/contract/src/calls/staff/kitchen.ts', ['staff/kitchen']],
    ['words', 'packages/i18n/src/dictionaries/booking/es.ts', ['booking/deposit']],
    ['what has no area', 'packages/ui/src/sheet.tsx', ['staff/kitchen', 'staff/shell', 'whole-storefront']],
    ['a helper of journeys', 'e2e/fill-in.ts', ['booking/deposit']],
    ['a journey', 'e2e/booking/deposit.once.test.ts', ['booking/deposit']],
    ['a unit test', `${server}/booking/open-booking.test.ts`, []],
    ['a tool', 'tools/test.ts', []],
  ])('of %s', (_name, changed, chosen) => {
    write({ ...journeys, [`${server}/booking/open-booking.test.ts`]: '' })
    expect(choose(changed).journeys).toEqual(chosen.map((name) => `e2e/${name}.once.test.ts`))
  })

  it('that are not chosen are counted where something that ships was changed', () => {
    write(journeys)
    expect(choose(`${server}/booking/open-booking.ts`).left.journeys).toBe(3)
    expect(choose('e2e/fill-in.ts', 'README.md').left.journeys).toBe(0)
  })
})

describe('the rooms whose types are checked', () => {
  const rooms = ['packages/rules', 'apps/server', 'apps/storefront', '.']

  it('are those that import the change, types included', () => {
    write({
      'packages/rules/package.json': '{ "name": "@comanda/rules", "exports": { "./*": "./src/*.ts" } }',
      'packages/rules/src/ids.ts': '',
      [`${server}/a.ts`]: "import type { Id } from '@comanda/rules/ids'\nexport type A = Id",
      'apps/storefront/src/b.ts': '',
      'e2e/c.ts': "import '../apps/storefront/src/b.ts'",
    })
    const list = (...changed: string[]) => listTouchedRooms(readSources(root()), changed, rooms)
    expect(list('packages/rules/src/ids.ts')).toEqual(['packages/rules', 'apps/server', '.'])
    expect(list(`${server}/a.ts`)).toEqual(['apps/server'])
    expect(list('apps/storefront/src/b.ts')).toEqual(['apps/storefront', '.'])
    expect(list('packages/rules/package.json')).toEqual(rooms)
    expect(list('docs/glossary.md')).toEqual([])
  })
})

describe('the table of areas', () => {
  const files = [...readThisHouse().keys()]
  const journeys = files.filter((file) => /^e2e\/.*\.test\.ts$/.test(file))

  it.each([...Object.entries(walkedBy), ['everyScreen', everyScreen] as const])(
    'names journeys that exist: %s',
    (_area, beginnings) => {
      expect(beginnings.filter((beginning) => listStarting([beginning], journeys).length === 0)).toEqual([])
    },
  )

  it('names areas that exist', () => {
    const areas = new Set(files.map(findArea))
    expect(Object.keys(walkedBy).filter((area) => !areas.has(area))).toEqual([])
  })
})
