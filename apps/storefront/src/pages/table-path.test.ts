import { type ResourceId, type StoreId, toId } from '@comanda/rules/ids'
import { expect, it } from 'vitest'
import { toTablePath } from '../table/table-path.ts'
import { chooseEntrance } from './entrance.ts'
import { findScreen } from './find-screen.ts'

const setup = { storeId: toId<StoreId>(1), resourceId: toId<ResourceId>(14), position: 3 }

it('the way back to a table is the page of its code [F-226]', () => {
  const url = new URL(toTablePath(setup), 'https://comanda.example')
  const entrance = chooseEntrance({ onlyBookings: false }, url)
  expect(entrance).toBe('table')
  expect(findScreen(entrance, url.pathname)?.row).not.toBe(findScreen('site', '/')?.row)
})

it.each([
  ['no order is known', undefined],
  ['the order has no table', { ...setup, position: null }],
])('the way back is the menu while %s [F-226]', (_which, known) => {
  expect(toTablePath(known)).toBe('/categories')
})
