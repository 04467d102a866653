import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { add, aLine, aSave, aSetup, atTable, begin, dish, look } from '../testing/cart/carts.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

describe('a cart', () => {
  it('begins from how, where and when, and says its id, its number and its lines [API-071] [CART-031]', async () => {
    const first = await begin(shop.client)
    const second = await begin(shop.client)
    expect(first).toMatchObject({ version: 1, lineIds: [], existed: false })
    expect(second.number).toBe(first.number + 1)
    const { cart, total } = await look(shop.client, first.cartId)
    expect(cart).toMatchObject({ id: first.cartId, state: 'open', lines: [], setup: { mode: 'pickup' } })
    expect(total).toBe(0)
  })

  it('takes a line, changes it and lets it go [API-073] [API-074] [API-075] [CART-035]', async () => {
    const { cartId } = await begin(shop.client)
    const { price } = dish('pulpo-a-la-gallega')
    const added = await add(shop.client, cartId, 'pulpo-a-la-gallega', { quantity: 2, notes: 'sin pimentón' })
    expect(added).toMatchObject({ version: 2, total: price * 2 })
    const told = await look(shop.client, cartId)
    expect(told.cart.lines).toMatchObject([{ id: added.lineId, quantity: 2, notes: 'sin pimentón', deletable: true }])
    expect(told.total).toBe(price * 2)

    const line = aLine('pulpo-a-la-gallega', { lineId: added.lineId, quantity: 3 })
    expect(await shop.client.putCartItem({ cartId, ...line })).toMatchObject({ version: 3, total: price * 3 })
    const gone = await shop.client.deleteCartItem({ cartId, lineId: added.lineId, device: null })
    expect(gone).toMatchObject({ lineId: added.lineId, version: 4, total: 0 })
    expect((await look(shop.client, cartId)).cart.lines).toEqual([])
  })

  it('is nobody else’s: every call on a foreign one answers as if there were none', async () => {
    const { cartId } = await begin(shop.client)
    const { lineId } = await add(shop.client, cartId, 'pulpo-a-la-gallega')
    const { client } = await shop.visit()
    const line = aLine('pulpo-a-la-gallega')
    const answers = [
      await client.getCart({ cartId, atTable: false }),
      await client.saveCart(aSave({ cartId, notes: 'mine' })),
      await client.deleteCart({ id: cartId }),
      await client.initCart({ id: cartId }),
      await client.postCartItem({ cartId, ...line }),
      await client.putCartItem({ cartId, ...line, lineId }),
      await client.deleteCartItem({ cartId, lineId, device: null }),
    ]
    for (const answer of answers) expect(answer).toMatchObject({ refused: 'cart-not-found' })
    expect((await look(shop.client, cartId)).cart).toMatchObject({ version: 2, notes: '' })
  })
})

describe('a table', () => {
  it('has one cart, which a second phone joins [API-069] [CART-020]', async () => {
    const first = await begin(shop.client, atTable(5))
    const { client } = await shop.visit()
    const asked = await client.getCartId({ resourceId: atTable(5).resourceId as never, position: 5 })
    expect(asked).toEqual({ cartId: first.cartId, number: first.number })
    expect(await client.getCart({ cartId: first.cartId, atTable: true })).toMatchObject({ refused: 'cart-not-found' })
    const second = await begin(client, atTable(5))
    expect(second).toMatchObject({ cartId: first.cartId, existed: true })
    await add(client, second.cartId, 'pulpo-a-la-gallega')
    expect((await look(shop.client, first.cartId)).cart.lines).toHaveLength(1)
  })
})

it('a setup the site does not allow begins nothing', async () => {
  expect(await shop.client.saveCart(aSave({ setup: aSetup({ mode: 'delivery' }) }))).toMatchObject({
    refused: 'setup-incomplete',
  })
})
