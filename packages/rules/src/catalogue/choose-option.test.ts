import { describe, expect, it, test } from 'vitest'
import { aChoice, anOption, reached } from '../testing/choices.ts'
import { aCombination, aGroup, anAttribute, aProduct, aValue } from '../testing/products.ts'
import { chooseOption, hasOption, leaveOption } from './choose-option.ts'
import { mostChoices } from './list-option-groups.ts'

const values = [aValue(1), aValue(2), aValue(3)]
const dish = aProduct(1, 900, {
  attributes: [anAttribute(1, [11, 12])],
  combinations: [aCombination(1, [11], 900, { optionGroups: [aGroup(40, [aValue(41)])] }), aCombination(2, [12], 900)],
  optionGroups: [
    aGroup(10, values),
    aGroup(20, [aValue(21), aValue(22), aValue(23)], { multiple: true }),
    aGroup(30, [aValue(31), aValue(32), aValue(33)], { multiple: true, limit: 2 }),
    aGroup(50, [aValue(51)], { isSeparator: true }),
    aGroup(60, [aValue(61)], { published: false }),
  ],
})

describe('choosing an option', () => {
  it('replaces the choice in a group of one [CONFIG-030]', () => {
    const chosen = reached(
      chooseOption(
        dish,
        aChoice({
          options: [
            [10, 1],
            [20, 21],
          ],
        }),
        anOption(10, 2),
      ),
    )
    expect(chosen.options).toEqual([anOption(20, 21), anOption(10, 2)])
  })

  it('adds as many as wished in a multi-select group [CONFIG-030]', () => {
    let chosen = aChoice()
    for (const value of [21, 22, 23]) chosen = reached(chooseOption(dish, chosen, anOption(20, value)))
    expect(chosen.options).toEqual([anOption(20, 21), anOption(20, 22), anOption(20, 23)])
  })

  it('stops at the limit of a limited group, and only of that group [CONFIG-031]', () => {
    const two = aChoice({
      options: [
        [20, 21],
        [20, 22],
        [30, 31],
        [30, 32],
      ],
    })
    expect(chooseOption(dish, two, anOption(30, 33))).toEqual({ allowed: false, code: 'option-limit' })
    expect(reached(chooseOption(dish, aChoice({ options: [[30, 31]] }), anOption(30, 33))).options).toHaveLength(2)
    expect(reached(chooseOption(dish, two, anOption(20, 23))).options).toHaveLength(5)
  })

  it('leaves things as they are when chosen already', () => {
    const two = aChoice({
      options: [
        [30, 31],
        [30, 32],
      ],
    })
    expect(reached(chooseOption(dish, two, anOption(30, 32)))).toBe(two)
  })

  test.each([
    ['a separator', 50, 51],
    ['an unpublished group', 60, 61],
    ['a group of another product', 99, 1],
    ['a value of another group', 10, 21],
    ['a group of another combination', 40, 41],
  ])('refuses %s [CONFIG-032]', (_title, group, value) => {
    expect(chooseOption(dish, aChoice({ values: [12] }), anOption(group, value))).toEqual({
      allowed: false,
      code: 'unknown-option',
    })
  })

  it('offers the groups of the chosen combination', () => {
    const chosen = reached(chooseOption(dish, aChoice({ values: [11] }), anOption(40, 41)))
    expect(chosen).toEqual(aChoice({ values: [11], options: [[40, 41]] }))
  })
})

describe('leaving an option', () => {
  const chosen = aChoice({
    values: [11],
    options: [
      [10, 1],
      [20, 21],
      [20, 22],
    ],
  })
  it('takes out that one alone', () => {
    expect(reached(leaveOption(chosen, anOption(20, 21))).options).toEqual([anOption(10, 1), anOption(20, 22)])
  })
  it('refuses what was not chosen', () => {
    expect(leaveOption(chosen, anOption(10, 21))).toEqual({ allowed: false, code: 'not-chosen' })
    expect(leaveOption(chosen, anOption(20, 1))).toEqual({ allowed: false, code: 'not-chosen' })
  })
  it('goes there and back', () => {
    const there = reached(chooseOption(dish, chosen, anOption(30, 31)))
    expect(hasOption(there, anOption(30, 31))).toBe(true)
    expect(reached(leaveOption(there, anOption(30, 31)))).toEqual(chosen)
  })
})

test.each([
  [{ multiple: false, limit: null }, 1],
  [{ multiple: false, limit: 3 }, 1],
  [{ multiple: true, limit: 3 }, 3],
  [{ multiple: true, limit: null }, Number.POSITIVE_INFINITY],
])('a group of %j takes %d choices', (more, most) => expect(mostChoices(aGroup(1, [], more))).toBe(most))
