import { storeIds } from '@comanda/demo/casa-comanda/stores'
import type { CartId, OrderId } from '@comanda/rules/ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { placedOrder } from '../database/schema/order.ts'
import { accepted } from '../testing/accepted.ts'
import { add, aSetup, begin, dish, toAddress } from '../testing/cart/carts.ts'
import type { NamedClient } from '../testing/http/named-client.ts'
import { aPayment, atTheDoor } from '../testing/payment/paying-shop.ts'
import { type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { addTwin } from '../testing/team/twin-house.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
/** The same house, which has read nothing yet and so keeps nothing in memory. */
let late: TestApp
beforeAll(async () => {
  shop = await createTestApp()
  late = await createTestApp({ beside: shop })
})
afterAll(async () => {
  await late.close()
  await shop.close()
})

const { centro: storeId, malasana } = storeIds
const phone = '600123456'

/** Of a diner who pays at the door. */
async function place(client: NamedClient, setup = aSetup()) {
  const { cartId } = await begin(client, setup)
  await add(client, cartId, 'pulpo-a-la-gallega')
  await accepted(client.savePaymentWeb(aPayment(cartId, atTheDoor())))
  return findOrder(cartId)
}

async function findOrder(cartId: CartId) {
  const [found] = await shop.database.db.select().from(placedOrder).where(eq(placedOrder.cartId, cartId))
  if (found === undefined) throw new Error('no order was placed')
  return found
}

async function read(who: StaffBrowser, orderId: OrderId) {
  const pause = { storeId, productId: dish('pulpo-a-la-gallega').id, optionValueId: null }
  return {
    here: await accepted(who.showOrders({ storeId })),
    there: await accepted(who.showOrders({ storeId: malasana })),
    found: await accepted(who.searchOrders({ storeId: null, sought: 'ana', day: null, after: null })),
    order: await accepted(who.showOrder({ orderId })),
    debts: await accepted(who.showDebts({ storeId })),
    caller: await accepted(who.findCaller({ storeId, phone })),
    paused: await accepted(who.previewPause(pause)),
  }
}

it('shows and moves an order of its own site alone, although another site has the same', async () => {
  const { db } = shop.database
  const owner = await signInAs(shop, 'direccion')
  const diner = await shop.visit()
  const delivery = aSetup({ mode: 'delivery', address: toAddress('28013') })
  const [first, second, third] = [
    await place(diner.client),
    await place(diner.client, delivery),
    await place(diner.client, aSetup({ storeId: malasana })),
  ]
  const owing = await place(diner.client)
  for (const [at, to] of (['preparing', 'ready'] as const).entries())
    await accepted(owner.moveOrder({ orderId: owing.id, to, version: owing.version + at }))
  await accepted(owner.leaveOwing({ orderId: owing.id, version: owing.version + 2, reason: 'pays-later' }))
  const manager = await signInAs(late, 'direccion')
  const before = await read(owner, owing.id)
  expect(before.debts).toHaveLength(1)
  const followed = await accepted(diner.client.getOrderStatus({ id: first.cartId }))
  const twin = await addTwin(db)
  const untouched = await twin.read()
  expect(await read(manager, owing.id)).toEqual(before)

  await accepted(manager.moveOrder({ orderId: first.id, to: 'preparing', version: first.version }))
  await accepted(manager.delayOrder({ orderId: first.id, minutes: 10, version: first.version + 1 }))
  await accepted(manager.moveOrder({ orderId: first.id, to: 'ready', version: first.version + 2 }))
  await accepted(manager.rejectOrder({ orderId: second.id, reason: 'too-busy', version: second.version }))
  const call = { productId: dish('agua-mineral').id, quantity: 1, notes: '', allergies: [] }
  const choice = { valueIds: [], options: [], units: [] }
  const told = { storeId, name: 'Rosa', phone, notes: '', mode: 'pickup', address: null, at: null } as const
  const saidTotal = dish('agua-mineral').price
  const called = await accepted(manager.placeTelephoneOrder({ ...told, lines: [{ ...call, choice }], saidTotal }))
  expect(called).toMatchObject({ name: 'Rosa', status: 'preparing' })

  const { number } = followed
  const moved = { number, status: 'ready', delayMinutes: 10 }
  expect(await accepted(diner.client.getOrderStatus({ id: first.cartId }))).toMatchObject(moved)
  const after = await read(manager, owing.id)
  expect(after.there).toEqual(before.there)
  expect(after.debts).toEqual(before.debts)
  expect([third, owing].map(({ id }) => id)).not.toContain(called.orderId)
  expect(await twin.read()).toEqual(untouched)
})
