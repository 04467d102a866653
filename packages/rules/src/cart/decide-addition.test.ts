import { describe, expect, it, test } from 'vitest'
import { orderingModes } from '../modes/ordering-mode.ts'
import { aGroup, anAttribute, aProduct } from '../testing/products.ts'
import { aSite } from '../testing/venues.ts'
import { mustLogIn } from '../venue/visit.ts'
import { type AdditionQuestion, type AdditionStep, decideAddition } from './decide-addition.ts'

const plain = aProduct(1, 500)
const withAttributes = aProduct(2, 500, { attributes: [anAttribute(1, [1])] })
const withOptions = aProduct(3, 500, { optionGroups: [aGroup(1, [])] })
const configurable = aProduct(4, 500, { isConfigurable: true })
const ready: AdditionQuestion = {
  modes: ['pickup', 'delivery'],
  orderingEnabled: true,
  mode: 'pickup',
  hasCart: true,
  mustLogIn: false,
  product: plain,
}

test.each<[string, Partial<AdditionQuestion>, AdditionStep]>([
  ['no modes available: nothing [CART-009]', { modes: [] }, 'nothing'],
  ['no modes, and nothing chosen either: nothing [CART-009]', { modes: [], mode: null, hasCart: false }, 'nothing'],
  ['ordering off and no mode: nothing [CART-010]', { orderingEnabled: false, mode: null }, 'nothing'],
  ['ordering off and no cart: nothing [CART-010]', { orderingEnabled: false, hasCart: false }, 'nothing'],
  ['ordering off, but mode and cart are there: goes on [CART-010]', { orderingEnabled: false }, 'add'],
  ['no mode: the mode dialog opens [CART-011]', { mode: null }, 'choose-mode'],
  ['no cart: the mode dialog opens [CART-011]', { hasCart: false }, 'choose-mode'],
  [
    'no cart in digital-card: no dialog [CART-011]',
    { mode: 'digital-card', hasCart: false, product: configurable },
    'configure',
  ],
  ['attributes: configuration [CART-012]', { product: withAttributes }, 'configure'],
  ['options: configuration [CART-012]', { product: withOptions }, 'configure'],
  ['configurable: configuration [CART-012]', { product: configurable }, 'configure'],
  ['a mode is asked for before choices are [CART-011]', { mode: null, product: configurable }, 'choose-mode'],
  ['otherwise it is added [CART-013]', {}, 'add'],
  ['the digital menu takes no orders', { mode: 'digital-card', hasCart: false }, 'nothing'],
  [
    'the digital menu asks nobody to log in',
    { mode: 'digital-card', mustLogIn: true, product: withOptions },
    'configure',
  ],
  ['registered customers only: log in first', { mustLogIn: true }, 'log-in'],
  ['log in comes before choosing a mode', { mustLogIn: true, mode: null }, 'log-in'],
])('%s', (_title, more, expected) => expect(decideAddition({ ...ready, ...more })).toBe(expected))

describe('a site open to all', () => {
  const step = (loggedIn: boolean, mode: AdditionQuestion['mode'], product: AdditionQuestion['product']) =>
    decideAddition({ ...ready, mode, product, mustLogIn: mustLogIn(aSite({ onlyUsers: false }), { loggedIn, mode }) })

  it.each(orderingModes.filter((mode) => mode !== 'digital-card'))(
    'lets guests and customers alike add to a cart in %s [CATALOGUE-004]',
    (mode) => {
      expect([step(false, mode, plain), step(true, mode, plain)]).toEqual(['add', 'add'])
      expect(step(false, mode, withOptions)).toBe(step(true, mode, withOptions))
    },
  )

  it('is only looked at on the digital menu [CATALOGUE-004]', () => {
    expect([step(false, 'digital-card', plain), step(true, 'digital-card', plain)]).toEqual(['nothing', 'nothing'])
  })
})
