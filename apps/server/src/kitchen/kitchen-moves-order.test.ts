import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { zero } from '@comanda/rules/money/cents'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveEvent } from '../database/schema/outbox.ts'
import { accepted } from '../testing/accepted.ts'
import { aSetup, atTable, dish, toAddress } from '../testing/cart/carts.ts'
import { cookTwoDishes, type TwoDishes } from '../testing/kitchen/two-dishes.ts'
import { type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const { centro: storeId } = storeIds
let shop: TestApp
let manager: StaffBrowser
let house: TwoDishes
beforeAll(async () => {
  shop = await createTestApp()
  manager = await signInAs(shop, 'encargado')
  house = cookTwoDishes(shop, manager)
})
afterAll(() => shop.close())

describe('the kitchen', () => {
  it('makes an order ready with its last dish, for its board and its diner, and takes it back by a recall [DAY-201] [DAY-099]', async () => {
    const order = await house.placeTwo()
    const { orderId } = order
    await house.moveDishes(orderId, 'ready', 1)
    expect([(await house.onBoard(orderId))?.status, await house.toDiner(order)]).toEqual(['preparing', 'preparing'])
    await house.moveDishes(orderId, 'ready')
    expect([(await house.onBoard(orderId))?.status, await house.toDiner(order)]).toEqual(['ready', 'ready'])
    await house.moveDishes(orderId, 'cooking', 1)
    expect([(await house.onBoard(orderId))?.status, await house.toDiner(order)]).toEqual(['preparing', 'preparing'])
    await house.moveDishes(orderId, 'ready')
    const { version = 0, owed = zero } = (await house.onBoard(orderId)) ?? {}
    const given = { by: 'terminal', given: owed, shown: owed } as const
    await accepted((await signInAs(shop, 'caja')).handOverOrder({ orderId, version, ...given }))
    expect([await house.onBoard(orderId), await house.toDiner(order)]).toEqual([undefined, 'picked-up'])
  })

  it('says who is to be called before a pause: guests whose dishes are not all ready, and again after a recall [DAY-201]', async () => {
    const { orderId } = await house.placeTwo()
    const { number } = (await house.onBoard(orderId)) ?? {}
    const thing = { storeId, productId: dish('pulpo-a-la-gallega').id, optionValueId: null }
    const isCalled = async () =>
      (await accepted(manager.previewPause(thing))).orders.some((order) => order.number === number)
    expect(await isCalled()).toBe(true)
    await house.moveDishes(orderId, 'ready')
    expect(await isCalled()).toBe(false)
    await house.moveDishes(orderId, 'cooking', 1)
    expect(await isCalled()).toBe(true)
    await house.moveDishes(orderId, 'ready')
    const { version = 0 } = (await house.onBoard(orderId)) ?? {}
    await accepted(manager.moveOrder({ orderId, to: 'preparing', version }))
    expect(await isCalled()).toBe(true)
  })

  it('tells the boards of the orders and the diner with every dish that is ready or comes back [DAY-201]', async () => {
    const { orderId, cartId } = await house.placeTwo()
    const listEvents = () => shop.database.db.select().from(liveEvent).orderBy(liveEvent.id)
    const before = (await listEvents()).length
    await house.moveDishes(orderId, 'ready', 1)
    const told = (await listEvents()).slice(before)
    const [item] = (await house.dishesOf(orderId)).filter(({ state }) => state === 'ready')
    expect(told.filter(({ topic }) => topic === 'orders').map(({ message }) => message)).toEqual([
      { kind: 'dish-moved', store: storeId, id: item?.itemId, version: item?.version },
    ])
    expect(told.map(({ message }) => (message as { cart?: string }).cart)).toContain(cartId)
  })

  it('gives a delivery whose last dish is ready to the riders, and takes it back from them [DAY-201]', async () => {
    const { orderId } = await house.placeTwo(aSetup({ mode: 'delivery', address: toAddress('28013') }))
    const rider = await signInAs(shop, 'reparto')
    const isFree = async () =>
      (await accepted(rider.showRides({ storeId }))).free.some((one) => one.orderId === orderId)
    await house.moveDishes(orderId, 'ready', 1)
    expect(await isFree()).toBe(false)
    await house.moveDishes(orderId, 'ready')
    expect(await isFree()).toBe(true)
    await house.moveDishes(orderId, 'cooking', 1)
    expect(await isFree()).toBe(false)
    expect(await rider.claimRide({ orderId })).toMatchObject({ refused: 'illegal-move' })
  })

  it('keeps a delivery that it alone made ready on its way once it has left, for everybody [DAY-201] [DAY-104]', async () => {
    const order = await house.placeTwo(aSetup({ mode: 'delivery', address: toAddress('28013') }))
    const { orderId } = order
    const rider = await signInAs(shop, 'reparto')
    await house.moveDishes(orderId, 'ready')
    await accepted(rider.claimRide({ orderId }))
    await accepted(rider.moveRide({ orderId, to: 'out' }))
    const onPhone = async () =>
      (await accepted(rider.showRides({ storeId }))).rides.find((one) => one.orderId === orderId)
    expect([await house.onBoard(orderId), await house.toDiner(order), await onPhone()]).toMatchObject([
      { status: 'ready', outAt: expect.any(Number) },
      'ready',
      { outAt: expect.any(Number) },
    ])
    const { version = 0, owed = zero } = (await onPhone()) ?? {}
    await accepted(rider.takeDoorMoney({ orderId, version, by: 'terminal', given: owed, shown: owed }))
    await accepted(rider.moveRide({ orderId, to: 'delivered' }))
    expect([await house.onBoard(orderId), await house.toDiner(order)]).toEqual([undefined, 'picked-up'])
  })

  it('ends a paid round with its last dish served, without a hand on the orders board [DAY-201]', async () => {
    const order = await house.placeTwo(atTable(3))
    const { orderId } = order
    await house.moveDishes(orderId, 'ready')
    await house.moveDishes(orderId, 'served', 1)
    expect((await house.onBoard(orderId))?.status).toBe('ready')
    await house.moveDishes(orderId, 'served')
    expect([await house.onBoard(orderId), await house.toDiner(order)]).toEqual([undefined, 'picked-up'])
  })
})

describe('a hand at the counter', () => {
  it('that says ready bumps the dishes, and one that sends back has them cooked again [DAY-201]', async () => {
    const { orderId } = await house.placeTwo()
    const states = async () => (await house.dishesOf(orderId)).map(({ state, unitsReady }) => [state, unitsReady])
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
    const { orderId } = await house.placeTwo()
    await shop.database.db.execute(
      `update kitchen_item set declared = allergens where ticket_id in
        (select id from kitchen_ticket where order_id = '${orderId}')`,
    )
    expect(await manager.moveOrder({ orderId, to: 'ready', version: 2 })).toMatchObject({ refused: 'allergy-unseen' })
    expect((await house.onBoard(orderId))?.status).toBe('preparing')
  })
})
