import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { arbitraryProduct } from '../testing/arbitrary-products.ts'
import { aChoice, aUnit, reached, units, withIngredients } from '../testing/choices.ts'
import { applyMove, listMoves, type Move } from '../testing/move.ts'
import { aCombination, aGroup, anAttribute, anItem, aProduct, aSection, aValue, id } from '../testing/products.ts'
import { walk } from '../testing/walk.ts'
import { checkConfiguration } from './check-configuration.ts'
import { addItem, removeItem } from './choose-item.ts'
import { chooseOption, leaveOption } from './choose-option.ts'
import type { Choosing } from './choosing.ts'
import type { Configuration } from './configuration.ts'
import { configurationKey } from './configuration-key.ts'
import { listMissing } from './list-missing.ts'
import type { Product } from './product.ts'
import { startConfiguration } from './start-configuration.ts'

// Laws check hundreds of random dishes, which takes longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const draws = fc.array(fc.nat({ max: 100_000 }), { maxLength: 14 })

describe('allowed moves', () => {
  it('always lead to a valid configuration or to one that says what is missing', () => {
    fc.assert(
      fc.property(arbitraryProduct, draws, (product, steps) => {
        for (const { configuration, quantity, context } of walk(product, steps)) {
          const verdict = checkConfiguration(product, configuration, quantity, context)
          const missing = listMissing(product, configuration, quantity, context)
          expect(verdict).toEqual(
            missing[0] === undefined ? { allowed: true } : { allowed: false, code: missing[0].code },
          )
        }
      }),
    )
  })

  it('of adding and then removing restore the choice', () => {
    fc.assert(
      fc.property(arbitraryProduct, draws, (product, steps) => {
        const state = walk(product, steps).at(-1)
        if (state === undefined) return
        for (const { move, verdict } of listMoves(state)) {
          if (!verdict.allowed) continue
          if (move.kind === 'choose-option' && isMultiple(product, move.groupId)) {
            const there = reached(chooseOption(product, state.configuration, move))
            expect(reached(leaveOption(there, move))).toEqual(state.configuration)
          }
          const section =
            move.kind === 'add-item' ? product.sections.find(({ id }) => id === move.sectionId) : undefined
          if (move.kind !== 'add-item' || section === undefined || section.subtract) continue
          let back = reached(addItem(state, move))
          const added = back.units.length - state.configuration.units.length
          expect(added).toBeGreaterThan(0)
          while (back.units.length > state.configuration.units.length)
            back = reached(removeItem({ product, configuration: back }, move))
          expect(back).toEqual(state.configuration)
        }
      }),
    )
  })
})

function isMultiple(product: Product, groupId: number): boolean {
  const groups = [...product.optionGroups, ...product.combinations.flatMap((combination) => combination.optionGroups)]
  return groups.some((group) => group.id === groupId && group.multiple)
}

