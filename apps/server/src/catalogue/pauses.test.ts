import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accepted } from '../testing/accepted.ts'
import { add, atTable, begin, dish } from '../testing/carts.ts'
import { aPayment, atTheDoor } from '../testing/paying-shop.ts'
import { pairAt, type StaffBrowser, signInAs } from '../testing/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { testNow } from '../testing/test-cluster.ts'

let shop: TestApp
let cook: StaffBrowser
const clock = { now: testNow }
beforeAll(async () => {
  shop = await createTestApp({ now: () => clock.now })
  cook = await signInAs(shop, 'plancha')
})
afterAll(() => shop.close())

const { centro: storeId } = storeIds
const ofDish = (slug: string) => ({ storeId, productId: dish(slug).id, optionValueId: null })
const today = { until: 'today', day: null } as const
const pause = (slug: string) => accepted(cook.pauseThing({ ...ofDish(slug), ...today }))
const listPaused = async () => {
  const { dishes, values } = await accepted(cook.showPauses({ storeId }))
  return [...dishes, ...values].filter(({ pausedUntil }) => pausedUntil !== null).map(({ name }) => name)
}
const tryToAdd = async (slug: string) => {
  const { client } = await shop.visit()
  const { cartId } = await begin(client)
  return add(client, cartId, slug).then(
    () => 'added',
    (error: Error) => error.message,
  )
}
/** Every instance hears of a change by the database; here it is awaited. */
const hears = (slug: string, told: string) => expect.poll(() => tryToAdd(slug), { timeout: 20_000 }).toContain(told)

describe('a pause', () => {
  it('has an end, which the clock alone brings: nobody sells the dish before, everybody afterwards [DAY-093]', async () => {
    const slug = 'croquetas-de-jamon'
    const { pausedUntil } = await pause(slug)
    await hears(slug, 'product-paused')
    expect(await listPaused()).toEqual(['Croquetas de jamón ibérico'])
    // A person's session ends long before the day does: a board reads what is true.
    const readAt = async (at: number) => {
      clock.now = at as typeof testNow
      const board = await pairAt(shop, { storeId }, clock.now)
      const { dishes } = await accepted(board.showPauses({ storeId }))
      return dishes.filter((one) => one.pausedUntil !== null).length
    }
    expect(await readAt((pausedUntil ?? 0) - 1)).toBe(1)
    expect(await readAt(pausedUntil ?? 0)).toBe(0)
    const { client } = await shop.visit({ standing: { storeId } })
    const key = { productId: dish(slug).id, slug: null, isService: false, storeId, warehouseId: null }
    expect((await accepted(client.getProduct(key))).products[0]?.published).toBe(true)
    clock.now = testNow
    await accepted(cook.resumeThing(ofDish(slug)))
  })

  it('without an end is refused, and so is what the store does not sell', async () => {
    const asked = { ...ofDish('croquetas-de-jamon'), until: null, day: null }
    expect(await cook.pauseThing(asked)).toMatchObject({ refused: 'end-missing' })
    expect(await cook.pauseThing({ ...asked, productId: 99_999 as never, ...today })).toMatchObject({
      refused: 'product-not-found',
    })
    expect(await cook.resumeThing(ofDish('croquetas-de-jamon'))).toMatchObject({ refused: 'already-there' })
  })

  it('says before it is confirmed what falls and whom to call [DAY-091]', async () => {
    const { client } = await shop.visit()
    const { cartId } = await begin(client)
    await add(client, cartId, 'pulpo-a-la-gallega')
    const { orderNumber } = await accepted(client.savePaymentWeb(aPayment(cartId, atTheDoor())))
    const { fallen, orders } = await accepted(cook.previewPause(ofDish('pulpo-a-la-gallega')))
    expect(fallen).toContain('Pulpo a la gallega')
    expect(orders).toEqual([{ number: orderNumber, name: 'Ana Gil', phone: '600123456' }])
    expect(await listPaused()).toEqual([])
  })

  it('stops carts that hold the dish: they say so, and are neither paid nor sent until changed [DAY-092]', async () => {
    const [web, table] = [await shop.visit(), await shop.visit()]
    const slug = 'ensaladilla-rusa'
    const { cartId } = await begin(web.client)
    await add(web.client, cartId, slug)
    const { cartId: tableId } = await begin(table.client, atTable(11))
    const { lineId } = await add(table.client, tableId, slug)
    await add(table.client, tableId, 'pulpo-a-la-gallega')
    await pause(slug)
    await hears(slug, 'product-paused')
    const { menu } = await accepted(web.client.getCart({ cartId, atTable: false }))
    expect(menu.products).toMatchObject([{ slug, published: false }])
    const payment = aPayment(cartId, atTheDoor())
    expect(await web.client.savePaymentWeb(payment)).toMatchObject({ refused: 'product-paused' })
    expect(await table.client.sendRound({ cartId: tableId })).toMatchObject({ refused: 'product-paused' })
    await accepted(table.client.deleteCartItem({ cartId: tableId, lineId, device: null }))
    expect(await accepted(table.client.sendRound({ cartId: tableId }))).toMatchObject({ dishes: 1 })
    await accepted(cook.resumeThing(ofDish(slug)))
    await expect
      .poll(async () => 'orderNumber' in (await web.client.savePaymentWeb(payment)), { timeout: 20_000 })
      .toBe(true)
  })
})
