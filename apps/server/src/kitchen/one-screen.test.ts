import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { socios } from '@comanda/demo/socios/socios'
import { type TicketId, toId } from '@comanda/rules/ids'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placedOrder } from '../database/schema/order.ts'
import { store } from '../database/schema/store.ts'
import { accepted } from '../testing/accepted.ts'
import { add, aSetup, atTable, begin } from '../testing/cart/carts.ts'
import { aPayment, atTheDoor } from '../testing/payment/paying-shop.ts'
import { letIn, openStaffBrowser, pairAt, type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const { centro, malasana } = storeIds
let shop: TestApp
let board: StaffBrowser
/** The store next door still has its stations. */
let other: StaffBrowser
beforeAll(async () => {
  shop = await createTestApp()
  const owner = await signInAs(shop, 'direccion')
  const { stations } = await accepted(owner.showKitchen({ storeId: centro, stationId: null }))
  for (const { stationId } of stations) await accepted(owner.removeStation({ stationId }))
  await shop.database.db
    .update(store)
    .set({ acceptsByItself: ['table', 'pickup'] })
    .where(eq(store.siteId, shop.keys.siteId))
  board = await pairAt(shop, { storeId: centro })
  other = await pairAt(shop, { storeId: malasana })
})
afterAll(() => shop.close())

const findTicket = async (place: string, browser = board, storeId = centro) => {
  const { tickets } = await accepted(browser.showKitchen({ storeId, stationId: null }))
  return tickets.find((ticket) => ticket.place === place)
}
const bump = async (browser: StaffBrowser, place: string, storeId = centro) => {
  const ticket = await findTicket(place, browser, storeId)
  const items = ticket?.items ?? []
  return accepted(browser.bumpTicket({ ticketId: ticket?.ticketId ?? ('' as TicketId), items }))
}

describe('a store without stations', () => {
  it('serves a dish with one tap, tells the second who was first, and brings it back [DAY-213]', async () => {
    const { cartId } = await begin(shop.client, atTable(1))
    await add(shop.client, cartId, 'pulpo-a-la-gallega', { quantity: 2 })
    await add(shop.client, cartId, 'refresco-de-cola')
    await accepted(shop.client.sendRound({ cartId }))
    const [first, second] = (await findTicket('Sala 1'))?.items ?? []
    if (first === undefined || second === undefined) throw new Error('nothing was sent')
    const tap = { itemId: first.itemId, to: 'ready', units: null, version: first.version } as const
    const served = await accepted(board.moveKitchenItem(tap))
    expect(served).toMatchObject({ state: 'served', unitsReady: 2 })
    expect(await board.moveKitchenItem(tap)).toMatchObject({ refused: 'already-there', details: { by: 'a board' } })
    // What one press served, one recall brings back.
    const bumped = await accepted(board.listBumped({ storeId: centro, stationId: null }))
    const press = bumped.find(({ item }) => item.itemId === first.itemId)?.pressId
    if (press === undefined || press === null) throw new Error('a press left no trace')
    await accepted(board.recallPress({ pressId: press }))
    expect((await findTicket('Sala 1'))?.items[0]).toMatchObject({ state: 'cooking', unitsReady: 0 })
    expect(await bump(board, 'Sala 1')).toMatchObject({ items: [{ state: 'served' }, { state: 'served' }] })
    expect(await findTicket('Sala 1')).toBeUndefined()
  })

  it('takes an order on by itself, and one press makes it ready to hand over [DAY-213]', async () => {
    const { client } = await shop.visit()
    const { cartId } = await begin(client)
    await add(client, cartId, 'pulpo-a-la-gallega')
    const { orderNumber } = await accepted(client.savePaymentWeb(aPayment(cartId, atTheDoor())))
    expect(await bump(board, 'Ana Gil')).toMatchObject({ items: [{ state: 'served' }] })
    const manager = await signInAs(shop, 'encargado')
    const { orders } = await accepted(manager.showOrders({ storeId: centro }))
    expect(orders.find(({ number }) => number === orderNumber)).toMatchObject({ status: 'ready' })
  })

  it('starts so: what its members order is cooked and handed over, and nobody has to answer, and the tap that serves says ready [DAY-213]', async () => {
    const water = socios.products.find(({ slug }) => slug === 'agua')
    if (water === undefined) throw new Error('the club has no water')
    const { client } = await shop.visit({ host: 'socios.localhost', as: 'socio@demo.example' })
    const { cartId } = await begin(client)
    await add(client, cartId, 'refresco-de-cola', { productId: water.id })
    await accepted(client.savePaymentWeb(aPayment(cartId, atTheDoor())))
    const cookies = await letIn(shop, { siteId: socios.website.id, staffId: toId(1) })
    const owner = openStaffBrowser(shop)
    for (const [name, value] of cookies) owner.cookies.set(name, value)
    const { stations, tickets } = await accepted(owner.showKitchen({ storeId: centro, stationId: null }))
    expect(stations).toEqual([])
    const [ticket] = tickets
    expect(ticket?.items).toMatchObject([{ state: 'queued' }])
    expect(await bump(owner, ticket?.place ?? '')).toMatchObject({ items: [{ state: 'served' }] })
    const { orders } = await accepted(owner.showOrders({ storeId: centro }))
    expect(orders).toMatchObject([{ status: 'ready', steps: ['on-hold', 'preparing', 'ready', 'picked-up'] }])
  })

  it('is told what it has a use for, and only then shown it [DAY-213]', async () => {
    const manager = await signInAs(shop, 'encargado')
    const { db } = shop.database
    const here = and(eq(store.siteId, shop.keys.siteId), eq(store.id, centro))
    const readUses = async () => {
      const [{ hasTables, hasRides, hasCalls } = {}] = (await accepted(manager.whoAmI({}))).stores
      return { hasTables, hasRides, hasCalls }
    }
    expect(await readUses()).toEqual({ hasTables: true, hasRides: true, hasCalls: true })
    await db
      .update(store)
      .set({ offersDelivery: false, offersPickup: false, offersTable: false, takesBookings: false })
      .where(here)
    expect(await readUses()).toEqual({ hasTables: false, hasRides: false, hasCalls: false })
    // An order that somebody still has to bring outlives the setting that began it, in its own store alone.
    const placeAt = async (storeId: typeof centro) => {
      const { client } = await shop.visit()
      const { cartId } = await begin(client, aSetup({ storeId }))
      await add(client, cartId, 'pulpo-a-la-gallega')
      await accepted(client.savePaymentWeb(aPayment(cartId, atTheDoor())))
      const setup = sql`setup || '{"mode": "delivery"}'::jsonb`
      await db.update(placedOrder).set({ status: 'ready', setup }).where(eq(placedOrder.cartId, cartId))
    }
    await placeAt(malasana)
    expect(await readUses()).toMatchObject({ hasRides: false })
    await db.update(store).set({ offersPickup: true }).where(here)
    await placeAt(centro)
    expect(await readUses()).toMatchObject({ hasRides: true })
  })

  it('changes nothing for the store that has stations [DAY-213]', async () => {
    const { client } = await shop.visit()
    const { cartId } = await begin(client, aSetup({ storeId: malasana }))
    await add(client, cartId, 'pulpo-a-la-gallega')
    await accepted(client.savePaymentWeb(aPayment(cartId, atTheDoor())))
    expect(await bump(other, 'Ana Gil', malasana)).toMatchObject({ items: [{ state: 'ready' }] })
  })
})
