import { type OptionValueId, type ProductId, toId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartLine } from '../database/schema/cart.ts'
import { add, aLine, aSave, atTable, begin, dish, look } from '../testing/cart/carts.ts'
import { signedUrl } from '../testing/http/signed-url.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const option = (valueId: number) => ({ valueId: toId<OptionValueId>(valueId), name: '', price: cents(0), isFree: true })
const shown = (total: number) => ({ ...aLine('agua-mineral').shown, total: cents(total) })

/** What a caller may try with a line (faults 29), and the code it must get; none of it is stored. */
const tricks = [
  ['a price of a cent', 'pulpo-a-la-gallega', { shown: shown(1) }, 'price-differs'],
  ['a price below nothing', 'pulpo-a-la-gallega', { shown: shown(-1950) }, 'price-differs'],
  ['no piece', 'pulpo-a-la-gallega', { quantity: 0 }, 'quantity-not-allowed'],
  ['fewer than none', 'pulpo-a-la-gallega', { quantity: -1 }, 'quantity-not-allowed'],
  ['a thousand', 'pulpo-a-la-gallega', { quantity: 1000 }, 'quantity-not-allowed'],
  ['as many as whole numbers hold', 'pulpo-a-la-gallega', { quantity: 2 ** 31 - 1 }, 'quantity-not-allowed'],
  ['a product that is not there', 'pulpo-a-la-gallega', { productId: toId<ProductId>(999_999) }, 'product-not-found'],
  ['one that is off sale', 'gazpacho-andaluz', {}, 'product-unpublished'],
  ['one of another menu', 'paella-valenciana', {}, 'product-not-in-mode'],
  ['the service charge itself', 'servicio-de-salon', {}, 'product-not-in-mode'],
  ['a breakfast at lunch', 'churros-con-chocolate', {}, 'category-not-at-that-time'],
  ['no sauce where one is required', 'patatas-bravas', {}, 'choice-not-allowed'],
  ['an option of another dish', 'pulpo-a-la-gallega', { choice: withOptions(201_001) }, 'choice-not-allowed'],
  [
    'more sauces than allowed',
    'patatas-bravas',
    { choice: withOptions(201_001, 201_002, 201_003, 201_004) },
    'choice-not-allowed',
  ],
  ['the same sauce twice', 'patatas-bravas', { choice: withOptions(201_001, 201_001) }, 'choice-not-allowed'],
  ['a menu without its dishes', 'menu-del-dia', {}, 'choice-not-allowed'],
] as const

function withOptions(...ids: readonly number[]) {
  return { valueIds: [], options: ids.map(option), units: [] }
}

describe('a line with', () => {
  it.each(tricks)('%s is refused, and nothing is kept [CART-037] [ERRORS-057]', async (_what, slug, more, code) => {
    const { cartId } = await begin(shop.client)
    const answer = await shop.client.postCartItem({ cartId, ...aLine(slug, more) })
    expect(answer).toMatchObject({ refused: code, message: expect.stringMatching(/\S/) })
    const { cart, total } = await look(shop.client, cartId)
    expect({ lines: cart.lines, version: cart.version, total }).toEqual({ lines: [], version: 1, total: 0 })
  })

  it('options said to be free is charged what the menu says', async () => {
    const { cartId } = await begin(shop.client)
    const choice = withOptions(201_002, 201_003, 201_004)
    const { total } = await add(shop.client, cartId, 'patatas-bravas', { choice })
    // The two cheapest are free, the third is not, whatever the caller says.
    expect(total).toBe(dish('patatas-bravas').price + 120)
  })

  it('a wrong price is told the right one', async () => {
    const { cartId } = await begin(shop.client)
    const answer = await shop.client.postCartItem({ cartId, ...aLine('agua-mineral', { shown: shown(1) }) })
    expect(answer).toMatchObject({ details: { line: 180 } })
  })
})

