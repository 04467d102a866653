import fc from 'fast-check'
import { describe, expect, it, test, vi } from 'vitest'
import type { AllergenId } from '../ids.ts'
import { arbitraryProduct } from '../testing/arbitrary-products.ts'
import { aChoice, aUnit, withIngredients, withoutIngredients } from '../testing/choices.ts'
import { aCombination, aGroup, anAttribute, anItem, aProduct, aSection, aValue, id, ids } from '../testing/products.ts'
import { walk } from '../testing/walk.ts'
import { canAvoid } from './can-avoid.ts'
import { checkConfiguration } from './check-configuration.ts'
import { toDish } from './concern.ts'
import { filterDish, filterProduct, listConcerns } from './filter-verdict.ts'
import { listContained } from './list-contained.ts'
import { listSources } from './list-sources.ts'
import type { Product, SectionItem } from './product.ts'

// Laws check hundreds of random dishes, which takes longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const [gluten, milk, nuts] = [1, 2, 3]
const [vegan, halal] = [7, 8]
const avoiding = (...allergens: number[]) => ({ allergens: ids<never>(...allergens), diets: [] })
const eating = (...diets: number[]) => ({ allergens: [], diets: ids<never>(...diets) })
const fits = (product: Product, filter: ReturnType<typeof avoiding>) =>
  filterProduct(product, filter, withIngredients).fits

const glutenDish = aProduct(50, 0, { allergens: ids(gluten), diets: ids(vegan) })
const milkDish = aProduct(51, 0, { allergens: ids(milk) })
const cleanDish = aProduct(52, 0, { diets: ids(vegan, halal) })

describe('allergens', () => {
  const toast = aProduct(1, 500, { allergens: ids(gluten, milk) })
  test.each([
    ['nothing is selected', [], 'fine'],
    ['it holds none of the selected', [nuts], 'fine'],
    ['it contains a selected one', [gluten], 'excluded'],
    ['it contains one of several', [nuts, milk], 'excluded'],
  ])('a product when %s [OPEN-040]', (_title, selected, verdict) =>
    expect(fits(toast, avoiding(...selected))).toBe(verdict),
  )

  it('says where the reason lies', () => {
    expect(filterProduct(toast, avoiding(nuts, gluten), withIngredients)).toEqual({
      fits: 'excluded',
      reasons: [{ concern: { kind: 'allergen', id: gluten }, sources: [{ kind: 'dish' }], remedies: [] }],
    })
  })

  const take = (value: number, ...taken: number[]) => aValue(value, 0, { removesAllergens: ids(...taken) })
  test.each([
    ['one option takes both', [aGroup(10, [take(101, gluten, milk)])], 'can-be-made-without'],
    ['two options of one choice take one each', [aGroup(10, [take(101, gluten), take(102, milk)])], 'excluded'],
    [
      'several may be chosen',
      [aGroup(10, [take(101, gluten), take(102, milk)], { multiple: true })],
      'can-be-made-without',
    ],
    [
      'several may be chosen, but only one',
      [aGroup(10, [take(101, gluten), take(102, milk)], { multiple: true, limit: 1 })],
      'excluded',
    ],
    [
      'two groups take one each',
      [aGroup(10, [take(101, gluten)]), aGroup(11, [take(111, milk)])],
      'can-be-made-without',
    ],
    [
      'the first way is a dead end',
      [aGroup(10, [take(101, gluten), take(102, milk)]), aGroup(11, [take(111, gluten)])],
      'can-be-made-without',
    ],
    [
      'an option brings what another takes',
      [aGroup(10, [aValue(101, 0, { removesAllergens: ids(gluten), addsAllergens: ids(milk) })])],
      'excluded',
    ],
    [
      'a required choice brings one of them back',
      [
        aGroup(10, [take(101, gluten, milk)]),
        aGroup(11, [aValue(111, 0, { addsAllergens: ids(milk) })], { required: true }),
      ],
      'excluded',
    ],
    ['the group is unpublished', [aGroup(10, [take(101, gluten, milk)], { published: false })], 'excluded'],
  ])('a dish of both, when %s', (_title, optionGroups, verdict) => {
    expect(fits({ ...toast, optionGroups }, avoiding(gluten, milk))).toBe(verdict)
  })

  test.each([
    ['a required choice that always brings it', [aValue(101, 0, { addsAllergens: ids(nuts) })], true, 'excluded'],
    [
      'a required choice that may bring it',
      [aValue(101, 0, { addsAllergens: ids(nuts) }), aValue(102)],
      true,
      'can-be-made-without',
    ],
    ['an optional extra that brings it', [aValue(101, 0, { addsAllergens: ids(nuts) })], false, 'fine'],
    ['a required choice that never brings it', [aValue(101), aValue(102)], true, 'fine'],
    [
      'a default that brings it',
      [aValue(101, 0, { addsAllergens: ids(nuts), chosenByDefault: true })],
      false,
      'can-be-made-without',
    ],
  ])('a dish with %s', (_title, values, required, verdict) => {
    expect(fits(aProduct(1, 0, { optionGroups: [aGroup(10, values, { required })] }), avoiding(nuts))).toBe(verdict)
  })

  it('counts a required group that takes no choice as impossible', () => {
    const group = aGroup(10, [aValue(101)], { required: true, multiple: true, limit: 0 })
    expect(
      canAvoid(toDish(aProduct(1, 0, { optionGroups: [group] })), listConcerns(avoiding(nuts)), withIngredients),
    ).toBe(false)
  })
})

