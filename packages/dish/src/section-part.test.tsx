import { aChoice, aMoment } from '@comanda/rules/testing/choices'
import { anItem, aProduct, aSection } from '@comanda/rules/testing/products'
import { localText } from '@comanda/rules/text/local-text'
import { getMinute } from '@comanda/rules/time/minute'
import { expect, test } from 'vitest'
import { SectionPart } from './section-part.tsx'
import { draw, read } from './testing/draw.tsx'

const stew = aProduct(51, 0, {
  name: localText('Fabada'),
  windows: [{ weekday: 'thursday', from: getMinute('12:00'), to: getMinute('17:00') }],
})
const soup = aProduct(52, 0, { name: localText('Crema') })
const gone = aProduct(53, 0, { name: localText('Sopa'), windows: stew.windows, published: false })
const section = aSection(5, [anItem(1, stew), anItem(2, soup), anItem(3, gone)], { maxDishes: 1 })
const setting = {
  mode: 'pickup' as const,
  showsPrices: true,
  legend: [],
  allergens: [],
  tell: () => {},
  tellError: () => {},
  keepVisit: () => {},
  sayNext: () => 'Jueves a las 12:00',
}

function part(moment: ReturnType<typeof aMoment>) {
  const product = aProduct(1, 900, { sections: [section] })
  const context = { hidesIngredients: false, moment }
  const choosing = { product, configuration: aChoice(), quantity: 1, context }
  const quiet = { onToggle: () => {}, onOpen: () => {}, onAdd: () => {}, onRemove: () => {} }
  return <SectionPart section={section} choosing={choosing} setting={setting} isOpen={true} {...quiet} />
}

test('a dish of the menu that is not served at the chosen hour says when it is, with nothing to press [CONFIG-040] [F-221]', () => {
  const friday = part(aMoment('friday', '13:30'))
  expect(read(friday)).toEqual(expect.arrayContaining(['Fabada', 'Jueves a las 12:00', 'Crema']))
  expect(read(friday)).not.toContain('Sopa')
  expect(draw(friday)).not.toContain('aria-label="Añadir Fabada"')
  const thursday = part(aMoment('thursday', '13:30'))
  expect(draw(thursday)).toContain('aria-label="Añadir Fabada"')
  expect(read(thursday)).not.toContain('Jueves a las 12:00')
})
