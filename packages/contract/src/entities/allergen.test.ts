import { localText } from '@comanda/rules/text/local-text'
import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { exampleAllergen } from '../examples/catalogue.ts'
import { wireAllergen, wireDiet } from './allergen.ts'

it.each([
  ['an allergen', wireAllergen],
  ['a diet', wireDiet],
])('%s carries id, name, image, published and its names in every language [CATALOGUE-025]', (_title, codec) => {
  const wire = {
    ...exampleAllergen,
    id: 3,
    name: 'Gluten',
    multilanguage: { name: { en: 'Gluten', ge: 'Glutenhaltig' } },
  }
  const read = z.decode(codec, wire)
  expect(read).toMatchObject({ id: 3, name: localText('Gluten', { en: 'Gluten', ger: 'Glutenhaltig' }) })
  expect(read.picture?.key).toBe('gluten')
  expect(z.encode(codec, read as never)).toMatchObject({ ...wire, published: 1 })
})
