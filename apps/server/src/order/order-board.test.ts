import { storeIds } from '@comanda/demo/casa-comanda/stores'
import type { CartId } from '@comanda/rules/ids'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kitchenItem } from '../database/schema/kitchen.ts'
import { orderStatusChange } from '../database/schema/order.ts'
import { liveEvent, outboxMessage } from '../database/schema/outbox.ts'
import { accepted } from '../testing/accepted.ts'
import { add, begin } from '../testing/cart/carts.ts'
import { withLettuceAlone } from '../testing/cart/lettuce-alone.ts'
import type { NamedClient } from '../testing/http/named-client.ts'
import { aPayment, atTheDoor } from '../testing/payment/paying-shop.ts'
import { type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
let cook: StaffBrowser
beforeAll(async () => {
  shop = await createTestApp()
  cook = await signInAs(shop, 'plancha')
})
afterAll(() => shop.close())

const { centro: storeId } = storeIds
const listOrders = async () => (await accepted(cook.showOrders({ storeId }))).orders
const listDishes = async () => (await accepted(cook.showKitchen({ storeId, stationId: null }))).tickets

async function placeOrder(): Promise<{ cartId: CartId; number: number; client: NamedClient }> {
  const { client } = await shop.visit()
  const { cartId } = await begin(client)
  await add(client, cartId, 'pulpo-a-la-gallega')
  const { orderNumber } = await accepted(client.savePaymentWeb(aPayment(cartId, atTheDoor())))
  return { cartId, number: orderNumber ?? 0, client }
}
const findOrder = async (number: number) => {
  const found = (await listOrders()).find((order) => order.number === number)
  if (found === undefined) throw new Error(`no order ${number}`)
  return found
}

describe('the orders board', () => {
  it('accepts an order with one step: its dishes are cooked, and the diner is told; twice changes nothing [DAY-095]', async () => {
    const { cartId, number } = await placeOrder()
    const { orderId, version, status, name, lines } = await findOrder(number)
    expect({ status, name, lines }).toEqual({
      status: 'on-hold',
      name: 'Ana Gil',
      lines: [
        {
          lineId: expect.any(String),
          name: 'Pulpo a la gallega',
          words: expect.any(Array),
          deviations: [],
          notes: '',
          quantity: 1,
          isVoided: false,
          isDish: true,
        },
      ],
    })
    const states = async () =>
      (await listDishes()).find((ticket) => ticket.orderId === orderId)?.items.map(({ state }) => state)
    expect(await states()).toEqual(['held'])
    const moved = await accepted(cook.moveOrder({ orderId, to: 'preparing', version }))
    expect(moved).toMatchObject({ status: 'preparing', version: version + 1 })
    expect(await states()).toEqual(['queued'])
    // Whoever comes late is told what it is now.
    expect(await cook.moveOrder({ orderId, to: 'preparing', version })).toMatchObject({
      refused: 'version-stale',
      details: { version: version + 1, before: { status: 'on-hold' }, after: { number, status: 'preparing' } },
    })
    const again = await cook.moveOrder({ orderId, to: 'preparing', version: version + 1 })
    expect(again).toMatchObject({ refused: 'already-there' })
    expect(await findOrder(number)).toMatchObject({ status: 'preparing', version: version + 1 })
    expect(await states()).toEqual(['queued'])
    const told = await shop.database.db.select().from(liveEvent).orderBy(liveEvent.id)
    const ofOrders = told.filter(({ topic }) => topic === 'orders').map(({ message }) => message)
    expect(ofOrders.filter((message) => (message as { id?: string }).id === orderId)).toEqual([
      { kind: 'order-placed', store: storeId, id: orderId, version: 1 },
      { kind: 'order-moved', store: storeId, id: orderId, version: 2 },
    ])
    expect(
      told.filter(({ message }) => (message as { cart?: string }).cart === cartId).map(({ topic }) => topic),
    ).toContain('cart_status_session')
  })

  it('takes an order to the hand-over and lets go of it; of two who move it the second is told [DAY-099]', async () => {
    const { number } = await placeOrder()
    const { orderId } = await findOrder(number)
    const move = (to: 'preparing' | 'bagging' | 'ready' | 'picked-up', version: number) =>
      cook.moveOrder({ orderId, to, version })
    expect(await move('ready', 1)).toMatchObject({ refused: 'illegal-move' })
    const both = await Promise.all([move('preparing', 1), move('preparing', 1)])
    expect(both.filter((answer) => 'status' in answer)).toHaveLength(1)
    expect(both.find((answer) => 'refused' in answer)).toMatchObject({ refused: 'version-stale' })
    await accepted(move('bagging', 2))
    await accepted(move('ready', 3))
    expect(await accepted(move('preparing', 4))).toMatchObject({ status: 'preparing' })
    const { owed } = await accepted(move('ready', 5))
    const owner = await signInAs(shop, 'direccion')
    await accepted(owner.handOverOrder({ orderId, version: 6, by: 'terminal', given: owed, shown: owed }))
    expect(await move('preparing', 8)).toMatchObject({ refused: 'illegal-move' })
    expect((await listOrders()).map((order) => order.orderId)).not.toContain(orderId)
    expect((await listDishes()).map((ticket) => ticket.orderId)).not.toContain(orderId)
    const changes = await shop.database.db.select().from(orderStatusChange)
    expect(changes.filter((change) => change.orderId === orderId && change.staffId !== null)).toHaveLength(6)
  })

  it('says of a dish what differs, as its kitchen reads it, and of one sent before that was known all [DAY-086, DAY-214]', async () => {
    const { db } = shop.database
    const sell = async (sent: Partial<typeof kitchenItem.$inferInsert>) => {
      const { client } = await shop.visit()
      const { cartId } = await begin(client)
      const { lineId } = await add(client, cartId, 'bocadillo-de-pollo', { choice: withLettuceAlone() })
      const { orderNumber } = await accepted(client.savePaymentWeb(aPayment(cartId, atTheDoor())))
      await db.update(kitchenItem).set(sent).where(eq(kitchenItem.lineId, lineId))
      return (await findOrder(orderNumber ?? 0)).lines
    }
    const words = ['Lechuga', 'Sin queso cheddar', 'Sin tomate']
    const deviations = words.slice(1)
    expect(await sell({ units: 1 })).toMatchObject([{ words, deviations }])
    expect(await sell({ deviations: null })).toMatchObject([{ words, deviations: words }])
    // No menu has a standard dish.
    const inMenu = { words, deviations: ['Bocadillo de pollo crujiente', ...deviations] }
    expect(await sell({ combo: 'Menú del día' })).toMatchObject([inMenu])
  })

  it('does not know the orders of another store', async () => {
    const { number } = await placeOrder()
    const { orderId, version } = await findOrder(number)
    const other = await signInAs(shop, 'cocina')
    expect(await other.moveOrder({ orderId, to: 'preparing', version })).toMatchObject({ refused: 'order-not-found' })
    expect(await other.showOrders({ storeId })).toMatchObject({ refused: 'store-not-found' })
  })

  it('moves the promised time, the place on the boards and what the diner is told [DAY-097]', async () => {
    const [early, late] = [await placeOrder(), await placeOrder()]
    const { orderId, dueAt, promisedAt } = await findOrder(early.number)
    const delay = (minutes: 5 | 10 | 20, version: number) => cook.delayOrder({ orderId, minutes, version })
    const delayed = await accepted(delay(10, 1))
    expect(delayed).toMatchObject({ delayMinutes: 10, dueAt: dueAt + 600_000, promisedAt: (promisedAt ?? 0) + 600_000 })
    const numbers = (await listOrders()).map(({ number }) => number)
    expect(numbers.indexOf(early.number)).toBeGreaterThan(numbers.indexOf(late.number))
    const tickets = (await listDishes()).map((ticket) => ticket.number)
    expect(tickets.indexOf(early.number)).toBeGreaterThan(tickets.indexOf(late.number))
    expect(await delay(10, 1)).toMatchObject({ refused: 'version-stale' })
    for (let version = 2; version <= 6; version++) await accepted(delay(20, version))
    expect(await delay(20, 7)).toMatchObject({ refused: 'delay-too-long' })
    await accepted(delay(10, 7))
    expect(await delay(5, 8)).toMatchObject({ refused: 'delay-too-long' })
    const mails = await shop.database.db
      .select()
      .from(outboxMessage)
      .where(like(outboxMessage.key, `order-delayed:${orderId}:%`))
    expect(mails.map(({ key }) => key.split(':')[2]).sort()).toEqual(['10', '110', '120', '30', '50', '70', '90'])
    const told = await accepted(early.client.getOrderStatus({ id: early.cartId }))
    expect(told.delayMinutes).toBe(120)
  })
})
