import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cents } from '../money/cents.ts'
import { listLikelyCash, mostCash, takeCash } from './take-cash.ts'

it.each([
  ['exact', 1950, 1950, 0],
  ['a note', 1950, 2000, 50],
  ['the most that anybody hands over', 1950, 1_000_000, 998_050],
])('%s gives the change', (_name, owed, given, change) => {
  expect(takeCash(cents(owed), given)).toEqual({ allowed: true, change })
})

it.each([0, -2000, 1949, 2000.5, Number.NaN, Number.POSITIVE_INFINITY, mostCash + 1])(
  '%d for 19.50 is refused',
  (given) => {
    expect(takeCash(cents(1950), given)).toEqual({ allowed: false, code: 'amount-not-allowed' })
  },
)

it('what is kept is what was owed, to the cent', () => {
  const money = fc.integer({ min: 1, max: mostCash })
  fc.assert(
    fc.property(money, money, (owed, given) => {
      const taken = takeCash(cents(owed), given)
      expect(taken.allowed).toBe(given >= owed)
      if (taken.allowed) expect(given - taken.change).toBe(owed)
    }),
  )
})

it.each([
  [1950, [2000, 5000, 10_000]],
  [2000, [5000, 10_000]],
  [330, [500, 1000, 2000, 5000, 10_000]],
  [12_345, [12_500, 13_000, 14_000, 15_000, 20_000]],
  [mostCash, []],
])('%d is probably paid with %j', (owed, likely) => {
  expect(listLikelyCash(cents(owed))).toEqual(likely)
})
