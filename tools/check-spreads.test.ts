import { expect, it } from 'vitest'
import { listSpreadLiterals } from './check-spreads.ts'
import { readSources } from './read-sources.ts'
import { openTemporaryHouse } from './testing/temporary-house.ts'

const { root, write } = openTemporaryHouse()
const list = () => listSpreadLiterals(readSources(root()))
const file = 'apps/storefront/src/cart/a.tsx'

it.each([
  ['a value', 'export const a = { ...line, units: 2 }'],
  ['a member that may be missing', 'export const a = { ...(host !== null && { host }), ...(body ? { body } : {}) }'],
  ['the rows of a list', "export const a = [...['cart', 'coupon']]"],
])('%s may be spread', (_name, text) => {
  write({ [file]: text })
  expect(list()).toEqual([])
})

it.each([
  ['a literal', 'export const a = {\n  ...{ name, units },\n  price,\n}', 2],
  ['a literal with a type', "export const a = { ...({ language: 'esc-pos' } as const) }", 1],
  ['a literal that satisfies one', 'export const a = { ...({ units } satisfies Dish) }', 1],
  ['a literal of a list of rows', 'export const a = rows.map((row) => ({ ...row, ...{ state } }))', 1],
  ['a literal of attributes', 'export const a = <b {...{ title }} />', 1],
])('%s may not', (_name, text, line) => {
  write({ [file]: text })
  expect(list()).toEqual([
    `${file}:${line} spreads a literal, so nobody sees a surplus member of it; write its members out`,
  ])
})
