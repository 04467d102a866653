import { describe, expect, it, test } from 'vitest'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import { aChoice } from '../testing/choices.ts'
import { aCombination, aGroup, anAttribute, aProduct, aValue, ids } from '../testing/products.ts'
import { localText } from '../text/local-text.ts'
import type { TemplateVersion } from '../website/website.ts'
import { listDishParts, listValueRows } from './dish-dialog.ts'
import type { Product } from './product.ts'

const full = aProduct(1, 900, {
  attributes: [anAttribute(1, [11, 12])],
  combinations: [
    aCombination(1, [11], 900, { optionGroups: [aGroup(20, [aValue(201)])] }),
    aCombination(2, [12], 1500),
  ],
  optionGroups: [aGroup(10, [aValue(101)])],
  allergens: ids(1),
  ingredients: localText('rice, prawn'),
  relatedIds: ids(40),
})
const parts = (version: TemplateVersion, mode: OrderingMode | null, product: Product = full, value = 11) =>
  listDishParts({ version, mode, product, configuration: aChoice({ values: [value] }) })

const all = [
  'attribute-chips',
  'product-groups',
  'combination-groups',
  'note',
  'stepper',
  'unit-price',
  'quantity',
  'total',
  'add',
  'allergens',
  'ingredients',
  'related',
]

describe('the dialog of a dish', () => {
  test.each([0, 1, 3] as const)('in layout %i shows every part of it [CONFIG-007]', (version) => {
    expect(parts(version, 'pickup')).toEqual(all)
    expect(parts(version, null)).toEqual(all)
  })

  test.each<[string, Partial<Product>, string]>([
    ['attributes', { attributes: [] }, 'attribute-chips'],
    ['groups of its own', { optionGroups: [] }, 'product-groups'],
    ['published groups', { optionGroups: [aGroup(10, [], { published: false })] }, 'product-groups'],
    ['anything but separators', { optionGroups: [aGroup(10, [], { isSeparator: true })] }, 'product-groups'],
    ['allergens', { allergens: [] }, 'allergens'],
    ['ingredients', { ingredients: localText('') }, 'ingredients'],
    ['related dishes', { relatedIds: [] }, 'related'],
  ])('of a dish without %s leaves that part out [CONFIG-007]', (_title, more, gone) => {
    expect(parts(0, 'pickup', { ...full, ...more })).toEqual(all.filter((part) => part !== gone))
  })

  it('shows the groups of the selected combination, and of no other [CONFIG-007]', () => {
    expect(parts(0, 'pickup', full, 11)).toContain('combination-groups')
    expect(parts(0, 'pickup', full, 12)).not.toContain('combination-groups')
    expect(parts(0, 'pickup', full, 99)).not.toContain('combination-groups')
  })

  it('warns of traces alone too', () => {
    expect(parts(0, 'pickup', { ...full, allergens: [], traces: ids(2) })).toContain('allergens')
  })
})

describe('layout 2', () => {
  it('lists a quantity per value when there is exactly one attribute, with groups, total and add [CONFIG-008]', () => {
    const shown = parts(2, 'pickup')
    expect(shown).toEqual(
      expect.arrayContaining(['product-groups', 'combination-groups', 'value-quantities', 'total', 'add']),
    )
    for (const single of ['attribute-chips', 'stepper', 'unit-price', 'quantity']) expect(shown).not.toContain(single)
  })

  test.each([
    ['none', []],
    ['two', [anAttribute(1, [11]), anAttribute(2, [21])]],
  ])('with %s uses the chips and the stepper instead [CONFIG-008] [OPEN-047]', (_title, attributes) => {
    const shown = parts(2, 'pickup', { ...full, attributes })
    expect(shown).not.toContain('value-quantities')
    expect(shown).toContain('stepper')
    expect(shown.includes('attribute-chips')).toBe(attributes.length > 0)
  })

  it("shows each combination's price beside its value [CONFIG-008]", () => {
    const rows = listValueRows({ ...full, attributes: [anAttribute(1, [11, 12, 13])] })
    expect(rows.map(({ valueId, price }) => [valueId, price])).toEqual([
      [11, 900],
      [12, 1500],
      [13, null],
    ])
    expect(rows[0]?.name).toEqual(localText('Attribute value 11'))
    expect(listValueRows(aProduct(1, 900))).toEqual([])
  })
})

describe('on the digital menu', () => {
  test.each([0, 1, 2, 3] as const)('layout %i has no add button and no quantity [CONFIG-010]', (version) => {
    const shown = parts(version, 'digital-card')
    for (const gone of ['add', 'stepper', 'quantity', 'value-quantities']) expect(shown).not.toContain(gone)
    expect(shown).toEqual([
      'attribute-chips',
      'product-groups',
      'combination-groups',
      'allergens',
      'ingredients',
      'related',
    ])
  })
})
