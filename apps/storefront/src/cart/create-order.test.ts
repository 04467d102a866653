import type { CartLineReply } from '@comanda/contract/entities/saved-cart-reply'
import type { LiveMessage } from '@comanda/contract/live'
import type { ToldRefusal } from '@comanda/contract/refusals'
import type { Cart } from '@comanda/rules/cart/cart'
import { emptyConfiguration } from '@comanda/rules/catalogue/configuration'
import { toId } from '@comanda/rules/ids'
import { orderingModes } from '@comanda/rules/modes/ordering-mode'
import { aCart, aLine, aSetup } from '@comanda/rules/testing/carts'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { shownCart } from '../state/cart.ts'
import { getSetup, restoreSetup } from '../state/setup.ts'
import { aBrowser } from './testing/a-browser.ts'
import { anOrder, aTable, type OrderWorld, octopus, refused } from './testing/an-order.ts'

let browser: ReturnType<typeof aBrowser>

beforeEach(() => {
  browser = aBrowser()
  vi.stubGlobal('document', browser.document)
  vi.stubGlobal('sessionStorage', browser.sessionStorage)
  restoreSetup()
})
afterEach(() => vi.unstubAllGlobals())

const dinner = aCart([aLine('a', 1, 2)], { number: 17 })
const shared = { ...dinner, setup: aTable }
const one = { configuration: emptyConfiguration, quantity: 1 }

/** A visitor with an order, of which everything that can be remembered is. */
async function ordering(cart: Cart = dinner): Promise<OrderWorld> {
  const world = anOrder(cart)
  await world.order.take(cart.id)
  world.order.reach('payment')
  return world
}

/** Adds one more dish that never arrives: it waits in the tab's storage. */
function addUnsent(world: OrderWorld): void {
  world.sends = () => new Promise(() => {})
  world.order.add({ dish: octopus, lines: [one], notes: '' })
}

function tellLive({ following }: OrderWorld, message: Omit<LiveMessage<'carts'>, 'cart'>): void {
  following.at(-1)?.hear({ topic: 'carts', message: { ...message, cart: dinner.id } })
}

describe('an order', () => {
  it('remembers how far it is towards payment in the cookie cart-step [CART-022]', async () => {
    const { order } = anOrder(dinner)
    await order.take(dinner.id)
    expect(browser.cookies.get('cart-step')).toBeUndefined()
    for (const step of ['payment', 'complete', 'none'] as const) {
      order.reach(step)
      expect(browser.cookies.get('cart-step')).toBe(step)
    }
    order.reach('complete', 21)
    expect(browser.cookies.get('cart-numpedido')).toBe('21')
    order.forget()
    expect(browser.cookies.get('cart-step')).toBeUndefined()
  })

  it('is held, shown, remembered and followed once it is taken [CART-006]', async () => {
    const { order, following } = await ordering()
    expect(order.get()?.cart).toEqual(dinner)
    expect(shownCart.get()).toEqual({ pieces: 2, total: 1000, dishes: { 1: 2 } })
    expect(getSetup()).toMatchObject({ mode: 'pickup', storeId: 1 })
    expect(browser.cookies.get('cart-id')).toBe('cart')
    expect(following).toMatchObject([{ cart: 'cart', topics: ['carts'] }])
  })

  it('shows on the cards what this device can still change, and nothing of the others at the table', async () => {
    const sent = { ...aLine('b', 1, 3), deletable: false }
    const others = { ...aLine('c', 1, 5), addedBy: 'another phone' }
    await ordering({ ...shared, lines: [...dinner.lines, sent, others] })
    expect(shownCart.get()?.dishes).toEqual({ 1: 2 })
  })

  it('of a table hears all that happens there [TABLE-005]', async () => {
    const { following } = await ordering(shared)
    const topics = ['carts', 'desserts', 'buffet', 'phones', 'status']
    expect(following).toMatchObject([{ topics }])
  })

  type Way = readonly [string, Cart, (world: OrderWorld) => unknown]
  const found = (told: OrderWorld['cart']) => (world: OrderWorld) => {
    world.cart = told
    return world.order.lookAgain()
  }
  const closed = (world: OrderWorld) => tellLive(world, { kind: 'cart-closed', version: 3 })
  const ways: readonly Way[] = [
    ['is left [CART-024]', dinner, ({ order }) => order.forget()],
    ['is closed by its venue [TABLE-006]', shared, closed],
    ['cannot be listened to any more [TABLE-006]', shared, ({ following }) => following[0]?.gone?.()],
    ['is closed on another device', dinner, closed],
    ['was made on another device', dinner, found({ ...dinner, state: 'ordered' })],
    ['was deleted on another device', dinner, found(refused('cart-not-found'))],
    ['went with its session', dinner, found(refused('session-expired'))],
  ]
  test.each(ways)('that %s leaves nothing behind', async (_, cart, end) => {
    const world = await ordering(cart)
    await end(world)
    expectNothing(world)
  })

  test.each(ways.slice(0, 4))('that %s leaves nothing behind, not even what was unsent', async (_, cart, end) => {
    const world = await ordering(cart)
    addUnsent(world)
    expect(browser.tab.has('cart-pending')).toBe(true)
    await end(world)
    expectNothing(world)
  })

  const onLoad: readonly (readonly [string, OrderWorld['cart']])[] = [
    ['the server knows no such cart', refused('cart-not-found')],
    ['the session is lost', refused('session-unknown')],
    ['it is closed', { ...dinner, state: 'closed' }],
    ['it was ordered', { ...dinner, state: 'ordered' }],
    ['the site takes no such orders any more', { ...dinner, setup: aSetup({ mode: 'takehere' }) }],
    ['its day is over', { ...dinner, setup: aSetup({ date: '2026-11-17' as never }) }],
  ]
  test.each(onLoad)('starts over on load when %s [CART-016] [CART-024]', async (_, told) => {
    addUnsent(await ordering())
    const world = Object.assign(anOrder(), { cart: told })
    expect(await world.order.open(['pickup', 'delivery'])).toBeNull()
    expectNothing(world)
  })

  it('keeps the digital menu chosen when it starts over on load [CART-016]', async () => {
    await ordering()
    browser.cookies.set('delivery-mode', 'digital-card')
    restoreSetup()
    const world = Object.assign(anOrder(), { cart: refused('cart-not-found') })
    await world.order.open(orderingModes)
    expect(getSetup().mode).toBe('digital-card')
    expect(Object.fromEntries(browser.cookies)).toEqual({ mode: 'null', 'delivery-mode': 'digital-card' })
  })

  it('that was made leaves its number, for the last page and the status page', async () => {
    const world = await ordering()
    world.order.forget({ number: 23 })
    expect(browser.cookies.get('cart-numpedido')).toBe('23')
    browser.cookies.delete('cart-numpedido')
    expectNothing(world)
  })

  it('is not forgotten under the checkout, whose pages say what comes after', async () => {
    const world = await ordering(shared)
    world.isPaying = true
    tellLive(world, { kind: 'cart-closed', version: 3 })
    world.cart = { ...shared, state: 'ordered' }
    await world.order.lookAgain()
    expect(browser.cookies.get('cart-id')).toBe('cart')
    expect(world.said).toEqual([])
  })

  it('of a table says that it was closed; another goes quietly [TABLE-006]', async () => {
    const table = await ordering(shared)
    tellLive(table, { kind: 'cart-closed', version: 3 })
    expect(table.said).toEqual(['table closed'])
    const pickup = await ordering()
    tellLive(pickup, { kind: 'cart-closed', version: 3 })
    expect(pickup.said).toEqual([])
  })
})

