import { describe, expect, it } from 'vitest'
import { aChoice, anOption, aUnit, units, withIngredients } from '../testing/choices.ts'
import { aGroup, anItem, aProduct, aSection, aValue, id } from '../testing/products.ts'
import type { Choosing } from './choosing.ts'
import { enterSecondLevel, exitSecondLevel, leaveSecondLevel, type SecondLevelVisit } from './second-level.ts'

const water = aProduct(50, 0)
const burger = aProduct(60, 0, {
  optionGroups: [aGroup(10, [aValue(101), aValue(102)], { required: true })],
  sections: [aSection(7, [anItem(1, water)])],
})
const menu = aProduct(1, 900, {
  sections: [aSection(5, [anItem(1, water)]), aSection(6, [anItem(1, water), anItem(2, burger)], { maxDishes: 1 })],
})
const parent: Choosing = {
  product: menu,
  configuration: aChoice({ units: units(5, 1, 2) }),
  quantity: 2,
  context: withIngredients,
}
const rare = aChoice({ options: [[10, 102]] })
const place = { sectionId: id<never>(6), itemId: id<never>(2) }

function enter(from: Choosing = parent) {
  const entered = enterSecondLevel(from, place)
  if (!entered.allowed) throw new Error(`not entered: ${entered.code}`)
  return entered
}

describe('a menu inside a menu', () => {
  it('keeps the parent and opens the dish on its own, one of it [CONFIG-044]', () => {
    const { visit, dish } = enter()
    expect(visit.item).toEqual({ configuration: parent.configuration, quantity: 2 })
    expect(dish).toMatchObject({ product: burger, quantity: 1, configuration: aChoice() })
  })

  it('counts i = the section and j = the product of it [CONFIG-046] [OPEN-048]', () => {
    expect(enter().visit).toMatchObject({ i: 1, j: 1 })
    expect(enterSecondLevel(parent, { ...place, itemId: id(1) })).toMatchObject({ visit: { i: 1, j: 0 } })
    expect(enterSecondLevel(parent, { sectionId: id(5), itemId: id(1) })).toMatchObject({ visit: { i: 0, j: 0 } })
  })

  it('outlives a reload: what is kept is plain text and enough to go on with [CONFIG-046]', () => {
    const { visit } = enter()
    const kept = JSON.parse(JSON.stringify(visit)) as SecondLevelVisit
    expect(Object.keys(kept).sort()).toEqual(['i', 'item', 'j'])
    expect(leaveSecondLevel(parent, kept, rare)).toEqual(leaveSecondLevel(parent, visit, rare))
  })

  it('is added as it was chosen, to the parent at its own quantity, with success [CONFIG-044]', () => {
    const { visit } = enter()
    expect(leaveSecondLevel(parent, visit, rare)).toEqual({
      allowed: true,
      configuration: { ...parent.configuration, units: [...units(5, 1, 2), aUnit(6, 2, rare)] },
      quantity: 2,
      visit: null,
      notice: 'selection-added',
    })
  })

  it('fits as often as the quantity of the parent lets it [CONFIG-044]', () => {
    const one = leaveSecondLevel(parent, enter().visit, rare)
    if (!one.allowed) throw new Error(one.code)
    const two = leaveSecondLevel(parent, enter({ ...parent, configuration: one.configuration }).visit, rare)
    if (!two.allowed) throw new Error(two.code)
    expect(enterSecondLevel({ ...parent, configuration: two.configuration }, place)).toEqual({
      allowed: false,
      code: 'section-full',
    })
  })

  it('is not added half chosen', () => {
    expect(leaveSecondLevel(parent, enter().visit, aChoice())).toEqual({ allowed: false, code: 'unit-incomplete' })
    const wrong = { ...aChoice(), options: [anOption(10, 999)] }
    expect(leaveSecondLevel(parent, enter().visit, wrong).allowed).toBe(false)
  })

  it('leaves the parent as it stood when it is exited, and keeps nothing [CONFIG-045]', () => {
    expect(exitSecondLevel(enter().visit)).toEqual({
      configuration: parent.configuration,
      quantity: 2,
      visit: null,
    })
  })

  it('is not entered where there is none', () => {
    const unknown = { allowed: false, code: 'unknown-item' }
    expect(enterSecondLevel(parent, { ...place, itemId: id(9) })).toEqual(unknown)
    expect(enterSecondLevel(parent, { ...place, sectionId: id(9) })).toEqual(unknown)
    expect(leaveSecondLevel(parent, { ...enter().visit, j: 9 }, rare)).toEqual(unknown)
  })
})
