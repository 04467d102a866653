import { expect, it } from 'vitest'
import { aChoice, units } from '../testing/choices.ts'
import { aGroup, anAttribute, anItem, aProduct, aSection, aValue, id } from '../testing/products.ts'
import { localText } from '../text/local-text.ts'
import { describeChoice } from './describe-choice.ts'

const named = (base: string, en = base) => ({ name: localText(base, { en }) })
const menu = aProduct(1, 1200, {
  attributes: [{ ...anAttribute(1, []), values: [{ id: id(11), ...named('Grande', 'Large') }] }],
  optionGroups: [
    aGroup(2, [aValue(21, 0, named('Alioli', 'Aioli')), aValue(22, 0, named('Brava'))], { multiple: true }),
  ],
  sections: [aSection(3, [anItem(31, aProduct(7, 0, named('Merluza', 'Hake')))])],
})

it('names variant, options and parts in the visitor’s language, each part once with its count', () => {
  const choice = aChoice({ values: [11], options: [[2, 21]], units: units(3, 31, 2) })
  expect(describeChoice(menu, choice, 'en')).toBe('Large, Aioli, 2 × Hake')
  expect(describeChoice(menu, choice, 'es')).toBe('Grande, Alioli, 2 × Merluza')
})

it('says nothing of what the menu no longer knows', () => {
  expect(describeChoice(menu, aChoice({ options: [[2, 99]], units: units(9, 31, 1) }), 'es')).toBe('')
})
