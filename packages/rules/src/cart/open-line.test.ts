import { expect, test } from 'vitest'
import type { Product } from '../catalogue/product.ts'
import { aLine } from '../testing/carts.ts'
import { aChoice, units } from '../testing/choices.ts'
import { aGroup, anItem, aProduct, aSection, aValue } from '../testing/products.ts'
import { openLine } from './open-line.ts'

const sections = [aSection(5, [anItem(1, aProduct(50, 0))])]
const configuration = aChoice({ units: units(5, 1, 3) })
const line = aLine('a', 1, 3, { notes: 'sin sal', configuration })

test.each<[string, Partial<Product>, 'sections' | 'dish']>([
  ['configurable', { sections }, 'sections'],
  ['that configures itself', { sections, configuresItself: true }, 'dish'],
  ['with options', { optionGroups: [aGroup(10, [aValue(101)])] }, 'dish'],
])('a dish %s opens its dialog with quantity and notes of the line [CONFIG-023]', (_title, more, dialog) => {
  expect(openLine(line, aProduct(1, 900, more))).toEqual({ dialog, configuration, quantity: 3, notes: 'sin sal' })
})

test('a dish with nothing to choose opens none', () => expect(openLine(line, aProduct(1, 900))).toBeNull())
