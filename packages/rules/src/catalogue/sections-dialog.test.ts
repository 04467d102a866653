import { describe, expect, it, test } from 'vitest'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import { aGroup, anAttribute, anItem, aProduct, aSection, aValue } from '../testing/products.ts'
import { listButtons, listFirstStepParts, listToolbarParts } from './sections-dialog.ts'

const sections = [aSection(5, [anItem(1, aProduct(50, 0))])]

test.each<[string, boolean, OrderingMode | null, string[]]>([
  ['any dish', false, 'delivery', ['name', 'total', 'quantity', 'close', 'back']],
  ['before a mode is chosen', false, null, ['name', 'total', 'quantity', 'close', 'back']],
  ['one_by_one', true, 'delivery', ['name', 'total', 'close', 'back']],
  ['the digital menu', false, 'digital-card', ['name', 'close', 'back']],
  ['one_by_one on the digital menu', true, 'digital-card', ['name', 'close', 'back']],
])('the toolbar for %s [CONFIG-017] [CONFIG-011]', (_title, oneByOne, mode, parts) => {
  expect(listToolbarParts(aProduct(1, 900, { sections, oneByOne }), mode)).toEqual(parts)
})

describe('step 0', () => {
  const attributes = [anAttribute(1, [11])]
  const optionGroups = [aGroup(10, [aValue(101)])]
  test.each([
    ['attributes', { attributes }, ['attribute-chips', 'go-to-options']],
    ['options', { optionGroups }, ['option-groups', 'go-to-options']],
    ['both', { attributes, optionGroups }, ['attribute-chips', 'option-groups', 'go-to-options']],
    ['only a separator', { optionGroups: [aGroup(10, [], { isSeparator: true })] }, ['go-to-options']],
    ['neither', {}, []],
  ])("of a dish with %s has what to choose and the way 'to options' [CONFIG-018]", (_title, more, parts) => {
    expect(listFirstStepParts(aProduct(1, 900, { sections, ...more }))).toEqual(parts)
  })
})

describe('the bottom buttons', () => {
  it("of the main dialog are 'view selection', 'add to order' and 'back' [CONFIG-021]", () => {
    expect(listButtons(1, 'pickup')).toEqual(['view-selection', 'add-to-order', 'back'])
  })

  it("of the second level are 'add selection' and the exit [CONFIG-022]", () => {
    expect(listButtons(2, 'pickup')).toEqual(['add-selection', 'exit'])
    expect(listButtons(2, null)).toEqual(['add-selection', 'exit'])
  })

  it('add nothing on the digital menu, at both levels [CONFIG-011]', () => {
    expect(listButtons(1, 'digital-card')).toEqual(['view-selection', 'back'])
    expect(listButtons(2, 'digital-card')).toEqual(['exit'])
  })
})
