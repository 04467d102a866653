import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyConfiguration } from '../catalogue/configuration.ts'
import type { LineId } from '../ids.ts'
import { aGroup, anItem, aProduct, aSection, aValue } from '../testing/products.ts'
import { listLineUses } from './line-use.ts'

const [soup, steak] = [aProduct(1, 500), aProduct(3, 1800)]
const group = aGroup(1, [aValue(301), aValue(302)])
const cooked = aProduct(30, 900, { optionGroups: [group] })
const firsts = aSection(10, [anItem(101, soup), anItem(102, cooked)], { minDishes: 1 })
const mains = aSection(11, [anItem(111, steak)], { minDishes: 1 })
const combo = aProduct(20, 2000, { sections: [firsts, mains] })
const id = 'a' as LineId
const rare = { ...emptyConfiguration, options: [{ groupId: group.id, valueId: group.values[0]?.id as never }] }
const unit = (section: typeof firsts, at: number, configuration = emptyConfiguration) => ({
  sectionId: section.id,
  itemId: section.items[at]?.id as never,
  configuration,
})
const count = (uses: ReturnType<typeof listLineUses>) =>
  Object.fromEntries(uses.map(({ productId, optionValueId, units }) => [productId ?? `v${optionValueId}`, units]))

describe('what a line takes from what is left [DAY-090]', () => {
  it('is its dish and its values, as often as it is ordered', () => {
    expect(count(listLineUses({ id, configuration: rare, quantity: 3 }, cooked))).toEqual({ 30: 3, v301: 3 })
  })

  it('is the menu and each dish chosen in it: a line of two menus holds the choices of both', () => {
    const units = [unit(firsts, 0), unit(firsts, 1, rare), unit(mains, 0), unit(mains, 0)]
    const uses = listLineUses({ id, configuration: { ...emptyConfiguration, units }, quantity: 2 }, combo)
    expect(count(uses)).toEqual({ 20: 2, 1: 1, 30: 1, v301: 1, 3: 2 })
  })

  it('never loses or invents a unit', () => {
    const chosen = fc.array(fc.constantFrom(unit(firsts, 0), unit(firsts, 1), unit(mains, 0)), { maxLength: 12 })
    fc.assert(
      fc.property(chosen, fc.integer({ min: 1, max: 9 }), (units, quantity) => {
        const uses = listLineUses({ id, configuration: { ...emptyConfiguration, units }, quantity }, combo)
        expect(uses.reduce((sum, use) => sum + use.units, 0)).toBe(quantity + units.length)
      }),
    )
  })
})
