import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { exampleProduct } from '../examples/catalogue.ts'
import { combinationFields, readCombination, writeCombination } from './attribute.ts'

const [group] = exampleProduct.options ?? []

const wire = {
  id: 5,
  name: 'Para dos',
  price: '31.00',
  default: 1,
  image: null,
  attrib_val: [{ id: 2 }, { id: 9 }],
  options: [group],
  sections: [3, 4],
  multilanguage: { name: { en: 'For two' } },
}

it('a combination carries its id, name, price, default, image, values, options and sections [CONFIG-001]', () => {
  const combination = readCombination(z.decode(combinationFields, wire as never))
  expect(combination).toMatchObject({
    id: 5,
    name: { base: 'Para dos', variants: { en: 'For two' } },
    price: 3100,
    isDefault: true,
    picture: null,
    valueIds: [2, 9],
    sectionIds: [3, 4],
  })
  expect(combination.optionGroups).toMatchObject([{ id: group?.id }])
  expect(z.encode(combinationFields, writeCombination(combination))).toMatchObject({
    ...wire,
    options: [{ id: group?.id, name: group?.name }],
  })
  const other = readCombination(z.decode(combinationFields, { ...wire, default: 0 } as never))
  expect(other.isDefault).toBe(false)
})
