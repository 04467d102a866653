import { describe, expect, it, test } from 'vitest'
import { aChoice } from '../testing/choices.ts'
import { aCombination, aGroup, anAttribute, aProduct, aValue, ids } from '../testing/products.ts'
import { localText } from '../text/local-text.ts'
import { describeDish } from './dish-detail.ts'
import { joinIngredients } from './join-ingredients.ts'

const size = anAttribute(1, [11, 12])
const sauce = aGroup(10, [aValue(101, 0), aValue(102, 150)], { multiple: true, limit: 2, freeCount: 1 })
const hidden = aGroup(11, [aValue(111)], { published: false })
const ofLarge = aGroup(20, [aValue(201, 50)])
const dish = aProduct(1, 900, {
  picture: { key: 'rice', blur: '' },
  name: localText('Arroz', { en: 'Rice' }),
  description: localText('Con marisco', { en: 'With seafood' }),
  ingredients: localText('arroz, gamba,calamar', { en: 'rice, prawn, squid' }),
  allergens: ids(1, 2),
  attributes: [size],
  combinations: [aCombination(1, [12], 1500, { optionGroups: [ofLarge] })],
  optionGroups: [sauce, hidden],
})

describe('the detail dialog', () => {
  it('shows cover, name, allergens, description, ingredients between bars and attribute chips [CONFIG-012]', () => {
    expect(describeDish(dish, aChoice(), 'en')).toMatchObject({
      picture: { key: 'rice', blur: '' },
      name: 'Rice',
      allergens: [1, 2],
      description: 'With seafood',
      ingredients: 'rice | prawn | squid',
      attributes: [size],
    })
    expect(describeDish(dish, aChoice(), 'es')).toMatchObject({ name: 'Arroz', ingredients: 'arroz | gamba | calamar' })
  })

  test.each(['', '  '])('has no description when it is %j, and says so [CONFIG-012]', (base) => {
    expect(describeDish({ ...dish, description: localText(base) }, aChoice(), 'es').description).toBeNull()
  })

  it('shows the published groups with their values, and no price of 0.00 [CONFIG-012]', () => {
    const { groups } = describeDish(dish, aChoice({ values: [12] }), 'es')
    expect(groups).toEqual([
      {
        group: sauce,
        hints: { upTo: 2, included: 1 },
        values: [
          { name: 'Value 101', price: null },
          { name: 'Value 102', price: 150 },
        ],
      },
      { group: ofLarge, hints: { upTo: null, included: null }, values: [{ name: 'Value 201', price: 50 }] },
    ])
    expect(describeDish(dish, aChoice(), 'es').groups.map(({ group }) => group)).toEqual([sauce])
  })

  it('has no empty ingredient', () => {
    expect(joinIngredients(localText(' arroz,, gamba, '), 'es')).toBe('arroz | gamba')
    expect(joinIngredients(localText(''), 'es')).toBe('')
  })
})
