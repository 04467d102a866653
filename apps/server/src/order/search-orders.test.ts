import type { ReplyOf, RequestOf } from '@comanda/contract/call'
import type { searchOrders } from '@comanda/contract/calls/staff/history'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { type CartId, type OrderId, toId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import type { Instant, IsoDate } from '@comanda/rules/time/calendar'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { cart } from '../database/schema/cart.ts'
import { orderLine, placedOrder } from '../database/schema/order.ts'
import { transact } from '../database/transact.ts'
import { accepted } from '../testing/accepted.ts'
import { dish } from '../testing/cart/carts.ts'
import { cartRow, orderRow, room, siteId } from '../testing/database/rows.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { openTwinHouse, type TwinHouse, type TwinPlace } from '../testing/team/twin-house.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { ordersPage } from './search-orders.ts'

let shop: TestApp
let house: TwinHouse
let manager: StaffBrowser
beforeAll(async () => {
  shop = await createTestApp()
  house = await openTwinHouse(shop)
  manager = await signInAs(shop, 'encargado')
})
afterAll(() => shop.close())

const { centro, malasana } = storeIds
type Fields = Parameters<typeof orderRow>[1]
let last = 100

/** An order of any day, with one dish. */
async function put(fields: Fields & { readonly dish?: string } = {}): Promise<OrderId> {
  const { dish: name = 'Croquetas', ...columns } = fields
  const place = { siteId: columns.siteId ?? siteId, storeId: columns.storeId ?? centro }
  const sold = cartRow({ ...place, state: 'ordered' })
  const row = { number: ++last, contactName: 'Nadie', contactPhone: '', ...columns }
  return transact(shop.database.db, async (tx) => {
    await tx.insert(cart).values(sold)
    const [order] = await tx
      .insert(placedOrder)
      .values(orderRow(sold.id as CartId, row))
      .returning({ id: placedOrder.id })
    const orderId = order?.id ?? toId<OrderId>('')
    await tx.insert(orderLine).values({
      siteId: place.siteId,
      id: crypto.randomUUID() as never,
      orderId,
      productId: dish('patatas-bravas').id,
      name,
      configuration: { valueIds: [], options: [], units: [] } as never,
      quantity: 1,
      allergens: [],
      total: cents(500),
      parts: [],
      position: 1,
    })
    return orderId
  })
}
const search = async (
  asked: Partial<RequestOf<typeof searchOrders>>,
  who = manager,
): Promise<ReplyOf<typeof searchOrders>> =>
  accepted(who.searchOrders({ storeId: null, sought: null, day: null, after: null, ...asked }))
const find = async (sought: string, who = manager) =>
  (await search({ sought }, who)).orders.map(({ orderId }) => orderId)

describe('an order of any day is found', () => {
  test.each<[string, string, Fields & { dish?: string }]>([
    ['by its number', '7341', { number: 7341 }],
    ['by the name, whatever its accents', 'nuñez de baLBOA', { contactName: 'Begoña Núñez de Balboa' }],
    ['by a part of the phone', '555 321', { contactPhone: '+34 655 53 21 77' }],
    ['by the phone with its country', '+34 611 222 333', { contactPhone: '611222333' }],
    ['by the amount', '77,31', { total: cents(7731) }],
    ['by the amount after a dish was taken out', '70,31', { total: cents(7831), voided: cents(800) }],
    ['by a dish', 'rodaballo', { dish: 'Rodaballo a la brasa' }],
  ])('%s [DAY-207]', async (_title, sought, fields) => {
    await put()
    const wanted = await put({ ...fields, day: '2025-02-03' as IsoDate, placedAt: (testNow - 25e9) as Instant })
    expect(await find(sought)).toEqual([wanted])
  })

  test.each(['Sala 11', 'mesa 11', 'sala 11'])('by its table: %s [DAY-207]', async (sought) => {
    const { setup } = orderRow(toId<CartId>(crypto.randomUUID()))
    const at = (position: number) => ({ ...setup, mode: 'table' as const, resourceId: room, position })
    const wanted = await put({ setup: at(11) })
    const other = await put({ setup: at(12) })
    const found = await find(sought)
    expect(found).toContain(wanted)
    expect(found).not.toContain(other)
  })

  it('and no sign that is typed stands for another, and what means nothing finds nothing [DAY-207]', async () => {
    await put({ contactName: 'Cien por cien' })
    for (const sought of ['%%%', 'c_en', '100%x', '\\\\\\', 'zz', '€'])
      expect([sought, await find(sought)]).toEqual([sought, []])
  })

  it('on its business day alone, where one is named [DAY-207]', async () => {
    const day = '2024-06-01' as IsoDate
    const wanted = await put({ day, contactName: 'Solsticio' })
    await put({ contactName: 'Solsticio' })
    expect((await search({ sought: 'solsticio', day })).orders.map(({ orderId }) => orderId)).toEqual([wanted])
    expect((await search({ day })).orders).toHaveLength(1)
  })
})

it('pages of orders come newest first, with no gap and no repeat, also at one moment and while others come in [DAY-207]', async () => {
  const count = ordersPage * 2 + 5
  const made: OrderId[] = []
  // Five at each moment.
  for (let at = 0; at < count; at++) {
    made.push(await put({ contactName: 'Paginada', placedAt: (testNow - 1e9 + Math.floor(at / 5) * 1000) as Instant }))
  }
  const seen: OrderId[] = []
  const hours: number[] = []
  let after: OrderId | null = null
  for (let page = 0; page < 3; page++) {
    const { orders, hasMore } = await search({ sought: 'paginada', after })
    expect([page, orders.length, hasMore]).toEqual([page, page < 2 ? ordersPage : 5, page < 2])
    seen.push(...orders.map(({ orderId }) => orderId))
    hours.push(...orders.map(({ placedAt }) => placedAt))
    after = seen.at(-1) ?? null
    await put({ contactName: 'Paginada', placedAt: testNow as Instant })
  }
  expect(seen.toSorted()).toEqual(made.toSorted())
  expect(hours).toEqual(hours.toSorted((one, other) => other - one))
})

describe('orders with the same number [DAY-207]', () => {
  const foundBy = async (who: StaffBrowser, asked: Partial<RequestOf<typeof searchOrders>>) =>
    (await search(asked, who)).orders.map(({ name }) => name)
  const nameOf = ({ site, store }: TwinPlace) => `Gemela ${site.siteId} ${store}`

  it('are found in their own site and store alone, by whatever they have in common', async () => {
    const common = { number: 81_234, total: cents(55_501), contactPhone: '699887766', dish: 'Lamprea' }
    for (const place of house.places) {
      await put({ ...common, siteId: place.site.siteId, storeId: place.storeId, contactName: nameOf(place) })
    }
    for (const place of house.places) {
      const own = await place.site.signIn(place.store, 'manager')
      for (const sought of ['81234', '555,01', '699887766', 'gemela', 'lamprea']) {
        expect([sought, await foundBy(own, { sought })]).toEqual([sought, [nameOf(place)]])
      }
      const [other] = house.places.filter(({ site, store }) => site === place.site && store !== place.store)
      expect(
        await own.searchOrders({ storeId: other?.storeId ?? null, sought: 'lamprea', day: null, after: null }),
      ).toMatchObject({ refused: 'store-not-found' })
    }
    const owner = await signInAs(shop, 'direccion')
    const mine = house.places.filter(({ site }) => site === house.here)
    expect((await foundBy(owner, { sought: 'lamprea' })).toSorted()).toEqual(mine.map(nameOf).toSorted())
    expect(await foundBy(owner, { sought: 'lamprea', storeId: malasana })).toEqual([`Gemela ${siteId} malasana`])
  })

  it('and each is shown to whoever reaches its store, and to nobody else', async () => {
    const [place, ...others] = house.places
    const orderId = await put({ storeId: place.storeId })
    const own = await place.site.signIn(place.store, 'manager')
    expect(await accepted(own.showOrder({ orderId }))).toMatchObject({ order: { orderId }, storeId: place.storeId })
    for (const { site, store } of others) {
      const stranger = await site.signIn(store, 'manager')
      expect(await stranger.showOrder({ orderId })).toMatchObject({ refused: 'order-not-found' })
    }
  })
})

it('a search among many orders reads the index of what is sought, and never the whole table [DAY-207]', async () => {
  await put({ number: 1, contactName: 'Primera' })
  const { pool } = shop.database
  await pool.query(`insert into placed_order select made.* from placed_order one, generate_series(2, 2000) at,
    lateral jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'follow_key', gen_random_uuid(),
      'day', '2020-01-01', 'number', at, 'cart_version', at, 'total', 100000 + at, 'contact_name', md5(at::text))) made
    where one.contact_name = 'Primera'`)
  await pool.query('vacuum analyze placed_order')
  const plan = async (condition: string) => {
    const { rows } = await pool.query(`explain select id from placed_order where site_id = 1 and ${condition}`)
    return JSON.stringify(rows)
  }
  const guest = `fold_text(contact_name || ' ' || regexp_replace(contact_phone, '[^0-9]', '', 'g')) like '%primera%'`
  expect(await plan(guest)).toContain('placed_order_guest')
  expect(await plan('number = 7')).toContain('placed_order_any_number')
  expect(await plan('total = 100700')).toContain('placed_order_any_total')
  const dishes = `explain select id from order_line where fold_text(name) like '%pulpo%'`
  await pool.query('set enable_seqscan = off')
  expect(JSON.stringify((await pool.query(dishes)).rows)).toContain('order_line_dish')
})
