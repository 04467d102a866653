import { storeIds } from '@comanda/demo/casa-comanda/stores'
import type { CartId, OrderId } from '@comanda/rules/ids'
import { zero } from '@comanda/rules/money/cents'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveEvent } from '../database/schema/outbox.ts'
import { accepted } from '../testing/accepted.ts'
import { add, aSetup, atTable, begin, dish, toAddress } from '../testing/cart/carts.ts'
import type { NamedClient } from '../testing/http/named-client.ts'
import { aPayment, atTheDoor } from '../testing/payment/paying-shop.ts'
import { type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
let manager: StaffBrowser
beforeAll(async () => {
  shop = await createTestApp()
  manager = await signInAs(shop, 'encargado')
})
afterAll(() => shop.close())

const { centro: storeId } = storeIds

/** An accepted order of two dishes, as its diner, its board and the kitchen see it. */
async function placeTwo(setup = aSetup()) {
  const { client } = await shop.visit()
  const { cartId } = await begin(client, setup)
  for (const slug of ['pulpo-a-la-gallega', 'agua-mineral']) await add(client, cartId, slug)
  const { orderNumber } = await accepted(client.savePaymentWeb(aPayment(cartId, atTheDoor())))
  const { orders } = await accepted(manager.showOrders({ storeId }))
  const placed = orders.find(({ number }) => number === orderNumber)
  if (placed === undefined) throw new Error('the order is on no board')
  const { orderId, status, version } = placed
  if (status === 'on-hold') await accepted(manager.moveOrder({ orderId, to: 'preparing', version }))
  return { client, cartId, orderId }
}
const onBoard = async (orderId: OrderId) =>
  (await accepted(manager.showOrders({ storeId }))).orders.find((one) => one.orderId === orderId)
const toDiner = async ({ client, cartId }: { client: NamedClient; cartId: CartId }) =>
  (await accepted(client.getOrderStatus({ id: cartId }))).status
const dishesOf = async (orderId: OrderId) =>
  (await accepted(manager.showKitchen({ storeId, stationId: null }))).tickets.find((one) => one.orderId === orderId)
    ?.items ?? []
async function moveDishes(orderId: OrderId, to: 'ready' | 'served' | 'cooking', count = 2): Promise<void> {
  const movable = (await dishesOf(orderId)).filter(({ state }) => state !== to).slice(0, count)
  for (const { itemId, version } of movable) {
    await accepted(manager.moveKitchenItem({ itemId, to, units: null, version }))
  }
}

describe('the kitchen', () => {
  it('makes an order ready with its last dish, for its board and its diner, and takes it back by a recall [DAY-201] [DAY-099]', async () => {
    const order = await placeTwo()
    const { orderId } = order
    await moveDishes(orderId, 'ready', 1)
    expect([(await onBoard(orderId))?.status, await toDiner(order)]).toEqual(['preparing', 'preparing'])
    await moveDishes(orderId, 'ready')
    expect([(await onBoard(orderId))?.status, await toDiner(order)]).toEqual(['ready', 'ready'])
    await moveDishes(orderId, 'cooking', 1)
    expect([(await onBoard(orderId))?.status, await toDiner(order)]).toEqual(['preparing', 'preparing'])
    await moveDishes(orderId, 'ready')
    const { version = 0, owed = zero } = (await onBoard(orderId)) ?? {}
    const given = { by: 'terminal', given: owed, shown: owed } as const
    await accepted((await signInAs(shop, 'caja')).handOverOrder({ orderId, version, ...given }))
    expect([await onBoard(orderId), await toDiner(order)]).toEqual([undefined, 'picked-up'])
  })

  it('says who is to be called before a pause: guests whose dishes are not all ready, and again after a recall [DAY-201]', async () => {
    const { orderId } = await placeTwo()
    const { number } = (await onBoard(orderId)) ?? {}
    const thing = { storeId, productId: dish('pulpo-a-la-gallega').id, optionValueId: null }
    const isCalled = async () =>
      (await accepted(manager.previewPause(thing))).orders.some((order) => order.number === number)
    expect(await isCalled()).toBe(true)
    await moveDishes(orderId, 'ready')
    expect(await isCalled()).toBe(false)
    await moveDishes(orderId, 'cooking', 1)
    expect(await isCalled()).toBe(true)
    await moveDishes(orderId, 'ready')
    const { version = 0 } = (await onBoard(orderId)) ?? {}
    await accepted(manager.moveOrder({ orderId, to: 'preparing', version }))
    expect(await isCalled()).toBe(true)
  })

  it('tells the boards of the orders and the diner with every dish that is ready or comes back [DAY-201]', async () => {
    const { orderId, cartId } = await placeTwo()
    const listEvents = () => shop.database.db.select().from(liveEvent).orderBy(liveEvent.id)
    const before = (await listEvents()).length
    await moveDishes(orderId, 'ready', 1)
    const told = (await listEvents()).slice(before)
    const [item] = (await dishesOf(orderId)).filter(({ state }) => state === 'ready')
    expect(told.filter(({ topic }) => topic === 'orders').map(({ message }) => message)).toEqual([
      { kind: 'dish-moved', store: storeId, id: item?.itemId, version: item?.version },
    ])
    expect(told.map(({ message }) => (message as { cart?: string }).cart)).toContain(cartId)
  })

  it('gives a delivery whose last dish is ready to the riders, and takes it back from them [DAY-201]', async () => {
    const { orderId } = await placeTwo(aSetup({ mode: 'delivery', address: toAddress('28013') }))
    const rider = await signInAs(shop, 'reparto')
    const isFree = async () =>
      (await accepted(rider.showRides({ storeId }))).free.some((one) => one.orderId === orderId)
    await moveDishes(orderId, 'ready', 1)
    expect(await isFree()).toBe(false)
    await moveDishes(orderId, 'ready')
    expect(await isFree()).toBe(true)
    await moveDishes(orderId, 'cooking', 1)
    expect(await isFree()).toBe(false)
    expect(await rider.claimRide({ orderId })).toMatchObject({ refused: 'illegal-move' })
  })

  it('ends a paid round with its last dish served, without a hand on the orders board [DAY-201]', async () => {
    const order = await placeTwo(atTable(3))
    const { orderId } = order
    await moveDishes(orderId, 'ready')
    await moveDishes(orderId, 'served', 1)
    expect((await onBoard(orderId))?.status).toBe('ready')
    await moveDishes(orderId, 'served')
    expect([await onBoard(orderId), await toDiner(order)]).toEqual([undefined, 'picked-up'])
  })
})

describe('a hand at the counter', () => {
  it('that says ready bumps the dishes, and one that sends back has them cooked again [DAY-201]', async () => {
    const { orderId } = await placeTwo()
    const states = async () => (await dishesOf(orderId)).map(({ state, unitsReady }) => [state, unitsReady])
    const { version } = await accepted(manager.moveOrder({ orderId, to: 'ready', version: 2 }))
    expect(await states()).toEqual([
      ['ready', 1],
      ['ready', 1],
    ])
    expect(await accepted(manager.moveOrder({ orderId, to: 'preparing', version }))).toMatchObject({
      status: 'preparing',
    })
    expect(await states()).toEqual([
      ['cooking', 0],
      ['cooking', 0],
    ])
  })

  it('does not say ready over an allergy that nobody has seen [DAY-201] [DAY-073]', async () => {
    const { orderId } = await placeTwo()
    await shop.database.db.execute(
      `update kitchen_item set declared = allergens where ticket_id in
        (select id from kitchen_ticket where order_id = '${orderId}')`,
    )
    expect(await manager.moveOrder({ orderId, to: 'ready', version: 2 })).toMatchObject({ refused: 'allergy-unseen' })
    expect((await onBoard(orderId))?.status).toBe('preparing')
  })
})
