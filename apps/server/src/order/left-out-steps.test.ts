import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { zero } from '@comanda/rules/money/cents'
import type { AskedSteps } from '@comanda/rules/order/order-steps'
import { and, eq, ne } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { store } from '../database/schema/store.ts'
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

describe('a store that leaves steps out', () => {
  const leaveOut = (left: Partial<AskedSteps>) =>
    shop.database.db
      .update(store)
      .set({ asksBagging: true, asksReady: true, ...left })
      .where(and(eq(store.siteId, shop.keys.siteId), eq(store.id, storeId)))
  afterEach(() => leaveOut({}))
  const listSteps = async (order: Parameters<TwoDishes['follow']>[0]) => (await house.follow(order)).steps

  it('is never told that an order is ready, and hands over what was being prepared, dishes and all [DAY-099]', async () => {
    await leaveOut({ asksReady: false })
    const order = await house.placeTwo()
    const { orderId } = order
    expect(await listSteps(order)).toEqual(['on-hold', 'preparing', 'bagging', 'picked-up'])
    await house.moveDishes(orderId, 'ready', 1)
    const { version = 0, owed = zero, steps = [] } = (await house.onBoard(orderId)) ?? {}
    expect(steps).toEqual(await listSteps(order))
    expect(await manager.moveOrder({ orderId, to: 'ready', version })).toMatchObject({ refused: 'illegal-move' })
    const given = { by: 'terminal', given: owed, shown: owed } as const
    const cashier = await signInAs(shop, 'caja')
    await accepted(cashier.handOverOrder({ orderId, version, ...given }))
    expect([await house.onBoard(orderId), await house.toDiner(order)]).toEqual([undefined, 'picked-up'])
    const { story } = await accepted(manager.showOrder({ orderId }))
    expect(story.filter(({ kind }) => kind === 'moved')).toMatchObject([
      { from: 'on-hold', to: 'preparing' },
      { from: 'preparing', to: 'picked-up' },
    ])
    // The dish that no board had touched is done with, too.
    expect(await house.readStates(orderId)).toEqual(['ready', 'ready'])
  })

  it('lets one go owing or paid from where it is prepared, and over no allergy that nobody has seen [DAY-099] [DAY-073]', async () => {
    await leaveOut({ asksReady: false })
    const { orderId } = await house.placeTwo()
    await shop.database.db.execute(`update kitchen_item set declared = allergens where ticket_id in
      (select id from kitchen_ticket where order_id = '${orderId}')`)
    const go = { orderId, reason: 'pays-later', version: 2 } as const
    expect(await manager.leaveOwing(go)).toMatchObject({ refused: 'allergy-unseen' })
    await shop.database.db.execute(`update kitchen_item set declared = '[]'`)
    await accepted(manager.leaveOwing(go))
    expect(await house.readStates(orderId)).toEqual(['ready', 'ready'])
    const paid = await house.placeTwo()
    const { version = 0, owed = zero } = (await house.onBoard(paid.orderId)) ?? {}
    const taken = { orderId: paid.orderId, version, by: 'cash', given: owed, shown: owed } as const
    await accepted(manager.takeOrderMoney(taken))
    await accepted(manager.moveOrder({ orderId: paid.orderId, version: version + 1, to: 'picked-up' }))
    expect(await house.toDiner(paid)).toBe('picked-up')
    expect(await house.readStates(paid.orderId)).toEqual(['ready', 'ready'])
  })

  it('keeps ready for what a rider takes, and bags nothing where it does not bag [DAY-099]', async () => {
    await leaveOut({ asksReady: false, asksBagging: false })
    const order = await house.placeTwo(aSetup({ mode: 'delivery', address: toAddress('28013') }))
    const { orderId } = order
    expect(await listSteps(order)).toEqual(['on-hold', 'preparing', 'ready', 'picked-up'])
    expect(await manager.moveOrder({ orderId, to: 'bagging', version: 2 })).toMatchObject({ refused: 'illegal-move' })
    expect(await manager.moveOrder({ orderId, to: 'picked-up', version: 2 })).toMatchObject({ refused: 'illegal-move' })
    await house.moveDishes(orderId, 'ready')
    expect([(await house.onBoard(orderId))?.status, await house.toDiner(order)]).toEqual(['ready', 'ready'])
  })

  it('calls nobody about a dish that is cooked, and stands where it is after a recall [DAY-099]', async () => {
    await leaveOut({ asksReady: false })
    const { orderId } = await house.placeTwo()
    const { number } = (await house.onBoard(orderId)) ?? {}
    const thing = { storeId, productId: dish('pulpo-a-la-gallega').id, optionValueId: null }
    const isCalled = async () =>
      (await accepted(manager.previewPause(thing))).orders.some((order) => order.number === number)
    await house.moveDishes(orderId, 'ready')
    expect([(await house.onBoard(orderId))?.status, await isCalled()]).toEqual(['preparing', false])
    await house.moveDishes(orderId, 'cooking', 1)
    expect([(await house.onBoard(orderId))?.status, await isCalled()]).toEqual(['preparing', true])
  })

  it('is asked by its own store alone, and takes an order on that stood at a step given up since [DAY-099]', async () => {
    const order = await house.placeTwo()
    const { orderId } = order
    await accepted(manager.moveOrder({ orderId, to: 'bagging', version: 2 }))
    const { db } = shop.database
    await db.update(store).set({ asksBagging: false, asksReady: false }).where(ne(store.id, storeId))
    const isReadyAsked = async () => (await accepted(manager.showOrders({ storeId }))).asksReady
    expect(await isReadyAsked()).toBe(true)
    expect((await house.onBoard(orderId))?.status).toBe('bagging')
    await leaveOut({ asksBagging: false })
    expect([(await house.onBoard(orderId))?.status, await house.toDiner(order)]).toEqual(['preparing', 'preparing'])
    expect(await accepted(manager.moveOrder({ orderId, to: 'ready', version: 3 }))).toMatchObject({ status: 'ready' })
    await leaveOut({ asksReady: false })
    expect(await isReadyAsked()).toBe(false)
  })

  it.each([
    ['from the pass', {}, 'ready'],
    ['unsaid', { asksReady: false }, null],
  ] as const)(
    'gives a table its dishes %s, so that nobody is called to carry what was eaten [DAY-099] [DAY-210]',
    async (_, left, to) => {
      await leaveOut(left)
      const { orderId } = await house.placeTwo(atTable(6))
      if (to !== null) await house.moveDishes(orderId, to)
      const countDishes = async () =>
        (await accepted(manager.showWaiting({ storeId }))).things.filter(({ kind }) => kind === 'dish').length
      expect(await countDishes()).toBe(to === null ? 0 : 1)
      const { version = 0 } = (await house.onBoard(orderId)) ?? {}
      await accepted(manager.moveOrder({ orderId, to: 'picked-up', version }))
      expect(await house.readStates(orderId)).toEqual(['served', 'served'])
      expect(await countDishes()).toBe(0)
    },
  )
})
