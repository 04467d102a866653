import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { findCombination } from '../catalogue/find-combination.ts'
import { listMissing } from '../catalogue/list-missing.ts'
import { listSections } from '../catalogue/list-sections.ts'
import type { Product } from '../catalogue/product.ts'
import { arbitraryProduct } from '../testing/arbitrary-products.ts'
import { aLine } from '../testing/carts.ts'
import { aChoice, aUnit, units, withIngredients } from '../testing/choices.ts'
import { aCombination, aGroup, anAttribute, anItem, aProduct, aSection, aValue, id, ids } from '../testing/products.ts'
import { walk } from '../testing/walk.ts'
import { localText } from '../text/local-text.ts'
import { listSentDishes, type Wording } from './sent-dish.ts'

// Laws check hundreds of random dishes, which takes longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const wording: Wording = {
  language: 'es',
  context: withIngredients,
  nameAllergen: (allergen) => `allergen ${allergen}`,
  route: (product) => id(product.id % 2),
}
const named = (number: number, name: string, more: Partial<Product> = {}) =>
  aProduct(number, 0, { name: localText(name), ...more })

const onion = named(90, 'Cebolla')
const cheese = named(91, 'Queso', { allergens: ids(7) })
const burger = named(1, 'Hamburguesa', {
  course: 2,
  allergens: ids(1),
  traces: ids(9),
  optionGroups: [aGroup(11, [aValue(12, 0, { name: localText('Poco hecha') })], { name: localText('Punto') })],
  sections: [
    aSection(13, [anItem(14, onion, { originalQuantity: 1 }), anItem(15, cheese, { originalQuantity: 1 })], {
      areIngredients: true,
    }),
  ],
})
const water = named(2, 'Agua')
const menu = named(3, 'Menú', {
  isMenu: true,
  optionGroups: [aGroup(31, [aValue(32, 0, { name: localText('Para compartir') })], { name: localText('¿Cómo?') })],
  sections: [aSection(33, [anItem(34, burger)]), aSection(35, [anItem(36, water)])],
})
const rare = aChoice({ options: [[11, 12]], units: [aUnit(13, 15)] })
const plain = aChoice({ units: [aUnit(13, 14), aUnit(13, 15)] })

