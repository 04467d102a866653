import type { WaitingKind } from '@comanda/rules/waiting/waiting-kind'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cart as cartTable } from '../database/schema/cart.ts'
import { outboxMessage } from '../database/schema/outbox.ts'
import { paymentAttempt } from '../database/schema/payment.ts'
import { accepted } from '../testing/accepted.ts'
import { add, atTable, begin } from '../testing/cart/carts.ts'
import { attemptRow, cartRow } from '../testing/database/rows.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { aPayment, atTheDoor } from '../testing/payment/paying-shop.ts'
import { type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { openTwinHouse, type TwinHouse, type TwinPlace } from '../testing/team/twin-house.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
let house: TwinHouse
let here: TwinPlace
let manager: StaffBrowser
beforeAll(async () => {
  shop = await createTestApp()
  house = await openTwinHouse(shop)
  here = house.places[0]
  manager = await here.site.signIn(here.store, 'manager')
})
afterAll(() => shop.close())

/** How many of each kind somebody is told of. */
async function count(
  browser: StaffBrowser,
  { storeId }: TwinPlace = here,
): Promise<Partial<Record<WaitingKind, number>>> {
  const { things } = await accepted(browser.showWaiting({ storeId }))
  return Object.fromEntries([...Map.groupBy(things, ({ kind }) => kind)].map(([kind, of]) => [kind, of.length]))
}
const countElsewhere = () =>
  Promise.all(house.places.slice(1).map(async (place) => count(await place.site.signIn(place.store, 'manager'), place)))

async function placeOrder(): Promise<void> {
  const { client } = await here.site.visit()
  const { cartId } = await begin(client)
  await add(client, cartId, 'pulpo-a-la-gallega')
  await accepted(client.savePaymentWeb(aPayment(cartId, atTheDoor())))
}

/** A dish of a table that the kitchen has made ready. */
async function readyDish(position: number): Promise<void> {
  const { client } = await here.site.visit()
  const { cartId } = await begin(client, atTable(position))
  await add(client, cartId, 'pulpo-a-la-gallega')
  await accepted(client.sendRound({ cartId }))
  const { tickets } = await accepted(manager.showKitchen({ storeId: here.storeId, stationId: null }))
  const item = tickets.find(({ place }) => place === `Sala ${position}`)?.items[0]
  if (item === undefined) throw new Error('nothing was sent')
  await accepted(manager.moveKitchenItem({ ...item, to: 'ready', units: null }))
}

describe('what waits for somebody [DAY-210]', () => {
  it('is counted in its own store of its own site, and goes when somebody did it', async () => {
    // No printer of the demo has ever answered.
    expect(await count(manager)).toEqual({ printer: 2 })
    const before = await countElsewhere()
    await placeOrder()
    await readyDish(8)
    expect(await count(manager)).toEqual({ order: 1, dish: 1, printer: 2 })
    expect(await countElsewhere()).toEqual(before)
    const [order] = (await accepted(manager.showOrders(here))).orders.filter(({ status }) => status === 'on-hold')
    if (order === undefined) throw new Error('no order')
    const { things } = await accepted(manager.showWaiting(here))
    expect(things.find(({ kind }) => kind === 'order')).toEqual({
      kind: 'order',
      id: order.orderId,
      version: order.version,
      since: order.placedAt,
      alarmAt: order.waiting?.alarmAt,
    })
    await accepted(manager.moveOrder({ ...order, to: 'preparing' }))
    expect(await count(manager)).toEqual({ dish: 1, printer: 2 })
  })

  it('is refused to whoever reaches another store alone, and is told without the right of none of it', async () => {
    const [, malasana] = house.places
    if (malasana === undefined) throw new Error('no other store')
    expect(await manager.showWaiting({ storeId: malasana.storeId })).toMatchObject({ refused: 'store-not-found' })
    await placeOrder()
    const rider = await here.site.signIn(here.store, 'rider')
    expect(await count(rider)).toEqual({})
    const cook = await here.site.signIn(here.store, 'cook')
    expect(Object.keys(await count(cook))).not.toContain('call')
  })

  it('is told by right: payments to whoever gives money back, messages to those of the whole site, and to a device that is locked only what alarms [DAY-022]', async () => {
    const { client } = await here.site.visit()
    const { cartId } = await begin(client, atTable(5))
    await accepted(client.sendHelp({ cartId }))
    const { db } = shop.database
    for (const { site, storeId } of house.places) {
      const cart = cartRow({ siteId: site.siteId, storeId, state: 'closed' })
      await db.insert(cartTable).values(cart)
      const attempt = { siteId: site.siteId, storeId, cartId: cart.id, cartVersion: 1, state: 'unknown' } as const
      await db.insert(paymentAttempt).values(attemptRow(attempt))
      const message = {
        siteId: site.siteId,
        channel: 'mail',
        key: `lost ${storeId}`,
        recipient: 'a@b.example',
      } as const
      await db.insert(outboxMessage).values({ ...message, body: '', state: 'failed', createdAt: testNow })
    }
    const ofManager = await count(manager)
    expect(ofManager).toMatchObject({ call: 1, payment: 1 })
    expect(Object.keys(ofManager)).not.toContain('message')
    const locked = await count(here.site.openDevice(here.store, 'phone'))
    expect(locked).toMatchObject({ call: 1 })
    for (const kind of ['payment', 'message']) expect(Object.keys(locked)).not.toContain(kind)
    const owner = await signInAs(shop, 'direccion')
    expect(await count(owner)).toMatchObject({ call: 1, payment: 1, message: 2 })
  })
})