describe('menus', () => {
  const menuOf = (items: readonly SectionItem[], more = {}) =>
    aProduct(1, 900, { sections: [aSection(5, items, { minDishes: 2, maxDishes: 3, ...more })] })
  test.each([
    ['every choice has it', [anItem(1, glutenDish), anItem(2, glutenDish)], {}, 'excluded'],
    ['one choice avoids it', [anItem(1, glutenDish), anItem(2, milkDish)], {}, 'can-be-made-without'],
    [
      'the choice that avoids it is capped too low',
      [anItem(1, glutenDish), anItem(2, milkDish, { maxQuantity: 1 })],
      {},
      'excluded',
    ],
    [
      'the cap is just enough',
      [anItem(1, glutenDish), anItem(2, milkDish, { maxQuantity: 2 })],
      {},
      'can-be-made-without',
    ],
    [
      'two capped choices add up',
      [anItem(1, glutenDish), anItem(2, milkDish, { maxQuantity: 1 }), anItem(3, cleanDish, { maxQuantity: 1 })],
      {},
      'can-be-made-without',
    ],
    [
      'two capped entries exclude each other',
      [anItem(1, glutenDish), anItem(2, milkDish, { maxQuantity: 1 }), anItem(3, milkDish, { maxQuantity: 1 })],
      { subtract: true },
      'excluded',
    ],
    [
      'two capped entries of one product do not',
      [anItem(1, glutenDish), anItem(2, milkDish, { maxQuantity: 1 }), anItem(3, milkDish, { maxQuantity: 1 })],
      {},
      'can-be-made-without',
    ],
    [
      'the least quantity of the other fits',
      [anItem(1, glutenDish), anItem(2, milkDish, { minQuantity: 3 })],
      {},
      'can-be-made-without',
    ],
    [
      'the least quantity of the other passes the maximum',
      [anItem(1, glutenDish), anItem(2, milkDish, { minQuantity: 4 })],
      {},
      'excluded',
    ],
    ['the other is unpublished', [anItem(1, glutenDish), anItem(2, milkDish, { published: false })], {}, 'excluded'],
    [
      'the section says otherwise of the product',
      [anItem(1, glutenDish), anItem(2, glutenDish, { allergens: [] })],
      {},
      'can-be-made-without',
    ],
    [
      'two choices together pass the maximum',
      [
        anItem(1, glutenDish),
        anItem(2, milkDish, { minQuantity: 2, maxQuantity: 2 }),
        anItem(3, cleanDish, { minQuantity: 2, maxQuantity: 2 }),
      ],
      { minDishes: 3 },
      'excluded',
    ],
    ['no choice has it', [anItem(1, milkDish), anItem(2, cleanDish)], {}, 'fine'],
    ['nothing need be chosen', [anItem(1, glutenDish)], { minDishes: 0 }, 'fine'],
  ])('a menu where %s', (_title, items, more, verdict) => {
    expect(fits(menuOf(items, more), avoiding(gluten))).toBe(verdict)
  })

  it('are judged by the choices still to be made, not by those that need not be', () => {
    const nutty = aGroup(11, [aValue(111, 0, { addsAllergens: ids(nuts) })])
    const asks = aGroup(10, [aValue(101)], { required: true })
    expect(fits(aProduct(1, 0, { optionGroups: [asks, nutty] }), avoiding(nuts))).toBe('fine')
    const sections = [aSection(5, [anItem(1, cleanDish)], { minDishes: 1 }), aSection(6, [anItem(1, glutenDish)])]
    expect(fits(aProduct(1, 0, { sections }), avoiding(gluten))).toBe('fine')
  })

  it('look into what the second level still asks for', () => {
    const asks = aProduct(60, 0, {
      optionGroups: [aGroup(10, [aValue(101, 0, { addsAllergens: ids(gluten) }), aValue(102)], { required: true })],
    })
    expect(fits(menuOf([anItem(1, asks)]), avoiding(gluten))).toBe('can-be-made-without')
  })

  it('that configure themselves are judged as they come', () => {
    const automatic = {
      ...menuOf([anItem(1, glutenDish), anItem(2, milkDish, { includedQuantity: 2 })]),
      configuresItself: true,
    }
    expect(fits(automatic, avoiding(gluten))).toBe('fine')
    expect(fits(automatic, avoiding(milk))).toBe('can-be-made-without')
  })

  it('are judged by the variants they are sold in', () => {
    const variants = aProduct(1, 0, {
      attributes: [anAttribute(1, [11, 12])],
      combinations: [
        aCombination(1, [11], 0, {
          optionGroups: [aGroup(10, [aValue(101, 0, { addsAllergens: ids(nuts) })], { required: true })],
        }),
        aCombination(2, [12], 0),
      ],
    })
    expect(fits(variants, avoiding(nuts))).toBe('can-be-made-without')
    expect(fits({ ...variants, combinations: variants.combinations.slice(0, 1) }, avoiding(nuts))).toBe('excluded')
    expect(fits({ ...variants, combinations: [] }, avoiding(nuts))).toBe('fine')
    const unsized = {
      ...variants,
      attributes: [],
      combinations: variants.combinations.slice(0, 1),
      allergens: ids<never>(milk),
    }
    expect(canAvoid(toDish(unsized), listConcerns(avoiding(nuts)), withIngredients)).toBe(true)
  })

  it('do not promise to leave out an ingredient the store does not show', () => {
    const burger = aProduct(1, 0, {
      sections: [aSection(5, [anItem(1, milkDish, { originalQuantity: 1 })], { areIngredients: true })],
    })
    expect(filterProduct(burger, avoiding(milk), withIngredients).fits).toBe('can-be-made-without')
    expect(filterProduct(burger, avoiding(milk), withoutIngredients).fits).toBe('excluded')
    expect(filterProduct(burger, avoiding(gluten), withoutIngredients).fits).toBe('fine')
    const canHave = (...allergens: number[]) =>
      canAvoid(toDish(burger), listConcerns(avoiding(...allergens)), withoutIngredients)
    expect([canHave(gluten), canHave(milk), canHave(gluten, milk)]).toEqual([true, false, false])
  })
})

