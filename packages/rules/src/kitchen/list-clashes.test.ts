import { expect, it } from 'vitest'
import { listClashes } from './list-clashes.ts'

it.each([
  [[], ['Gluten'], ['Soja'], []],
  [['Huevos'], ['Gluten'], ['Soja'], []],
  [['Gluten', 'Huevos'], ['Gluten'], [], ['Gluten']],
  [['Soja', 'Gluten'], ['Gluten'], ['Soja'], ['Soja', 'Gluten']],
])('%j declared for a dish of %j with traces of %j clashes in %j', (declared, allergens, traces, expected) => {
  expect(listClashes({ declared, allergens, traces })).toEqual(expected)
})
