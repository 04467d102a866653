import { joinIngredients } from '@comanda/rules/catalogue/join-ingredients'
import { localText } from '@comanda/rules/text/local-text'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { exampleProduct } from '../examples/catalogue.ts'
import { wireProducts } from './product.ts'

function product(changes: object = {}) {
  const { products } = z.decode(wireProducts, [{ ...exampleProduct, ...changes } as typeof exampleProduct])
  const [first] = products
  if (first === undefined) throw new Error('no product')
  return first
}

describe('a product', () => {
  const [section] = exampleProduct.configuration
  const [item] = section?.products ?? []
  const again = (read: ReturnType<typeof product>) => {
    const { legend } = z.decode(wireProducts, [exampleProduct])
    return z.encode(wireProducts, { products: [read], legend })[0]?.configuration?.[0]
  }

  it.each([
    ['id', 9, { id: 9 }],
    ['min_dishes', 2, { minDishes: 2 }],
    ['max_dishes', 3, { maxDishes: 3 }],
    ['subtract', '1', { subtract: true }],
    ['subtract', '0', { subtract: false }],
    ['are_ingredients', '1', { areIngredients: true }],
    ['are_ingredients', '0', { areIngredients: false }],
    ['products', [], { items: [] }],
  ])('has sections whose %s %j means %j [CONFIG-004]', (field, value, expected) => {
    const read = product({ configuration: [{ ...section, [field]: value }] })
    expect(read.sections[0]).toMatchObject(expected)
    expect(again(read)).toMatchObject({ [field]: value })
  })

  it.each([
    ['published', 1, { published: true }],
    ['published', 0, { published: false }],
    ['min_qty', 2, { minQuantity: 2 }],
    ['original_qty', 3, { originalQuantity: 3 }],
    ['conf_qty', 4, { includedQuantity: 4 }],
    ['conf_qty_extra_max', 5, { maxQuantity: 5 }],
    ['conf_qty_extra_max', null, { maxQuantity: null }],
    ['conf_price', '1.20', { price: 120 }],
    ['conf_price_extra', '2.30', { extraPrice: 230 }],
    ['is_extra', '1', { isExtra: true }],
  ])('has section products whose %s %j means %j [CONFIG-005]', (field, value, expected) => {
    const read = product({ configuration: [{ ...section, products: [{ ...item, [field]: value }] }] })
    expect(read.sections[0]?.items[0]).toMatchObject(expected)
    expect(again(read)?.products[0]).toMatchObject({ [field]: value })
  })

  it('has section products that are products themselves [CONFIG-005]', () => {
    expect(product().sections[0]?.items[0]?.product).toMatchObject({
      id: item?.product.id,
      name: { base: item?.product.name },
    })
  })

  it('has attributes with a name and values with id, value_name and its languages [CATALOGUE-006]', () => {
    const values = [{ id: 2, value_name: 'Para dos', value_name_multilanguage: { en: 'For two', ge: 'Für zwei' } }]
    const read = product({ attr_list: [{ id: 1, attribute_name: 'Tamaño', values }] })
    expect(read.attributes).toEqual([
      {
        id: 1,
        name: localText('Tamaño'),
        values: [{ id: 2, name: localText('Para dos', { en: 'For two', ger: 'Für zwei' }) }],
      },
    ])
    const { legend } = z.decode(wireProducts, [exampleProduct])
    const [wire] = z.encode(wireProducts, { products: [read], legend })
    expect(wire?.attr_list?.[0]).toMatchObject({ attribute_name: 'Tamaño', values })
  })

  it('has name, description and comma-separated ingredients in every language [CATALOGUE-008]', () => {
    const multilanguage = {
      name: { en: 'Rice' },
      description: { en: 'With seafood' },
      text_ingredients: { en: 'rice, prawn' },
    }
    const read = product({ text_ingredients: 'arroz, gamba', multilanguage })
    expect(read.ingredients).toEqual(localText('arroz, gamba', { en: 'rice, prawn' }))
    expect(read.name.variants).toEqual({ en: 'Rice' })
    expect(read.description.variants).toEqual({ en: 'With seafood' })
    expect(joinIngredients(read.ingredients, 'en')).toBe('rice | prawn')
    expect(joinIngredients(read.ingredients, 'fr')).toBe('arroz | gamba')
  })
})
