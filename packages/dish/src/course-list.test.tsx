import { aChoice } from '@comanda/rules/testing/choices'
import { anItem, aProduct, aSection } from '@comanda/rules/testing/products'
import { localText } from '@comanda/rules/text/local-text'
import { expect, test } from 'vitest'
import { CourseList } from './course-list.tsx'
import { read } from './testing/draw.tsx'

const dish = (id: number, name: string, published = true) =>
  anItem(id, aProduct(id, 0, { name: localText(name) }), { published })

test('a menu names its courses and their dishes; neither what is not sold nor ingredients', () => {
  const product = aProduct(1, 1_590, {
    sections: [
      aSection(5, [dish(51, 'Gazpacho'), dish(52, 'Ensalada'), dish(53, 'Sopa', false)], {
        name: localText('Primero'),
      }),
      aSection(6, [dish(61, 'Cebolla')], { name: localText('Sin'), areIngredients: true }),
      aSection(7, [dish(71, 'Flan', false)], { name: localText('Postre') }),
    ],
  })
  expect(read(<CourseList product={product} configuration={aChoice({})} />)).toEqual(['Primero', 'Gazpacho · Ensalada'])
})
