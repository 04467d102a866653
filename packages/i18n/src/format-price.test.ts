import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatPrice } from './format-price.ts'
import { type Language, languages } from './languages.ts'

const everyLanguage = Object.keys(languages) as Language[]

describe('a price is shown in euros with two decimals [SITE-050]', () => {
  test.each([
    ['es', 1250, '12,50\u00a0€'],
    ['cat', 1250, '12,50\u00a0€'],
    ['eu', 1250, '12,50\u00a0€'],
    ['fr', 1250, '12,50\u00a0€'],
    ['ger', 1250, '12,50\u00a0€'],
    ['nl', 1250, '12,50\u00a0€'],
    ['en', 1250, '€12.50'],
    ['es', 0, '0,00\u00a0€'],
    ['es', 5, '0,05\u00a0€'],
    ['es', 99, '0,99\u00a0€'],
    ['es', 123_456_789, '1.234.567,89\u00a0€'],
    ['en', 123_456_789, '€1,234,567.89'],
    ['es', -350, '-3,50\u00a0€'],
    ['en', -350, '-€3.50'],
  ] as const)('%s %i → %s', (language, amount, shown) => {
    expect(formatPrice(amount, language)).toBe(shown)
  })

  it('never loses a cent', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...everyLanguage), (amount, language) => {
        const shown = formatPrice(amount, language)
        const digits = shown.replace(/[^\d]/g, '')
        expect(Number(digits)).toBe(Math.abs(amount))
        expect(shown.startsWith('-')).toBe(amount < 0)
      }),
    )
  })
})
