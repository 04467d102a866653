import { expect, test } from 'vitest'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import { aGroup, anAttribute, aProduct } from '../testing/products.ts'
import { aSite } from '../testing/venues.ts'
import {
  type CardAction,
  type CardQuestion,
  chooseCardAction,
  needsConfiguration,
  showsPrice,
  showsStepper,
} from './card-actions.ts'

const plain = aProduct(1, 500)
const withAttributes = aProduct(2, 500, { attributes: [anAttribute(1, [1])] })
const withOptions = aProduct(3, 500, { optionGroups: [aGroup(1, [])] })
const configurable = aProduct(4, 500, { isConfigurable: true })

test.each([
  ['plain', plain, false],
  ['with attributes', withAttributes, true],
  ['with options', withOptions, true],
  ['configurable', configurable, true],
])('a product %s needs configuration: %j', (_title, product, expected) => {
  expect(needsConfiguration(product)).toBe(expected)
})

test.each<[OrderingMode | null, boolean, boolean]>([
  [null, false, false],
  [null, true, true],
  ['pickup', false, true],
  ['digital-card', false, true],
])(
  'with mode %s and prices before a mode %j the price shows: %j [CATALOGUE-012] [SITE-025]',
  (mode, before, expected) => {
    expect(showsPrice(aSite({ showsPricesBeforeMode: before }), mode)).toBe(expected)
  },
)

test.each([
  ['a mode is set and the product is simple', 'pickup', plain, true],
  ['no mode is set', null, plain, false],
  ['the mode is digital-card', 'digital-card', plain, false],
  ['it has attributes', 'pickup', withAttributes, false],
  ['it has options', 'pickup', withOptions, false],
  ['it is configurable', 'pickup', configurable, false],
] as const)('the stepper when %s [CATALOGUE-014]', (_title, mode, product, expected) => {
  expect(showsStepper(mode, product)).toBe(expected)
})

const ready: CardQuestion = { mode: 'pickup', hasCart: true, published: true, modes: ['pickup', 'table'] }
test.each<[string, Partial<CardQuestion>, CardAction]>([
  ['mode and cart: the add label [CATALOGUE-015]', {}, 'add'],
  ['no mode: start the order [CATALOGUE-015]', { mode: null }, 'start-order'],
  ['no cart: start the order [CATALOGUE-015]', { hasCart: false }, 'start-order'],
  ['only tables take orders: scan [CATALOGUE-015]', { mode: null, modes: ['table', 'digital-card'] }, 'scan-code'],
  [
    'tables and eating here: start the order [CATALOGUE-015]',
    { mode: null, modes: ['table', 'takehere'] },
    'start-order',
  ],
  ['one mode, not table: start the order [CATALOGUE-015]', { mode: null, modes: ['pickup'] }, 'start-order'],
  ['at a table with a cart: the add label [CATALOGUE-015]', { mode: 'table', modes: ['table'] }, 'add'],
  ['digital-card hides it [CATALOGUE-016]', { mode: 'digital-card', hasCart: false }, 'hidden'],
  ['unpublished shows the notice instead [CATALOGUE-017]', { published: false }, 'unavailable'],
  ['unpublished before a mode, too [CATALOGUE-017]', { published: false, mode: null }, 'unavailable'],
  ['nothing stands there in digital-card even if unpublished', { published: false, mode: 'digital-card' }, 'hidden'],
])('%s', (_title, more, expected) => expect(chooseCardAction({ ...ready, ...more })).toBe(expected))