describe('a late answer', () => {
  it('to a change does not bring back an order that was left', async () => {
    const world = await ordering()
    const answer = Promise.withResolvers<CartLineReply | ToldRefusal>()
    world.sends = () => answer.promise
    world.order.add({ dish: octopus, lines: [one], notes: '' })
    world.order.forget()
    answer.resolve(refused('cart-not-open'))
    await settle()
    expectNothing(world)
    expect(world.said).toEqual([])
  })

  it('to a look at the server does not bring back an order that was left', async () => {
    const world = await ordering()
    const looking = world.order.lookAgain()
    world.order.forget()
    await looking
    await settle()
    expectNothing(world)
  })

  it('to the opening does not bring back an order that was left', async () => {
    await ordering()
    const world = anOrder(dinner)
    const opening = world.order.open(orderingModes)
    world.order.forget()
    expect(await opening).toBeNull()
    expectNothing(world)
  })

  it('to the order before does not touch the one that came after', async () => {
    const world = await ordering()
    const answer = Promise.withResolvers<CartLineReply | ToldRefusal>()
    world.sends = () => answer.promise
    world.order.add({ dish: octopus, lines: [one], notes: '' })
    const next = aCart([], { id: toId('next') })
    world.cart = next
    await world.order.take(next.id)
    answer.resolve({ lineId: toId('a'), version: 2, total: octopus.product.price })
    await settle()
    expect(world.order.get()?.cart).toEqual(next)
    expect(shownCart.get()).toEqual({ pieces: 0, total: 0, dishes: {} })
  })
})

describe('what a page left unsent', () => {
  it('is sent by the next page before it asks for the order', async () => {
    addUnsent(await ordering())
    const world = anOrder(dinner)
    const sent: string[] = []
    world.sends = async ({ change }) => {
      sent.push(change.kind)
      return { lineId: toId('b'), version: 2, total: octopus.product.price }
    }
    await world.order.open(orderingModes)
    expect(sent).toEqual(['add'])
    expect(browser.tab.has('cart-pending')).toBe(false)
    expect(world.order.get()?.pending).toEqual([])
  })

  it('is not lost where the next page has no connection either', async () => {
    addUnsent(await ordering())
    const world = anOrder(dinner)
    world.sends = async () => Promise.reject(new TypeError('offline'))
    world.cart = new TypeError('offline')
    await expect(world.order.open(orderingModes)).rejects.toThrow('offline')
    expect(browser.tab.has('cart-pending')).toBe(true)
    world.cart = dinner
    await world.order.open(orderingModes)
    expect(shownCart.get()).toMatchObject({ pieces: 3, total: 1500 })
    world.order.forget()
  })
})

/** Nothing is left in the cookies, in the tab, on the page and in the live connection. */
function expectNothing({ order, following, stopped }: OrderWorld): void {
  expect(Object.fromEntries(browser.cookies)).toEqual({ mode: 'null' })
  // Only the tab's own name stays.
  expect([...browser.tab.keys()].filter((key) => key !== 'session-id')).toEqual([])
  expect(order.get()).toBeNull()
  expect(order.id()).toBeNull()
  expect(shownCart.get()).toBeNull()
  expect(getSetup()).toEqual({ mode: null, storeId: null, brandId: null, fromCode: false })
  expect(stopped).toEqual(following)
}

async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
}
