import { describe, expect, it } from 'vitest'
import { cents } from '../money/cents.ts'
import { aChoice, aUnit, withIngredients } from '../testing/choices.ts'
import { aGroup, anItem, aProduct, aSection, aValue } from '../testing/products.ts'
import { priceUnit } from './price-unit.ts'

const sauce = anItem(32, aProduct(3, 500), { price: cents(80), includedQuantity: 1 })
const steak = aProduct(2, 1800, {
  optionGroups: [aGroup(20, [aValue(21, 50)])],
  sections: [aSection(3, [sauce])],
})
const main = anItem(12, steak, { price: cents(450), includedQuantity: 1, extraPrice: cents(900) })
const menu = aProduct(1, 1590, { sections: [aSection(1, [main])] })
const chosen = aChoice({ options: [[20, 21]], units: [aUnit(3, 32)] })

describe('what a unit adds to its menu', () => {
  const choosing = { product: menu, configuration: aChoice(), quantity: 1, context: withIngredients }

  it('is its supplement, its options and its own supplements, not its price alone [CONFIG-022, PRICE-003]', () => {
    const { total, parts } = priceUnit(choosing, aUnit(1, 12, chosen))
    expect(total).toBe(450 + 50 + 80)
    expect(parts.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['option', 50],
      ['supplement', 80],
      ['supplement', 450],
    ])
  })

  it('is the extra price once the included ones are taken, and only what it adds itself', () => {
    const configuration = aChoice({ units: [aUnit(1, 12, chosen)] })
    const { total, parts } = priceUnit({ ...choosing, configuration }, aUnit(1, 12, chosen))
    expect(total).toBe(900 + 50 + 80)
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
  })
})