describe('checkConfiguration accepts exactly what allowed moves reach', () => {
  const plain = aProduct(50, 0)
  const other = aProduct(51, 0)
  const chosen = aProduct(52, 0, { optionGroups: [aGroup(90, [aValue(91), aValue(92)], { required: true })] })
  const nested = [aChoice(), aChoice({ options: [[90, 91]] }), aChoice({ options: [[90, 92]] })]

  const dishes: readonly (readonly [string, Product, readonly Configuration[]])[] = [
    [
      'sections with least quantities, caps and a maximum',
      aProduct(1, 0, {
        sections: [
          aSection(5, [anItem(1, plain, { minQuantity: 2, maxQuantity: 3 }), anItem(2, other, { maxQuantity: 1 })], {
            minDishes: 1,
            maxDishes: 4,
          }),
        ],
      }),
      crossUnits([aUnit(5, 1), aUnit(5, 2), aUnit(5, 9)], 5),
    ],
    [
      'ingredients that come with the dish',
      aProduct(1, 0, {
        sections: [
          aSection(
            5,
            [anItem(1, plain, { originalQuantity: 3, minQuantity: 2 }), anItem(2, other, { originalQuantity: 1 })],
            {
              areIngredients: true,
              maxDishes: 4,
            },
          ),
        ],
      }),
      crossUnits([aUnit(5, 1), aUnit(5, 2)], 6),
    ],
    [
      'entries that exclude each other',
      aProduct(1, 0, {
        sections: [
          aSection(
            5,
            [anItem(1, plain), anItem(2, plain, { minQuantity: 2 }), anItem(3, other, { published: false })],
            { subtract: true, maxDishes: 3 },
          ),
        ],
      }),
      crossUnits([aUnit(5, 1), aUnit(5, 2), aUnit(5, 3)], 4),
    ],
    [
      'a second level',
      aProduct(1, 0, {
        sections: [
          aSection(5, [anItem(1, chosen, { minQuantity: 2, maxQuantity: 2 }), anItem(2, plain)], { maxDishes: 3 }),
        ],
      }),
      crossUnits([...nested.map((unit) => aUnit(5, 1, unit)), aUnit(5, 2)], 4),
    ],
    [
      'values, combinations and options',
      aProduct(1, 0, {
        attributes: [anAttribute(1, [11, 12])],
        combinations: [
          aCombination(1, [11], 0, { optionGroups: [aGroup(30, [aValue(31)], { required: true })] }),
          aCombination(2, [12], 0),
        ],
        optionGroups: [
          aGroup(10, [aValue(101), aValue(102)]),
          aGroup(20, [aValue(21), aValue(22), aValue(23)], { multiple: true, limit: 2 }),
        ],
      }),
      crossOptions(),
    ],
  ]

  it.each(dishes)('for %s', (_title, product, candidates) => {
    const accepted = candidates.filter(
      (candidate) => checkConfiguration(product, candidate, 1, withIngredients).allowed,
    )
    const reachable = listReachable(product, nested)
    const valid = [...reachable.values()].filter(
      (state) => checkConfiguration(product, state, 1, withIngredients).allowed,
    )
    const keys = (list: readonly Configuration[]) => [...new Set(list.map(configurationKey))].sort()
    expect(keys(accepted)).toEqual(keys(valid))
    expect(accepted.length).toBeGreaterThan(1)
    expect(accepted.length).toBeLessThan(candidates.length)
  })

  it('refuses everything foreign put into a valid choice', () => {
    fc.assert(
      fc.property(
        arbitraryProduct,
        draws,
        fc.constantFrom('value', 'option', 'unit', 'nested'),
        (product, steps, kind) => {
          const state = walk(product, steps).at(-1)
          if (state === undefined) return
          const spoiled = spoil(state.configuration, kind)
          if (configurationKey(spoiled) === configurationKey(state.configuration)) return
          expect(checkConfiguration(product, spoiled, state.quantity, state.context).allowed).toBe(false)
        },
      ),
    )
  })
})

const foreign = id<never>(999_999)
function spoil(configuration: Configuration, kind: string): Configuration {
  if (kind === 'value') return { ...configuration, valueIds: [...configuration.valueIds, foreign] }
  if (kind === 'option')
    return { ...configuration, options: [...configuration.options, { groupId: foreign, valueId: foreign }] }
  if (kind === 'unit') return { ...configuration, units: [...configuration.units, aUnit(999_999, 999_999)] }
  const [first, ...rest] = configuration.units
  return first === undefined
    ? configuration
    : { ...configuration, units: [{ ...first, configuration: spoil(first.configuration, 'option') }, ...rest] }
}

/** Walks every allowed move from the start until nothing new appears; a sub-product is tried with each second level. */
function listReachable(product: Product, levels: readonly Configuration[]): Map<string, Configuration> {
  const start = startConfiguration(product, 1, withIngredients)
  const found = new Map([[configurationKey(start), start]])
  const open = [start]
  for (let configuration = open.pop(); configuration !== undefined; configuration = open.pop()) {
    const state: Choosing = { product, configuration, quantity: 1, context: withIngredients }
    const moves = listMoves(state).flatMap(({ move }): Move[] =>
      move.kind === 'add-item' ? [move, ...levels.map((unit) => ({ ...move, unit }))] : [move],
    )
    const changes = configuration.units.flatMap((_, at) =>
      levels.map((unit) => ({ kind: 'change-unit', at, unit }) as const),
    )
    for (const move of [...moves, ...changes]) {
      const change = applyMove(state, move)
      if (!change.allowed || found.has(configurationKey(change.configuration))) continue
      found.set(configurationKey(change.configuration), change.configuration)
      open.push(change.configuration)
    }
  }
  return found
}

function crossUnits(kinds: readonly ReturnType<typeof aUnit>[], most: number): Configuration[] {
  return kinds
    .reduce<Configuration[]>(
      (rows, unit) =>
        rows.flatMap((row) =>
          Array.from({ length: most + 1 }, (_, count) => ({
            ...row,
            units: [...row.units, ...Array.from({ length: count }, () => unit)],
          })),
        ),
      [aChoice()],
    )
    .concat(aChoice({ units: units(4, 1, 1) }))
}

function crossOptions(): Configuration[] {
  const all = [
    [10, 101],
    [10, 102],
    [20, 21],
    [20, 22],
    [20, 23],
    [30, 31],
    [40, 41],
  ] as const
  const subsets = all.reduce<(readonly [number, number])[][]>(
    (rows, option) => rows.flatMap((row) => [row, [...row, option]]),
    [[]],
  )
  return [[], [11], [12], [11, 12], [13]].flatMap((values) => subsets.map((options) => aChoice({ values, options })))
}