describe('diets', () => {
  const salad = aProduct(1, 0, {
    diets: ids(vegan),
    optionGroups: [aGroup(10, [aValue(101, 0, { breaksDiets: ids(vegan) })])],
  })
  test.each([
    ['matches the selected one', [vegan], 'fine'],
    ['does not match', [halal], 'excluded'],
    ['matches only some of the selected', [vegan, halal], 'excluded'],
  ])('a product that %s [OPEN-040]', (_title, selected, verdict) =>
    expect(fits(salad, eating(...selected))).toBe(verdict),
  )

  it('are broken by an option, and the verdict says which to leave', () => {
    expect(filterDish(salad, aChoice({ options: [[10, 101]] }), eating(vegan), withIngredients)).toEqual({
      fits: 'can-be-made-without',
      reasons: [
        {
          concern: { kind: 'diet', id: vegan },
          sources: [{ kind: 'option', groupId: 10, valueId: 101 }],
          remedies: [{ kind: 'leave', source: { kind: 'option', groupId: 10, valueId: 101 } }],
        },
      ],
    })
  })

  it('are broken by a unit that does not fit', () => {
    const bowl = aProduct(1, 0, {
      diets: ids(vegan),
      sections: [aSection(5, [anItem(1, milkDish), anItem(2, cleanDish)])],
    })
    const verdict = (item: number) =>
      filterDish(bowl, aChoice({ units: [aUnit(5, item)] }), eating(vegan), withIngredients).fits
    expect([verdict(1), verdict(2)]).toEqual(['can-be-made-without', 'fine'])
  })

  it('never come from an option that takes an allergen of the same number away', () => {
    const dish = aProduct(1, 0, { optionGroups: [aGroup(10, [aValue(101, 0, { removesAllergens: ids(vegan) })])] })
    expect(fits(dish, eating(vegan))).toBe('excluded')
  })
})

describe('whether a dish can be had without', () => {
  it('is never denied while a valid way to order it is free of the concern', () => {
    const draws = fc.array(fc.nat({ max: 100_000 }), { maxLength: 12 })
    fc.assert(
      fc.property(arbitraryProduct, draws, fc.constantFrom(1, 2, 3), (product, steps, allergen) => {
        const concern = { kind: 'allergen', id: id<AllergenId>(allergen) } as const
        for (const { configuration, quantity, context } of walk(product, steps)) {
          if (quantity > 1 || !checkConfiguration(product, configuration, 1, context).allowed) continue
          const isFree = listSources(toDish(product), configuration, concern, context).length === 0
          expect(isFree && !canAvoid(toDish(product), [concern], context)).toBe(false)
          const { contains } = listContained(product, configuration, context)
          expect(contains.includes(concern.id)).toBe(!isFree)
        }
      }),
    )
  })
})