describe('the dishes of a line', () => {
  it('say quantity, variant, options, parts with their own choices, removals, the note and the allergy [DAY-068]', () => {
    const poke = named(5, 'Poke', {
      attributes: [anAttribute(50, [51])],
      combinations: [aCombination(52, [51], 0, { name: localText('grande') })],
      sections: [aSection(53, [anItem(54, burger)])],
    })
    const configuration = aChoice({ values: [51], units: [aUnit(53, 54, rare), aUnit(53, 54, plain)] })
    const [dish, ...others] = listSentDishes(
      aLine('a', 5, 3, { configuration, notes: 'muy caliente', allergies: ids(7), course: 1 }),
      poke,
      // One of the line, and one of the whole table.
      { ...wording, allergies: ids(4, 7) },
    )
    expect(others).toEqual([])
    expect(dish).toMatchObject({
      lineId: 'a',
      productId: 5,
      stationId: 1,
      units: 3,
      course: 1,
      combo: null,
      notes: 'muy caliente',
      name: 'Poke grande',
      declared: ['allergen 4', 'allergen 7'],
      declaredHere: ['allergen 7'],
      words: ['Hamburguesa (Punto: poco hecha, Queso, Sin cebolla)', 'Hamburguesa (Cebolla, Queso)'],
    })
  })

  it('have the note that was written for them, and no other line’s [DAY-223]', () => {
    const said = ['sin hielo', ''].flatMap((notes) => listSentDishes(aLine('a', 2, 1, { notes }), water, wording))
    expect(said.map(({ notes }) => notes)).toEqual(['sin hielo', ''])
  })

  it('name each removal once, with its number where only some of several go without', () => {
    const ask = (quantity: number, ...itemIds: number[]) => {
      const configuration = aChoice({ units: itemIds.map((itemId) => aUnit(13, itemId)) })
      return listSentDishes(aLine('a', 1, quantity, { configuration }), burger, wording)[0]?.words
    }
    expect(ask(1, 14, 15)).toEqual(['Cebolla', 'Queso'])
    expect(ask(2, 14, 15)).toEqual(['Cebolla', 'Queso', '1 × Sin cebolla', '1 × Sin queso'])
    expect(ask(2, 15, 15)).toEqual(['2 × Queso', 'Sin cebolla'])
  })

  describe('say what differs from the standard', () => {
    const salad = named(6, 'Ensalada', {
      optionGroups: [
        aGroup(61, [aValue(62, 0, { name: localText('Normal'), chosenByDefault: true }), aValue(63)], {
          name: localText('Aliño'),
          required: true,
        }),
        aGroup(64, [aValue(65, 0, { name: localText('Con pan'), chosenByDefault: true })], {
          name: localText('Pan'),
          required: false,
        }),
      ],
      sections: [
        aSection(66, [anItem(67, onion, { originalQuantity: 1 }), anItem(68, cheese, { originalQuantity: 2 })], {
          areIngredients: true,
        }),
      ],
    })
    const twice = named(9, 'Tosta', {
      sections: [
        aSection(91, [anItem(92, onion, { originalQuantity: 1 }), anItem(93, onion, { originalQuantity: 1 })], {
          areIngredients: true,
        }),
      ],
    })
    const side = named(7, 'Plato', { sections: [aSection(71, [anItem(72, water, { includedQuantity: 1 })])] })
    const nest = named(8, 'Poke', { sections: [aSection(81, [anItem(82, burger)])] })
    const ingredients = (onions: number, cheeses: number) => [...units(66, 67, onions), ...units(66, 68, cheeses)]
    it.each([
      ['ingredients that it comes with are not said', burger, 1, { units: [aUnit(13, 14), aUnit(13, 15)] }, []],
      ['one that is left out is', burger, 1, { units: [aUnit(13, 15)] }, ['Sin cebolla']],
      ['of two dishes too', burger, 2, { units: [aUnit(13, 14), ...units(13, 15, 2)] }, ['1 × Sin cebolla']],
      ['one more of it is, with its number', burger, 1, { units: [aUnit(13, 14), ...units(13, 15, 2)] }, ['2 × Queso']],
      ['an answer is', burger, 1, { options: [[11, 12]], units: plain.units }, ['Punto: poco hecha']],
      ['several per dish are not', salad, 1, { options: [[61, 62]], units: ingredients(1, 2) }, []],
      // No «sin …» tells that one of two is missing, so the number does.
      ['fewer of several are', salad, 1, { options: [[61, 62]], units: ingredients(1, 1) }, ['Queso']],
      // A question that may stay open is answered by silence, too: then the answer must be said.
      [
        'a default that may be missing is',
        salad,
        1,
        { options: [[64, 65]], units: ingredients(1, 2) },
        ['Pan: con pan'],
      ],
      [
        'one of two entries of one dish is, with nothing to say that the other is missing',
        twice,
        1,
        { units: [aUnit(91, 93)] },
        ['Cebolla'],
      ],
      ['what is chosen beside it is, though it is included', side, 1, { units: [aUnit(71, 72)] }, ['Agua']],
      ['a part says only what differs in it', nest, 1, { units: [aUnit(81, 82, plain)] }, ['Hamburguesa']],
      [
        'and all that does',
        nest,
        1,
        { units: [aUnit(81, 82, rare)] },
        ['Hamburguesa (Punto: poco hecha, Sin cebolla)'],
      ],
    ] as const)('%s [DAY-086]', (_, product, quantity, chosen, said) => {
      const line = aLine('a', Number(product.id), quantity, { configuration: aChoice(chosen) })
      expect(listSentDishes(line, product, wording)[0]?.deviations).toEqual(said)
    })

    /** Two entries of one dish are two of it, as «2 × » of one entry is. */
    const toEach = (word: string) => {
      const [, count = '1', what = word] = /^(\d+) × (.*)$/.exec(word) ?? []
      return Array.from({ length: Number(count) }, () => what)
    }
    it('never less than what a cook could not know, whatever was chosen', () => {
      const draws = fc.array(fc.nat({ max: 100_000 }), { maxLength: 14 })
      fc.assert(
        fc.property(arbitraryProduct, draws, (product, steps) => {
          // What is sold lacks nothing that must be chosen.
          const tried = walk(product, steps).filter(
            (state) => listMissing(state.product, state.configuration, state.quantity, state.context).length === 0,
          )
          const sent = tried.flatMap(({ configuration, quantity }) =>
            listSentDishes(aLine('a', 1, quantity, { configuration }), product, wording),
          )
          // Two dishes that differ in what is to be cooked differ in what is said of them.
          const spoken = Map.groupBy(sent, ({ productId, units, name, deviations }) =>
            JSON.stringify([productId, units, name, deviations]),
          )
          for (const alike of spoken.values()) {
            expect(new Set(alike.map(({ words }) => JSON.stringify(words.flatMap(toEach).toSorted()))).size).toBe(1)
          }
        }),
      )
    })
  })

  it('of a menu are its chosen ones, each naming it, and of two menus those of both [DAY-066]', () => {
    const units = [aUnit(33, 34, rare), aUnit(35, 36), aUnit(33, 34, rare), aUnit(35, 36)]
    const line = aLine('a', 3, 2, { configuration: aChoice({ options: [[31, 32]], units }), course: 1 })
    expect(listSentDishes(line, menu, wording)).toMatchObject([
      {
        name: 'Hamburguesa',
        units: 2,
        combo: 'Menú (Para compartir)',
        course: 2,
        stationId: 1,
        words: ['Punto: poco hecha', '2 × Queso', 'Sin cebolla'],
      },
      { name: 'Agua', units: 2, combo: 'Menú (Para compartir)', course: 1, stationId: 0, words: [] },
    ])
  })

  it('of a menu inside a menu are told apart by both names [DAY-066]', () => {
    const outer = named(4, 'Banquete', { isMenu: true, sections: [aSection(41, [anItem(42, menu)])] })
    const inner = aChoice({ units: [aUnit(35, 36), aUnit(35, 36)] })
    const configuration = aChoice({ units: [aUnit(41, 42, inner), aUnit(41, 42, inner)] })
    expect(listSentDishes(aLine('a', 4, 1, { configuration }), outer, wording)).toMatchObject([
      { name: 'Agua', units: 4, combo: 'Banquete · Menú' },
    ])
  })

  it('hold the menu itself where it has something to cook, or where nothing was chosen in it', () => {
    const cooked = { ...menu, ingredients: localText('Carne') }
    const configuration = aChoice({ units: [aUnit(35, 36)] })
    const names = (product: Product, chosen = configuration) =>
      listSentDishes(aLine('a', 3, 1, { configuration: chosen }), product, wording).map(({ name }) => name)
    expect(names(cooked)).toEqual(['Menú', 'Agua'])
    expect(names(menu)).toEqual(['Agua'])
    expect(names(menu, aChoice({}))).toEqual(['Menú'])
  })

  it('contain what the configured dish contains, traces apart [DAY-071]', () => {
    const ask = (configuration = plain) => listSentDishes(aLine('a', 1, 1, { configuration }), burger, wording)[0]
    expect(ask()).toMatchObject({ allergens: ['allergen 1', 'allergen 7'], traces: ['allergen 9'] })
    expect(ask(aChoice({ units: [aUnit(13, 14)] }))).toMatchObject({ allergens: ['allergen 1'] })
    const own = named(3, 'Menú', {
      isMenu: true,
      sections: [aSection(33, [anItem(34, burger, { allergens: ids(4) })])],
    })
    const line = aLine('a', 3, 1, { configuration: aChoice({ units: [aUnit(33, 34, rare)] }) })
    expect(listSentDishes(line, own, wording)[0]?.allergens).toEqual(['allergen 4', 'allergen 7'])
  })

  it('cut a note at 500 signs and hold no printer command [DAY-070]', () => {
    const notes = `\u001b@uno\r\ndos${'x'.repeat(10_000)}`
    const said = listSentDishes(aLine('a', 2, 1, { notes }), water, wording)[0]?.notes ?? ''
    expect(said).toHaveLength(500)
    expect(said.startsWith('@uno dosx')).toBe(true)
  })

  it('are none for what is only charged', () => {
    expect(listSentDishes(aLine('a', 2), { ...water, service: { share: 1000 as never } }, wording)).toEqual([])
  })

  it('are every chosen unit once, whatever the menu [DAY-066]', () => {
    const draws = fc.array(fc.nat({ max: 100_000 }), { maxLength: 14 })
    fc.assert(
      fc.property(arbitraryProduct, draws, fc.boolean(), (drawn, steps, nested) => {
        const inside = (product: Product): Product => ({
          ...product,
          isMenu: true,
          sections: nested
            ? product.sections.map((section) => ({ ...section, items: section.items.map(menuItem) }))
            : product.sections,
        })
        const menuItem = (item: Product['sections'][number]['items'][number]) => ({
          ...item,
          product: inside(item.product),
        })
        const product = inside(drawn)
        const last = walk(product, steps).at(-1)
        if (last === undefined) return
        const { configuration, quantity } = last
        const dishes = listSentDishes(aLine('a', 1, quantity, { configuration }), product, wording)
        expect(dishes.reduce((sum, { units }) => sum + units, 0)).toBe(countLeaves(product, configuration, quantity))
      }),
    )
  })
})

/** Counted in another way: a dish is one that holds no dish. */
function countLeaves(product: Product, configuration: Parameters<typeof findCombination>[1], units: number): number {
  if (!product.isMenu) return units
  const inside = listSections(product, findCombination(product, configuration))
    .filter(({ areIngredients, subtract }) => !areIngredients && !subtract)
    .flatMap((section) => configuration.units.map((unit) => ({ unit, section })))
    .flatMap(({ unit, section }) => {
      const item = section.id === unit.sectionId ? section.items.find((one) => one.id === unit.itemId) : undefined
      return item === undefined ? [] : countLeaves(item.product, unit.configuration, 1)
    })
  return inside.length === 0 ? units : inside.reduce((sum, one) => sum + one, 0)
}
