import { expect, test } from 'vitest'
import { type MenuId, toId } from '../ids.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import { aResource, aSite, aStore } from '../testing/venues.ts'
import { chooseMenu, type MenuQuestion } from './choose-menu.ts'

const menu = (number: number) => toId<MenuId>(number)
const question: Omit<MenuQuestion, 'mode'> = {
  site: aSite({ menuId: menu(1) }),
  store: aStore({ digitalCardMenuId: menu(2) }),
  resource: aResource(5, { menuId: menu(3) }),
  current: menu(4),
}

test.each<[OrderingMode | null, number]>([
  ['delivery', 3],
  ['pickup', 3],
  ['takehere', 3],
  ['digital-card', 2],
  ['table', 1],
])('%s takes menu %i [SITE-047]', (mode, expected) => expect(chooseMenu({ ...question, mode })).toBe(menu(expected)))

test.each<OrderingMode>(['delivery', 'pickup', 'takehere'])(
  '%s keeps the existing menu when the resource has none [SITE-047]',
  (mode) => {
    expect(chooseMenu({ ...question, mode, resource: aResource(5) })).toBe(menu(4))
    expect(chooseMenu({ ...question, mode, resource: null })).toBe(menu(4))
    expect(chooseMenu({ ...question, mode, resource: null, current: null })).toBe(menu(1))
  },
)

test('no mode chosen uses the menu of the site', () => {
  expect(chooseMenu({ ...question, mode: null })).toBe(menu(1))
})

test('a store without its own digital menu shows the one of the site', () => {
  expect(chooseMenu({ ...question, mode: 'digital-card', store: aStore() })).toBe(menu(1))
  expect(chooseMenu({ ...question, mode: 'digital-card', store: null })).toBe(menu(1))
})
