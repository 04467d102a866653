import { describe, expect, it } from 'vitest'
import { aChoice, anOption, aUnit } from '../testing/choices.ts'
import { aGroup, anItem, aProduct, aSection, aValue, id } from '../testing/products.ts'
import { findConfiguration, type NamedChoice } from './named-choice.ts'

const inner = aProduct(2, 500, { optionGroups: [aGroup(20, [aValue(21)])] })
const menu = aProduct(1, 900, {
  optionGroups: [aGroup(10, [aValue(11), aValue(12)])],
  sections: [aSection(30, [anItem(31, inner)])],
})
const none: NamedChoice = { valueIds: [], options: [], units: [] }
const unit = (choice: NamedChoice, item = 31) => ({ sectionId: id<never>(30), itemId: id<never>(item), choice })

describe('a choice named by its values', () => {
  it('finds the groups they belong to, at both levels', () => {
    const choice = {
      ...none,
      options: [{ valueId: id<never>(12) }],
      units: [unit({ ...none, options: [{ valueId: id<never>(21) }] })],
    }
    const chosen = { ...aChoice(), options: [anOption(20, 21)] }
    expect(findConfiguration(menu, choice)).toEqual({
      ...aChoice(),
      options: [anOption(10, 12)],
      units: [aUnit(30, 31, chosen)],
    })
  })

  it.each([
    ['a value of another dish', { ...none, options: [{ valueId: id<never>(99) }] }],
    ['an item the section has not', { ...none, units: [unit(none, 99)] }],
    ['a value of another dish inside', { ...none, units: [unit({ ...none, options: [{ valueId: id<never>(11) }] })] }],
  ])('is none with %s', (_what, choice) => {
    expect(findConfiguration(menu, choice)).toBeUndefined()
  })
})
