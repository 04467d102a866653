import { es } from '@comanda/i18n/dictionaries/dish/es'
import { emptyConfiguration } from '@comanda/rules/catalogue/configuration'
import { listMissing } from '@comanda/rules/catalogue/list-missing'
import type { Product } from '@comanda/rules/catalogue/product'
import { aGroup, anAttribute, anItem, aProduct, aSection, aValue } from '@comanda/rules/testing/products'
import { localText } from '@comanda/rules/text/local-text'
import { expect, it } from 'vitest'
import { anyMoment } from './any-moment.ts'
import { describeMissing, summarise } from './describe-missing.ts'

const context = { hidesIngredients: false, moment: anyMoment }
const course = (number: number, name: string) =>
  aSection(number, [anItem(number * 10, aProduct(number, 500))], { name: localText(name), minDishes: 1, maxDishes: 1 })
const menu = aProduct(1, 1590, { sections: [course(1, 'Primero'), course(2, 'Segundo')] })
const dish = aProduct(2, 900, {
  attributes: [{ ...anAttribute(7, [71, 72]), name: localText('Ración') }],
  optionGroups: [aGroup(8, [aValue(81)], { name: localText('Salsas'), required: true })],
})

function describe(product: Product) {
  const missing = listMissing(product, emptyConfiguration, 1, context)
  return describeMissing(missing, { product, configuration: emptyConfiguration }, { words: es.dish, language: 'es' })
}

it('names every section that lacks something, and where it stands', () => {
  const hurdles = describe(menu)
  expect(summarise(hurdles, es.dish)).toBe('Falta elegir: Primero, Segundo')
  expect(hurdles.map(({ target }) => target)).toEqual(['section-1', 'section-2'])
})

it('names an attribute and a required group', () => {
  const hurdles = describe(dish)
  expect(summarise(hurdles, es.dish)).toBe('Falta elegir: Ración, Salsas')
  expect(hurdles.map(({ target }) => target)).toEqual(['attribute-7', 'group-8'])
})

it('says what is in the way when nothing is left to choose', () => {
  const gone = [{ name: null, text: es.dish.gone('Fabada'), target: null }]
  expect(summarise(gone, es.dish)).toBe('Fabada ya no está disponible: quítalo para seguir')
  expect(summarise([], es.dish)).toBe('')
})
