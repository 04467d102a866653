import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { UnitChoice } from '../catalogue/configuration.ts'
import { type LineId, toId } from '../ids.ts'
import { aLine } from '../testing/carts.ts'
import { aChoice, aUnit, units } from '../testing/choices.ts'
import type { CartLine } from './cart.ts'
import { canScale, changeQuantity, removeLine } from './change-quantity.ts'
import { addLine, isSameDish } from './merge-lines.ts'

const choice = aChoice({
  values: [1, 2],
  options: [
    [1, 1],
    [1, 2],
  ],
})
const sameChoice = aChoice({
  values: [2, 1],
  options: [
    [1, 2],
    [1, 1],
  ],
})
const lineId = (name: string) => toId<LineId>(name)

describe('equal lines', () => {
  const line = aLine('a', 1, 2, { configuration: choice, notes: 'sin sal', course: 2 })
  test.each<[string, Partial<CartLine>, boolean]>([
    ['the same in every way', {}, true],
    ['the same choices made in another order', { configuration: sameChoice }, true],
    ['added by another diner', { addedBy: 'phone' }, false],
    ['another product', { productId: aLine('x', 9).productId }, false],
    ['other choices', { configuration: aChoice({ values: [1, 2] }) }, false],
    ['other notes', { notes: '' }, false],
    ['another answer to an allergy', { allergyAnswer: { wish: 'adapt', allergens: [] } }, false],
    ['another course', { course: 1 }, false],
    ['already with the kitchen', { deletable: false }, false],
  ])('%s: %j', (_title, more, expected) => {
    const other = { ...line, id: lineId('b'), ...more }
    expect(isSameDish(line, other)).toBe(expected)
    expect(isSameDish(other, line)).toBe(expected)
    const joined = addLine([line], other)
    expect(joined.map(({ quantity }) => quantity)).toEqual(expected ? [4] : [2, 2])
    expect(joined[0]?.id).toBe('a')
  })

  it('joins the first equal line and leaves the others', () => {
    const lines = [aLine('a', 1), aLine('b', 2), aLine('c', 1, 1, { notes: 'x' })]
    expect(addLine(lines, aLine('d', 2, 3))).toEqual([
      aLine('a', 1),
      aLine('b', 2, 4),
      aLine('c', 1, 1, { notes: 'x' }),
    ])
  })
})

describe('lines with section choices', () => {
  const combo = (name: string, quantity: number, chosen: readonly UnitChoice[]) =>
    aLine(name, 1, quantity, { configuration: aChoice({ units: chosen }) })
  const [a, b] = [aUnit(1, 1), aUnit(1, 2)]

  test.each<[string, CartLine, CartLine, boolean]>([
    ['one dish each, chosen alike', combo('a', 1, [a, b]), combo('b', 1, [b, a]), true],
    ['two dishes alike and one more', combo('a', 2, [a, b, a, b]), combo('b', 1, [a, b]), true],
    ['the same units for more dishes', combo('a', 2, [a, b]), combo('b', 1, [a, b]), false],
    ['other units', combo('a', 1, [a, a]), combo('b', 1, [a, b]), false],
    ['fewer kinds of unit', combo('a', 1, [a, b]), combo('b', 1, [a]), false],
    ['another section', combo('a', 1, [aUnit(2, 1)]), combo('b', 1, [a]), false],
    ['other choices inside a unit', combo('a', 1, [aUnit(1, 1, choice)]), combo('b', 1, [a]), false],
    [
      'the same choices inside a unit',
      combo('a', 1, [aUnit(1, 1, choice)]),
      combo('b', 1, [aUnit(1, 1, sameChoice)]),
      true,
    ],
  ])('%s: %j', (_title, one, other, expected) => {
    expect(isSameDish(one, other)).toBe(expected)
    expect(isSameDish(other, one)).toBe(expected)
  })

  it('keeps the units of both', () => {
    expect(addLine([combo('a', 2, [a, b, a, b])], combo('b', 1, [b, a]))).toEqual([combo('a', 3, [a, b, a, b, b, a])])
  })

  test.each<[string, CartLine, number, UnitChoice[]]>([
    ['fewer dishes keep the first units chosen', combo('a', 2, [a, b, b, a, b, b]), 1, [a, b, b]],
    ['more dishes repeat them', combo('a', 1, [b, a, b]), 3, [b, a, b, b, a, b, b, a, b]],
    ['half as many again', combo('a', 2, [a, b, a, b]), 3, [a, b, a, b, a, b]],
    ['the same quantity changes nothing', combo('a', 2, [b, a]), 2, [b, a]],
  ])('%s', (_title, line, quantity, expected) => {
    const changed = changeQuantity([line], line.id, quantity)[0]
    expect(changed?.quantity).toBe(quantity)
    expect(changed?.configuration.units).toEqual(expected)
  })

  it('changes one line and leaves the others', () => {
    const lines = [aLine('a', 1, 2), aLine('b', 2, 3)]
    expect(changeQuantity(lines, lineId('a'), 5)).toEqual([aLine('a', 1, 5), aLine('b', 2, 3)])
  })

  it('cannot multiply dishes that were not made up alike', () => {
    expect(canScale(aChoice({ units: units(1, 1, 3) }), 2, 4)).toBe(true)
    expect(canScale(aChoice({ units: units(1, 1, 3) }), 2, 3)).toBe(false)
    expect(canScale(aChoice({ units: [...units(1, 1, 2), ...units(1, 2, 1)] }), 2, 1)).toBe(false)
    expect(canScale(aChoice(), 3, 7)).toBe(true)
  })
})

describe('laws', () => {
  const anyLine = fc
    .record({
      name: fc.uuid(),
      product: fc.integer({ min: 1, max: 3 }),
      quantity: fc.integer({ min: 1, max: 4 }),
      notes: fc.constantFrom('', 'sin sal'),
      perDish: fc.array(fc.constantFrom(aUnit(1, 1), aUnit(1, 2)), { maxLength: 3 }),
      deletable: fc.boolean(),
    })
    .map(({ name, product, quantity, notes, perDish, deletable }) =>
      aLine(name, product, quantity, {
        notes,
        deletable,
        configuration: aChoice({ units: Array.from({ length: quantity }, () => perDish).flat() }),
      }),
    )
  const anyLines = fc.uniqueArray(anyLine, { maxLength: 8, selector: ({ id }) => id })
  const countOf = (lines: readonly CartLine[]) => {
    const counts = new Map<number, [number, number]>()
    for (const { productId, quantity, configuration } of lines) {
      const [dishes, chosen] = counts.get(productId) ?? [0, 0]
      counts.set(productId, [dishes + quantity, chosen + configuration.units.length])
    }
    return [...counts].sort()
  }

  const mergeLines = (lines: readonly CartLine[]) => lines.reduce<CartLine[]>(addLine, [])

  it('merging changes neither quantities nor units, and is done once', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const merged = mergeLines(lines)
        expect(countOf(merged)).toEqual(countOf(lines))
        expect(mergeLines(merged)).toEqual(merged)
      }),
    )
  })

  it('adding then taking away restores the cart', () => {
    fc.assert(
      fc.property(anyLines, anyLine, (some, line) => {
        const before = mergeLines(some)
        const after = addLine(before, line)
        const touched = after.find((now, index) => now !== before[index]) as CartLine
        const old = before.find(({ id }) => id === touched.id)
        const restored = old === undefined ? removeLine(after, touched.id) : changeQuantity(after, old.id, old.quantity)
        expect(restored).toEqual(before)
      }),
    )
  })
})
