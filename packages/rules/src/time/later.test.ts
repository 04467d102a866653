import { expect, it } from 'vitest'
import { later } from './later.ts'
import { instant } from './store-moment.ts'

it('goes forwards and backwards from a moment', () => {
  expect(later(instant(1000), 250)).toBe(1250)
  expect(later(instant(1000), -250)).toBe(750)
})