describe('a change to', () => {
  it.each([
    ['a price of a cent', { shown: shown(1) }, 'price-differs'],
    ['none', { quantity: 0 }, 'quantity-not-allowed'],
    ['another product', { productId: dish('agua-mineral').id }, 'line-not-found'],
  ] as const)('%s is refused and leaves the line as it was', async (_what, more, code) => {
    const { cartId } = await begin(shop.client)
    const { lineId } = await add(shop.client, cartId, 'pulpo-a-la-gallega')
    const answer = await shop.client.putCartItem({ cartId, ...aLine('pulpo-a-la-gallega', { ...more, lineId }) })
    expect(answer).toMatchObject({ refused: code })
    expect((await look(shop.client, cartId)).cart).toMatchObject({ version: 2, lines: [{ id: lineId, quantity: 1 }] })
  })

  it('a line of somebody else’s cart is refused as if it were none', async () => {
    const other = await shop.visit()
    const theirs = await begin(other.client)
    const { lineId } = await add(other.client, theirs.cartId, 'pulpo-a-la-gallega')
    const { cartId } = await begin(shop.client)
    const line = aLine('pulpo-a-la-gallega', { lineId, quantity: 9 })
    expect(await shop.client.putCartItem({ cartId, ...line })).toMatchObject({ refused: 'line-not-found' })
    const gone = await shop.client.deleteCartItem({ cartId, lineId, device: null })
    expect(gone).toMatchObject({ refused: 'line-not-found' })
    expect((await look(other.client, theirs.cartId)).cart.lines).toMatchObject([{ id: lineId, quantity: 1 }])
  })

  it('a line the kitchen has is refused, and so is taking it out [CART-004]', async () => {
    const { cartId } = await begin(shop.client, atTable(9))
    const { lineId } = await add(shop.client, cartId, 'pulpo-a-la-gallega')
    await shop.database.db.update(cartLine).set({ deletable: false }).where(eq(cartLine.id, lineId))
    const { cart } = await look(shop.client, cartId)
    expect(cart.lines).toMatchObject([{ deletable: false }])
    const line = aLine('pulpo-a-la-gallega', { lineId, quantity: 2 })
    expect(await shop.client.putCartItem({ cartId, ...line })).toMatchObject({ refused: 'line-already-sent' })
    const gone = await shop.client.deleteCartItem({ cartId, lineId, device: null })
    expect(gone).toMatchObject({ refused: 'line-already-sent' })
  })
})

describe('on the wire', () => {
  const bodies = (cartId: string): readonly [string, Record<string, unknown>][] =>
    [0.5, '1e3', '', null, [], {}, true, 'NaN', 1e308].map((qty) => [
      `a quantity of ${JSON.stringify(qty)}`,
      { sale: cartId, product: dish('agua-mineral').id, qty },
    ])

  it('whatever is no whole number is malformed, and unknown fields change nothing', async () => {
    const { cartId } = await begin(shop.client)
    const post = (payload: object) =>
      shop.app.inject({ method: 'POST', url: signedUrl(shop, '/DetailItemTemp'), payload })
    for (const [what, body] of bodies(cartId)) {
      const reply = await post(body)
      expect([what, reply.statusCode, reply.json().code]).toEqual([what, 400, 'request-malformed'])
    }
    const paid = {
      sale: cartId,
      product: dish('agua-mineral').id,
      qty: 1,
      paid: true,
      can_delete: 0,
      sale_dto: '99.00',
    }
    expect((await post({ ...paid, reason_dto: 1, tax_amount: '-5.00' })).json()).toMatchObject({ total_ticket: '1.80' })
    expect((await look(shop.client, cartId)).cart.lines).toMatchObject([{ quantity: 1, deletable: true }])
  })

  it('a total that is not ours begins no cart and changes none [CART-037]', async () => {
    const lines = [aLine('agua-mineral')]
    const totals = { ticket: cents(1), payment: null, shipping: null, online: null }
    const refused = await shop.client.saveCart(aSave({ lines, shown: totals }))
    expect(refused).toMatchObject({ refused: 'price-differs', details: { total: 180 } })
    const begun = await shop.client.saveCart(aSave({ lines, shown: { ...totals, ticket: cents(180) } }))
    expect(begun).toMatchObject({ lineIds: [expect.any(String)] })
  })
})
