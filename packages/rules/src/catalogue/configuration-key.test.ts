import { describe, expect, it, test } from 'vitest'
import { aChoice, aUnit, units } from '../testing/choices.ts'
import { id } from '../testing/products.ts'
import { configurationKey } from './configuration-key.ts'

describe('the key of a configuration', () => {
  const nested = aChoice({
    options: [
      [7, 71],
      [8, 81],
    ],
  })
  const turned = aChoice({
    options: [
      [8, 81],
      [7, 71],
    ],
  })
  const one = aChoice({
    values: [12, 3],
    options: [
      [1, 2],
      [3, 4],
    ],
    units: [aUnit(5, 1, nested), aUnit(5, 2)],
  })
  it('does not depend on the order of choosing', () => {
    const other = aChoice({
      values: [3, 12],
      options: [
        [3, 4],
        [1, 2],
      ],
      units: [aUnit(5, 2), aUnit(5, 1, turned)],
    })
    expect(configurationKey(other)).toBe(configurationKey(one))
  })
  test.each([
    ['a value', { ...one, valueIds: [id<never>(12)] }],
    ['an option', { ...one, options: one.options.slice(1) }],
    ['a unit', { ...one, units: one.units.slice(1) }],
    ['the number of units', { ...one, units: [...one.units, ...units(5, 2, 1)] }],
    ['the second level', { ...one, units: [aUnit(5, 1), aUnit(5, 2)] }],
    ['where a choice was made', aChoice({ values: [1, 2], options: [[1, 2]] })],
  ])('differs with %s', (_title, other) => {
    expect(configurationKey(other)).not.toBe(configurationKey(one))
  })
  it('never runs numbers together', () => {
    expect(configurationKey(aChoice({ values: [1, 12] }))).not.toBe(configurationKey(aChoice({ values: [11, 2] })))
    expect(configurationKey(aChoice({ options: [[1, 12]] }))).not.toBe(
      configurationKey(aChoice({ options: [[11, 2]] })),
    )
  })
})
