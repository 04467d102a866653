import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { addFractions, compareFractions, finestPart, isFraction, none, whole } from './fraction.ts'

test.each([
  [1, 1, true],
  [1, 3, true],
  [0, 3, false],
  [-1, 3, false],
  [4, 3, false],
  [0.5, 3, false],
  [1, 2.5, false],
  [1, 0, false],
  [1, finestPart, true],
  [1, finestPart + 1, false],
])('%d of %d is a part: %j', (parts, of, expected) => expect(isFraction({ parts, of })).toBe(expected))

it('adds thirds to exactly one', () => {
  const third = { parts: 1, of: 3 }
  expect(addFractions(addFractions(third, third), third)).toEqual(whole)
  expect(addFractions(none, third)).toEqual(third)
  expect(addFractions({ parts: 1, of: 6 }, { parts: 1, of: 4 })).toEqual({ parts: 5, of: 12 })
})

it('compares', () => {
  expect(compareFractions({ parts: 1, of: 3 }, { parts: 1, of: 2 })).toBeLessThan(0)
  expect(compareFractions({ parts: 2, of: 3 }, { parts: 1, of: 2 })).toBeGreaterThan(0)
  expect(compareFractions({ parts: 2, of: 4 }, { parts: 1, of: 2 })).toBe(0)
})

it('adds in any order', () => {
  const any = fc.record({ parts: fc.integer({ min: 1, max: 50 }), of: fc.integer({ min: 1, max: 50 }) })
  fc.assert(
    fc.property(any, any, (one, other) => {
      expect(addFractions(one, other)).toEqual(addFractions(other, one))
      const sum = addFractions(one, other)
      expect(sum.parts / sum.of).toBeCloseTo(one.parts / one.of + other.parts / other.of, 9)
    }),
  )
})
