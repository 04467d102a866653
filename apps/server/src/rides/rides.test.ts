import { isRefusal } from '@comanda/contract/refusals'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { type OrderId, type StaffId, toId } from '@comanda/rules/ids'
import { cents, zero } from '@comanda/rules/money/cents'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { placedOrder } from '../database/schema/order.ts'
import { liveEvent } from '../database/schema/outbox.ts'
import { paymentAttempt } from '../database/schema/payment.ts'
import { handTaking } from '../database/schema/till.ts'
import { accepted } from '../testing/accepted.ts'
import { checkMoney } from '../testing/payment/check-money.ts'
import { readyDelivery } from '../testing/rides/ready-delivery.ts'
import { type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
let hugo: StaffBrowser
let rosa: StaffBrowser
let manager: StaffBrowser
let cashier: StaffBrowser
beforeAll(async () => {
  shop = await createTestApp()
  // The cook of the same store rides too.
  await shop.database.db.execute(sql`
    update staff set role_id = (select id from staff_role where site_id = staff.site_id and name = 'rider') where id = 7`)
  hugo = await signInAs(shop, 'reparto')
  rosa = await signInAs(shop, 'plancha')
  manager = await signInAs(shop, 'encargado')
  cashier = await signInAs(shop, 'caja')
})
afterEach(() => checkMoney(shop.database.db))
afterAll(() => shop.close())

const { centro: storeId } = storeIds
const [rosaId, hugoId] = [toId<StaffId>(7), toId<StaffId>(8)]
const show = (who: StaffBrowser) => accepted(who.showRides({ storeId }))
const idsOf = (rides: readonly { readonly orderId: OrderId }[]) => rides.map(({ orderId }) => orderId)
const findOnBoard = async (orderId: OrderId) =>
  (await accepted(manager.showOrders({ storeId }))).orders.find((order) => order.orderId === orderId)
const readOrder = async (orderId: OrderId) =>
  (await shop.database.db.select().from(placedOrder).where(eq(placedOrder.id, orderId)))[0]

/** Takes what is owed and hands it over, so that nothing is left for the next test. */
async function finish(rider: StaffBrowser, orderId: OrderId): Promise<void> {
  const ride = (await show(rider)).rides.find((one) => one.orderId === orderId)
  if (ride === undefined) throw new Error('not on this phone')
  const { version, owed, outAt } = ride
  if (owed > zero) {
    await accepted(rider.takeDoorMoney({ orderId, version, by: 'terminal', given: owed, shown: owed }))
  }
  if (outAt === null) await accepted(rider.moveRide({ orderId, to: 'out' }))
  await accepted(rider.moveRide({ orderId, to: 'delivered' }))
}

describe('a ride', () => {
  it('is free with its zone alone, then its rider’s: of two who claim it the second is told who has it [DAY-104]', async () => {
    const { orderId, number } = await readyDelivery(shop)
    const before = await show(hugo)
    expect(before.free).toEqual([
      { orderId, number, version: 3, zone: expect.stringMatching(/./), promisedAt: expect.any(Number) },
    ])
    expect(before.rides).toEqual([])
    const both = await Promise.all([hugo.claimRide({ orderId }), rosa.claimRide({ orderId })])
    const won = both.findIndex((one) => !isRefusal(one))
    const names = ['Hugo Demo', 'Rosa Demo']
    expect(both.filter(isRefusal)).toMatchObject([{ refused: 'ride-taken', details: { by: names[won] } }])
    const [winner, loser] = won === 0 ? [hugo, rosa] : [rosa, hugo]
    expect((await show(winner)).rides).toMatchObject([
      { orderId, name: 'Ana Gil', phone: '600123456', address: expect.stringContaining('Calle Mayor 1'), outAt: null },
    ])
    expect(await show(loser)).toMatchObject({ rides: [], free: [] })
    expect((await show(manager)).rides).toEqual([])
    for (const to of ['out', 'delivered'] as const) {
      expect(await loser.moveRide({ orderId, to })).toMatchObject({ refused: 'ride-taken' })
    }
    await finish(winner, orderId)
  })

  it('is given by zone to somebody who delivers there and to nobody else, until it has left [DAY-104]', async () => {
    const { orderId, version } = await readyDelivery(shop)
    const { zone } = (await findOnBoard(orderId)) ?? {}
    expect(zone).toBe((await show(hugo)).free[0]?.zone)
    for (const riderId of [3, 4, 999]) {
      expect(await manager.giveRide({ orderId, version, riderId: toId<StaffId>(riderId) })).toMatchObject({
        refused: 'person-not-found',
      })
    }
    expect(await accepted(manager.giveRide({ orderId, version, riderId: rosaId }))).toMatchObject({
      rider: { staffId: 7, name: 'Rosa Demo' },
      outAt: null,
      version: version + 1,
    })
    expect(await manager.giveRide({ orderId, version, riderId: hugoId })).toMatchObject({
      refused: 'version-stale',
      details: { by: 'Luis Demo' },
    })
    await accepted(manager.giveRide({ orderId, version: version + 1, riderId: hugoId }))
    expect(await accepted(manager.listRiders({ storeId }))).toEqual([
      { staffId: 1, name: 'Carmen Demo', rides: 0 },
      { staffId: 8, name: 'Hugo Demo', rides: 1 },
      { staffId: 2, name: 'Luis Demo', rides: 0 },
      { staffId: 7, name: 'Rosa Demo', rides: 0 },
    ])
    expect(idsOf((await show(rosa)).rides)).toEqual([])
    await accepted(hugo.moveRide({ orderId, to: 'out' }))
    expect(await manager.giveRide({ orderId, version: version + 3, riderId: rosaId })).toMatchObject({
      refused: 'ride-taken',
      details: { by: 'Hugo Demo' },
    })
    await finish(hugo, orderId)
  })

  it('is told to its diner as out and as delivered, and to the boards with each version [DAY-104]', async () => {
    const { client, cartId, orderId, version } = await readyDelivery(shop)
    const told = async () => {
      const { status, isOut } = await accepted(client.getOrderStatus({ id: cartId }))
      return { status, isOut }
    }
    expect(await told()).toEqual({ status: 'ready', isOut: false })
    await accepted(hugo.claimRide({ orderId }))
    expect(await told()).toEqual({ status: 'ready', isOut: false })
    expect(await accepted(hugo.moveRide({ orderId, to: 'out' }))).toMatchObject({ outAt: expect.any(Number) })
    expect(await told()).toEqual({ status: 'ready', isOut: true })
    expect(await findOnBoard(orderId)).toMatchObject({ rider: { name: 'Hugo Demo' }, outAt: expect.any(Number) })
    await finish(hugo, orderId)
    expect(await told()).toEqual({ status: 'picked-up', isOut: false })
    const messages = (await shop.database.db.select().from(liveEvent).orderBy(liveEvent.id)).map(
      ({ message }) => message,
    )
    const ofOrder = messages.filter((one) => (one as { id?: string }).id === orderId)
    expect(ofOrder.slice(-4).map((one) => (one as { version: number }).version - version)).toEqual([1, 2, 3, 4])
    const ofDiner = messages.filter((one) => (one as { cart?: string }).cart === cartId)
    expect(ofDiner.length).toBeGreaterThanOrEqual(4)
  })

  it('ends when the kitchen gets it back: it is nobody’s once it is ready again', async () => {
    const { orderId, version } = await readyDelivery(shop)
    await accepted(hugo.claimRide({ orderId }))
    await accepted(manager.moveOrder({ orderId, to: 'preparing', version: version + 1 }))
    expect(await show(hugo)).toMatchObject({ rides: [], free: [] })
    expect(await hugo.moveRide({ orderId, to: 'out' })).toMatchObject({ refused: 'illegal-move' })
    await accepted(manager.moveOrder({ orderId, to: 'ready', version: version + 2 }))
    expect(await show(hugo)).toMatchObject({ rides: [], free: [{ orderId }] })
    await accepted(hugo.claimRide({ orderId }))
    await finish(hugo, orderId)
  })
})

describe('money at the door', () => {
  it('is a cash payment in the pouch, named until it is in the drawer [DAY-105] [F-243]', async () => {
    const { orderId, owed, version } = await readyDelivery(shop)
    const taking = { orderId, by: 'cash', given: cents(owed + 100), shown: owed } as const
    expect(await hugo.takeDoorMoney({ ...taking, version })).toMatchObject({ refused: 'illegal-move' })
    await accepted(hugo.claimRide({ orderId }))
    expect(await rosa.takeDoorMoney({ ...taking, version: version + 1 })).toMatchObject({ refused: 'ride-taken' })
    expect(await hugo.takeDoorMoney({ ...taking, version })).toMatchObject({ refused: 'version-stale' })
    await accepted(hugo.moveRide({ orderId, to: 'out' }))
    expect(await hugo.moveRide({ orderId, to: 'delivered' })).toMatchObject({
      refused: 'order-unpaid',
      details: { owed },
    })
    // What the rider's phone shows is what the diner is asked for: another sum was read from an old screen.
    for (const shown of [cents(owed - 1), cents(owed + 1)]) {
      expect(await hugo.takeDoorMoney({ ...taking, version: version + 2, shown })).toMatchObject({
        refused: 'price-differs',
        details: { total: owed },
      })
    }
    expect(await readOrder(orderId)).toMatchObject({ paid: 0, paymentState: 'unpaid' })
    const take = () => hugo.takeDoorMoney({ ...taking, version: version + 2 })
    const presses = await Promise.all([take(), take()])
    expect(presses.filter((one) => !isRefusal(one))).toEqual([{ change: 100 }])
    expect(await readOrder(orderId)).toMatchObject({ paid: owed, paymentState: 'paid' })
    const ofOrder = and(eq(paymentAttempt.orderId, orderId), eq(paymentAttempt.state, 'approved'))
    expect(await shop.database.db.select().from(paymentAttempt).where(ofOrder)).toMatchObject([
      { provider: 'cash', captured: owed },
    ])
    const takings = () => shop.database.db.select().from(handTaking).where(eq(handTaking.means, 'cash'))
    expect(await takings()).toMatchObject([{ takenBy: 8, amount: owed, drawerId: null, handedInAt: null }])
    expect(await show(hugo)).toMatchObject({ pouch: owed, rides: [{ owed: 0 }] })
    expect(await show(rosa)).toMatchObject({ pouch: 0 })

    const pouches = () => accepted(cashier.showPouches({ storeId }))
    expect(await pouches()).toEqual([{ staffId: 8, name: 'Hugo Demo', amount: owed, takings: 1 }])
    const handIn = (counted: number) => cashier.handInPouch({ storeId, staffId: hugoId, counted: cents(counted) })
    expect(await handIn(owed - 1)).toMatchObject({ refused: 'pouch-differs', details: { amount: owed } })
    expect(await pouches()).toHaveLength(1)
    const both = await Promise.all([handIn(owed), handIn(owed)])
    expect(both.filter((one) => !isRefusal(one))).toEqual([{ staffId: 8, name: 'Hugo Demo', amount: owed, takings: 1 }])
    expect(await pouches()).toEqual([])
    expect(await show(hugo)).toMatchObject({ pouch: 0 })
    expect(await takings()).toMatchObject([{ takenBy: 8, handedInTo: 6, drawerId: expect.any(Number) }])
    await finish(hugo, orderId)
  })

  it('by a terminal is in no pouch', async () => {
    const { orderId } = await readyDelivery(shop)
    await accepted(hugo.claimRide({ orderId }))
    await finish(hugo, orderId)
    expect(await accepted(cashier.showPouches({ storeId }))).toEqual([])
    expect(await cashier.handInPouch({ storeId, staffId: hugoId, counted: zero })).toMatchObject({
      refused: 'already-there',
    })
  })
})
