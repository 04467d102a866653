import { storeIds } from '@comanda/demo/casa-comanda/stores'
import type { Instant } from '@comanda/rules/time/calendar'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accepted } from '../testing/accepted.ts'
import { add, atTable, begin } from '../testing/cart/carts.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { aPayment, atTheDoor } from '../testing/payment/paying-shop.ts'
import { pairAt, type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let at = testNow as Instant
let shop: TestApp
let cook: StaffBrowser
let board: StaffBrowser
beforeAll(async () => {
  shop = await createTestApp({ now: () => at })
  cook = await signInAs(shop, 'plancha')
  board = await pairAt(shop, { storeId: storeIds.centro })
})
afterAll(() => shop.close())

const { centro } = storeIds
const pass = () => accepted(cook.showKitchen({ storeId: centro, stationId: null }))
const places = async () => (await pass()).tickets.map(({ place }) => place)
const bumped = () => accepted(board.listBumped({ storeId: centro, stationId: null }))

async function sendRound(position: number, ...slugs: readonly string[]) {
  const { cartId } = await begin(shop.client, atTable(position))
  for (const slug of slugs) await add(shop.client, cartId, slug)
  await accepted(shop.client.sendRound({ cartId }))
  return findTicket(`Sala ${position}`)
}

async function findTicket(place: string) {
  const ticket = (await pass()).tickets.find((one) => one.place === place)
  if (ticket === undefined) throw new Error(`${place} has no ticket`)
  const seen = ticket.items.map(({ itemId, version }) => ({ itemId, version }))
  return { ...ticket, seen }
}

describe('a ticket', () => {
  it('is bumped as it was seen, and once for two cooks', async () => {
    const { ticketId, seen } = await sendRound(1, 'pulpo-a-la-gallega', 'boquerones-en-vinagre')
    const stale = seen.map((item) => ({ ...item, version: item.version + 1 }))
    expect(await board.bumpTicket({ ticketId, items: stale })).toMatchObject({ refused: 'version-stale' })
    const answers = await Promise.all([
      board.bumpTicket({ ticketId, items: seen }),
      board.bumpTicket({ ticketId, items: seen }),
    ])
    expect(answers.find((answer) => 'items' in answer)).toMatchObject({
      items: seen.map(({ itemId }) => ({ itemId, state: 'ready', version: 2 })),
    })
    const second = { refused: 'already-there', details: { by: 'a board' } }
    expect(answers.find((answer) => 'refused' in answer)).toMatchObject(second)
    expect(await board.bumpTicket({ ticketId, items: [] })).toMatchObject({ refused: 'kitchen-item-not-found' })
  })

  it('of a later course is held until somebody fires it, once for two who do [DAY-081]', async () => {
    const { ticketId, items, seen } = await sendRound(2, 'pulpo-a-la-gallega', 'arroz-negro')
    expect(items.map(({ course, state }) => [course, state])).toEqual([
      [1, 'queued'],
      [2, 'held'],
    ])
    expect(await board.bumpTicket({ ticketId, items: seen })).toMatchObject({ refused: 'illegal-move' })
    const sentAt = at
    at = (at + 40 * 60_000) as Instant
    const fire = () => cook.fireCourse({ ticketId, course: 2 })
    const answers = await Promise.all([fire(), fire()])
    expect(answers.filter((answer) => 'items' in answer)).toMatchObject([
      { items: [{ state: 'queued', version: 2, firedAt: at }] },
    ])
    at = sentAt
    expect(answers.filter((answer) => 'refused' in answer)).toMatchObject([{ refused: 'nothing-to-send' }])
    expect(await cook.fireCourse({ ticketId, course: 7 })).toMatchObject({ refused: 'nothing-to-send' })
  })

  it('is fired and served at a board without a person, which is then who did it [DAY-023]', async () => {
    const { ticketId, seen } = await sendRound(6, 'pulpo-a-la-gallega', 'arroz-negro')
    const [first] = seen
    if (first === undefined) throw new Error('the round has no dish')
    expect(await accepted(board.fireCourse({ ticketId, course: 2 }))).toMatchObject({ items: [{ state: 'queued' }] })
    await accepted(board.moveKitchenItem({ ...first, to: 'ready', units: null }))
    const serve = { itemId: first.itemId, to: 'served', units: null, version: 2 } as const
    await accepted(board.moveKitchenItem(serve))
    expect((await bumped()).find(({ item }) => item.itemId === first.itemId)).toMatchObject({ movedBy: 'a board' })
    await accepted(board.moveKitchenItem({ ...serve, to: 'cooking', version: 3 }))
  })

  it('is listed once it was bumped, newest first, and comes back to its old place [DAY-080]', async () => {
    const early = await sendRound(4, 'pulpo-a-la-gallega')
    const late = await sendRound(5, 'pulpo-a-la-gallega')
    const before = await places()
    for (const { ticketId, seen } of [early, late]) {
      at = (at + 1_000) as Instant
      await accepted(board.bumpTicket({ ticketId, items: seen }))
    }
    const [newest, older] = await bumped()
    expect([newest?.place, older?.place]).toEqual(['Sala 5', 'Sala 4'])
    expect(newest).toMatchObject({ movedBy: 'a board', item: { state: 'ready' } })
    for (const [at, { seen }] of [early, late].entries()) {
      const [item = { itemId: '' as never }] = seen
      const serve = { itemId: item.itemId, to: 'served', units: null, version: 2 } as const
      if (at === 0) await accepted(cook.moveKitchenItem(serve))
      await accepted(board.moveKitchenItem({ ...serve, to: 'cooking', version: at === 0 ? 3 : 2 }))
    }
    expect(await places()).toEqual(before)
    expect((await bumped()).map(({ place }) => place)).not.toContain('Sala 5')
  })

  it('that one press bumped comes back by one recall, served dishes too, and what another press bumped stays [DAY-222]', async () => {
    const { ticketId, seen } = await sendRound(8, 'pulpo-a-la-gallega', 'boquerones-en-vinagre', 'agua-mineral')
    const [first, second, third] = seen
    if (!first || !second || !third) throw new Error('the round lacks a dish')
    const press = async (items: typeof seen) => {
      await accepted(board.bumpTicket({ ticketId, items }))
      return (await bumped()).find(({ item }) => item.itemId === items[0]?.itemId)?.pressId ?? ('' as never)
    }
    const [pressId, other] = [await press([first, second]), await press([third])]
    await accepted(cook.moveKitchenItem({ itemId: first.itemId, to: 'served', units: null, version: 2 }))
    const { items } = await accepted(board.recallPress({ pressId }))
    expect(items.map(({ itemId, state, unitsReady }) => [itemId, state, unitsReady])).toEqual([
      [first.itemId, 'cooking', 0],
      [second.itemId, 'cooking', 0],
    ])
    const ours = (await bumped()).filter(({ place }) => place === 'Sala 8')
    expect(ours.map(({ item }) => item.itemId)).toEqual([third.itemId])
    expect(await board.recallPress({ pressId })).toMatchObject({ refused: 'kitchen-item-not-found' })
    await shop.database.db.execute(sql`update kitchen_item set state = 'voided' where id = ${third.itemId}`)
    expect(await board.recallPress({ pressId: other })).toMatchObject({ refused: 'illegal-move' })
  })

  it('of a paid order is recalled without touching its money, and one of a voided dish is not [DAY-080]', async () => {
    const { cartId } = await begin(shop.client)
    await add(shop.client, cartId, 'pulpo-a-la-gallega')
    await accepted(shop.client.savePaymentWeb(aPayment(cartId, atTheDoor())))
    const { orders } = await accepted(cook.showOrders({ storeId: centro }))
    const order = orders.at(-1)
    if (order === undefined) throw new Error('nothing was ordered')
    await shop.database.db.execute(
      sql`update placed_order set payment_state = 'paid', paid = total where id = ${order.orderId}`,
    )
    await accepted(cook.moveOrder({ orderId: order.orderId, to: 'preparing', version: order.version }))
    const ticket = (await pass()).tickets.find(({ orderId }) => orderId === order.orderId)
    const [item] = ticket?.items ?? []
    if (item === undefined) throw new Error('the order has no dish')
    const money = () => shop.database.db.execute(sql`select total, payment_state from placed_order`)
    const before = (await money()).rows
    const { itemId, version } = item
    await accepted(board.moveKitchenItem({ itemId, to: 'ready', units: null, version }))
    await accepted(board.moveKitchenItem({ itemId, to: 'cooking', units: null, version: version + 1 }))
    expect((await money()).rows).toEqual(before)
    await shop.database.db.execute(sql`update kitchen_item set state = 'voided' where id = ${itemId}`)
    const recall = { itemId, to: 'cooking', units: null, version: version + 2 } as const
    expect(await board.moveKitchenItem(recall)).toMatchObject({ refused: 'illegal-move' })
  })

  it('of a cancelled order stays on its station, struck out, until that confirms it [DAY-087]', async () => {
    const { cartId } = await begin(shop.client)
    await add(shop.client, cartId, 'pulpo-a-la-gallega', { quantity: 2 })
    await accepted(shop.client.savePaymentWeb(aPayment(cartId, atTheDoor())))
    const { orders } = await accepted(cook.showOrders({ storeId: centro }))
    const order = orders.at(-1)
    if (order === undefined) throw new Error('nothing was ordered')
    const { orderId } = order
    await accepted(cook.moveOrder({ orderId, to: 'preparing', version: order.version }))
    const find = async () => (await pass()).tickets.find((ticket) => ticket.orderId === orderId)
    const [item] = (await find())?.items ?? []
    if (item === undefined) throw new Error('the order has no dish')
    const { itemId, version } = item
    await accepted(board.moveKitchenItem({ itemId, to: 'ready', units: 1, version }))
    const manager = await signInAs(shop, 'encargado')
    await accepted(manager.rejectOrder({ orderId, reason: 'sold-out', version: order.version + 1 }))
    const voided = { itemId, state: 'voided', isVoidUnseen: true }
    const told = { cancelReason: 'sold-out', items: [voided] }
    expect(await find()).toMatchObject(told)
    const station = await accepted(board.showKitchen({ storeId: centro, stationId: item.stationId }))
    expect(station.tickets.find((ticket) => ticket.orderId === orderId)).toMatchObject(told)
    await accepted(board.confirmVoid({ itemId }))
    expect(await find()).toBeUndefined()
    expect(await board.confirmVoid({ itemId })).toMatchObject({ refused: 'already-there' })
    const { rows } = await shop.database.db.execute(
      sql`select "after" from staff_action where call = 'confirmVoid' and subject = ${`kitchen-item:${itemId}`}`,
    )
    expect(rows).toEqual([{ after: { seen: true, wasted: 2 } }])
  })

  it('is not listed on another business day', async () => {
    await shop.database.db.execute(sql`update kitchen_ticket set day = day - 1`)
    expect(await bumped()).toEqual([])
  })
})
