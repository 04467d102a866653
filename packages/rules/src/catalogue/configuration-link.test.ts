import fc from 'fast-check'
import { describe, expect, it, test, vi } from 'vitest'
import { arbitraryProduct } from '../testing/arbitrary-products.ts'
import { aChoice, aUnit } from '../testing/choices.ts'
import { walk } from '../testing/walk.ts'
import { readConfiguration, writeConfiguration } from './configuration-link.ts'

vi.setConfig({ testTimeout: 60_000 })

describe('a choice in a link', () => {
  test.each([
    ['nothing chosen', aChoice(), ''],
    ['a value', aChoice({ values: [35, 36] }), 'z.10'],
    ['an option', aChoice({ options: [[1, 2]] }), '_1-2'],
    ['a unit', aChoice({ units: [aUnit(3, 4)] }), '__3-4'],
    ['a second level', aChoice({ units: [aUnit(3, 4, aChoice({ values: [5] }))] }), '__3-4~5!'],
  ])('of %s is short', (_title, configuration, text) => {
    expect(writeConfiguration(configuration)).toBe(text)
    expect(readConfiguration(text)).toEqual(configuration)
  })

  it('is read back as it was written, and needs no escaping', () => {
    fc.assert(
      fc.property(arbitraryProduct, fc.array(fc.nat({ max: 100_000 }), { maxLength: 10 }), (product, draws) => {
        for (const { configuration } of walk(product, draws)) {
          const text = writeConfiguration(configuration)
          expect(encodeURIComponent(text)).toBe(text)
          if (text.length <= 2_000) expect(readConfiguration(text)).toEqual(configuration)
        }
      }),
    )
  })

  test.each([
    '<script>',
    '1..2',
    '_1',
    '_1-',
    '__1-2~',
    '__1-2~3',
    '__1-2!',
    '1_2-3_4-5_6',
    '1.',
    '99999999',
    '__1-1~__1-1~__1-1~__1-1~__1-1~1!!!!!',
    'a'.repeat(2_001),
    `__${'1-1.'.repeat(600)}1-1`,
  ])('that says %s is none', (text) => expect(readConfiguration(text)).toBeUndefined())

  it('whatever it says, is read without harm', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0z._-~!') }), (text) => {
        const configuration = readConfiguration(text)
        if (configuration) expect(readConfiguration(writeConfiguration(configuration))).toEqual(configuration)
      }),
    )
  })
})
