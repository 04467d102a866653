import { expect, it } from 'vitest'
import { aChoice, units } from '../testing/choices.ts'
import { aGroup, anItem, aProduct, aSection, aValue } from '../testing/products.ts'
import { localText } from '../text/local-text.ts'
import { describeLine } from './describe-line.ts'

const named = (base: string, en = base) => ({ name: localText(base, { en }) })
const menu = aProduct(1, 1200, {
  optionGroups: [aGroup(2, [aValue(21, 0, named('Alioli', 'Aioli')), aValue(22, 0, named('Brava'))])],
  sections: [aSection(3, [anItem(31, aProduct(7, 0, named('Merluza', 'Hake')))])],
})

it('what was chosen stands in rows: options, then the parts of a menu with their number [F-074]', () => {
  const choice = aChoice({ options: [[2, 21]], units: units(3, 31, 2) })
  expect(describeLine(menu, choice, 'es')).toEqual(['Alioli', '2 × Merluza'])
  expect(describeLine(menu, choice, 'en')).toEqual(['Aioli', '2 × Hake'])
})
