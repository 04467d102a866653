import { storeIds } from '@comanda/demo/casa-comanda/stores'
import type { CartId } from '@comanda/rules/ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { liveEvent } from '../database/schema/outbox.ts'
import { accepted } from '../testing/accepted.ts'
import { add, atTable, begin } from '../testing/cart/carts.ts'
import { type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
let cook: StaffBrowser
beforeAll(async () => {
  shop = await createTestApp()
  cook = await signInAs(shop, 'plancha')
})
afterAll(() => shop.close())

async function findItem(name: string) {
  const { tickets } = await accepted(cook.showKitchen({ storeId: storeIds.centro, stationId: null }))
  const item = tickets.flatMap(({ items }) => items).find((one) => one.name === name)
  if (item === undefined) throw new Error(`the kitchen has no ${name}`)
  return item
}

async function serve(name: string) {
  const { itemId, version } = await findItem(name)
  const ready = await accepted(cook.moveKitchenItem({ itemId, to: 'ready', units: null, version }))
  return accepted(cook.moveKitchenItem({ itemId, to: 'served', units: null, version: ready.version }))
}

const heard = async (topic: string, cartId: CartId) => {
  const rows = await shop.database.db.select().from(liveEvent).where(eq(liveEvent.topic, topic))
  return rows.filter(({ message }) => (message as { cart: string }).cart === cartId).length
}

it('dessert is brought only once the mains are served, which the dishes alone say [TABLE-002] [DAY-088]', async () => {
  const { cartId } = await begin(shop.client, atTable(8))
  const status = async () => (await accepted(shop.client.getTable({ cartId }))).kitchenStatus
  const askForDessert = () => shop.client.callEmployee({ cartId, kind: 'dessert' })
  const told = async () => [await heard('desserts', cartId), await heard('cart_status_session', cartId)]
  expect(await status()).toBeNull()
  expect(await askForDessert()).toMatchObject({ refused: 'dessert-not-yet' })

  for (const slug of ['pulpo-a-la-gallega', 'arroz-negro']) await add(shop.client, cartId, slug)
  await accepted(shop.client.sendRound({ cartId }))
  expect(await status()).toBe('starter')
  await serve('Pulpo a la gallega')
  expect(await status()).toBe('starter-full')
  const { ticketId } = await findTicket()
  await accepted(cook.fireCourse({ ticketId, course: 2 }))
  expect(await askForDessert()).toMatchObject({ refused: 'dessert-not-yet' })

  // Its phones hear of it when the last main is served, and of one that is sent back.
  const [desserts = 0, statuses = 0] = await told()
  const { itemId, version } = await serve('Arroz negro con sepia')
  expect(await told()).toEqual([desserts + 1, statuses + 1])
  expect(await status()).toBe('main-full')
  expect(await accepted(askForDessert())).toEqual({ already: false })
  await accepted(cook.moveKitchenItem({ itemId, to: 'cooking', units: null, version }))
  expect(await status()).toBe('starter-full')
  // The call for dessert is told on both topics too.
  expect(await told()).toEqual([desserts + 3, statuses + 3])
})

async function findTicket() {
  const { tickets } = await accepted(cook.showKitchen({ storeId: storeIds.centro, stationId: null }))
  const [ticket] = tickets
  if (ticket === undefined) throw new Error('the kitchen has no ticket')
  return ticket
}
