import { allergenId } from '@comanda/demo/allergens'
import type { CartId, SectionItemId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { kitchenItem, kitchenTicket, station } from '../database/schema/kitchen.ts'
import { placedOrder } from '../database/schema/order.ts'
import { transact } from '../database/transact.ts'
import { accepted, add, aSetup, atTable, begin, dish } from '../testing/cart/carts.ts'
import { aPayment, atTheDoor } from '../testing/payment/paying-shop.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { sendToKitchen } from './send-to-kitchen.ts'

const evening = Date.parse('2026-11-13T20:00:00Z') as Instant
let now = evening
let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({ now: () => now })
})
beforeEach(() => {
  now = evening
})
afterAll(() => shop.close())

const listTickets = (cartId: CartId) =>
  shop.database.db
    .select()
    .from(kitchenTicket)
    .where(eq(kitchenTicket.cartId, cartId))
    .orderBy(asc(kitchenTicket.cartVersion))
const listItems = async (cartId: CartId) => {
  const rows = await shop.database.db
    .select({ item: kitchenItem, station: station.name })
    .from(kitchenItem)
    .innerJoin(kitchenTicket, eq(kitchenTicket.id, kitchenItem.ticketId))
    .leftJoin(station, and(eq(station.siteId, kitchenItem.siteId), eq(station.id, kitchenItem.stationId)))
    .where(eq(kitchenTicket.cartId, cartId))
    .orderBy(asc(kitchenTicket.cartVersion), asc(kitchenItem.position))
  return rows.map((row) => ({ ...row.item, station: row.station }))
}
const plain = { valueIds: [], options: [], units: [] }

/** The first dish of every section of a menu. */
function chooseFirsts(slug: string) {
  return dish(slug).sections.flatMap(({ id, minDishes, items }) =>
    Array.from({ length: minDishes }, () => ({
      sectionId: id,
      itemId: items[0]?.id as SectionItemId,
      includedQuantity: 0,
      price: null,
      choice: plain,
    })),
  )
}

describe('a round', () => {
  it('writes one row per dish, with its line, ticket, station, course, units, words and state [DAY-065]', async () => {
    const { cartId } = await begin(shop.client, atTable(1))
    const { lineId } = await add(shop.client, cartId, 'pulpo-a-la-gallega', { quantity: 2, notes: 'sin\u0007pimentón' })
    await add(shop.client, cartId, 'arroz-negro', { quantity: 2 })
    await add(shop.client, cartId, 'refresco-de-cola')
    accepted(await shop.client.sendRound({ cartId }))
    const [ticket, ...others] = await listTickets(cartId)
    expect(others).toEqual([])
    expect(ticket).toMatchObject({ mode: 'table', place: 'Sala 1', day: '2026-11-13', sentAt: now, dueAt: now })
    expect(await listItems(cartId)).toMatchObject([
      {
        lineId,
        ticketId: ticket?.id,
        station: 'Calientes',
        course: 1,
        units: 2,
        state: 'queued',
        version: 1,
        name: 'Pulpo a la gallega',
        combo: null,
        notes: 'sin pimentón',
        allergens: ['Moluscos'],
      },
      { name: 'Arroz negro con sepia', station: 'Calientes', course: 2, units: 2, state: 'held' },
      { name: 'Refresco de cola', station: 'Barra', state: 'queued' },
    ])
  })

  it('sends what is new and nothing twice, also when two phones send it at once', async () => {
    const { cartId } = await begin(shop.client, atTable(2))
    const other = await shop.visit()
    await begin(other.client, atTable(2))
    await add(shop.client, cartId, 'pulpo-a-la-gallega')
    await Promise.all([shop.client.sendRound({ cartId }), other.client.sendRound({ cartId })])
    await add(shop.client, cartId, 'ensaladilla-rusa')
    accepted(await shop.client.sendRound({ cartId }))
    expect((await listItems(cartId)).map(({ name }) => name)).toEqual(['Pulpo a la gallega', 'Ensaladilla rusa'])
    expect(await listTickets(cartId)).toHaveLength(2)
  })

  it('that is rolled back leaves no row [DAY-065]', async () => {
    const { cartId } = await begin(shop.client, atTable(3))
    const { lineId } = await add(shop.client, cartId, 'pulpo-a-la-gallega')
    const failing = transact(shop.database.db, async (tx) => {
      await sendToKitchen(tx, {
        ticket: {
          siteId: shop.keys.siteId,
          storeId: 1 as never,
          day: '2026-11-13' as never,
          number: 1,
          mode: 'table',
          place: '',
          notes: '',
          cartId,
          cartVersion: 9,
          sentAt: now,
          dueAt: now,
        },
        dishes: [
          {
            lineId,
            productId: dish('pulpo-a-la-gallega').id,
            stationId: null,
            course: 0,
            units: 1,
            combo: null,
            name: '',
            words: [],
            notes: '',
            allergens: [],
            traces: [],
          },
        ],
        accepted: true,
      })
      expect(await tx.select().from(kitchenItem).where(eq(kitchenItem.lineId, lineId))).toHaveLength(1)
      throw new Error('afterwards')
    })
    await expect(failing).rejects.toThrow('afterwards')
    expect(await listItems(cartId)).toEqual([])
    expect(await listTickets(cartId)).toEqual([])
  })

  it('keeps its words when the menu is edited [DAY-068]', async () => {
    const { cartId } = await begin(shop.client, atTable(4))
    const units = [{ ...chooseLettuce(), includedQuantity: 0, price: null, choice: plain }]
    await add(shop.client, cartId, 'bocadillo-de-pollo', {
      choice: { ...plain, units },
      notes: 'partido',
      allergies: [allergenId('sesame')],
    })
    accepted(await shop.client.sendRound({ cartId }))
    const before = await listItems(cartId)
    expect(before).toMatchObject([
      {
        name: 'Bocadillo de pollo crujiente',
        notes: 'partido',
        station: 'Plancha',
        declared: ['Sésamo'],
        words: ['Lechuga', 'Sin queso cheddar', 'Sin tomate'],
      },
    ])
    await shop.database.db.execute(
      sql`update product set name = '{"base": "Otra cosa", "variants": {}}' where site_id = 1 and slug = 'bocadillo-de-pollo'`,
    )
    expect(await listItems(cartId)).toEqual(before)
  })
})

function chooseLettuce() {
  const [section] = dish('bocadillo-de-pollo').sections
  const item = section?.items.find(({ product }) => product.slug === 'lechuga')
  if (section === undefined || item === undefined) throw new Error('the demo has another sandwich')
  return { sectionId: section.id, itemId: item.id }
}

describe('an order', () => {
  it('sends a menu as its dishes and waits until somebody accepts it [DAY-065]', async () => {
    const { client } = await shop.visit()
    const { cartId } = await begin(client, aSetup())
    await add(client, cartId, 'menu-del-dia', { choice: { ...plain, units: chooseFirsts('menu-del-dia') } })
    const { orderNumber } = accepted(await client.savePaymentWeb(aPayment(cartId, atTheDoor())))
    const [ticket] = await listTickets(cartId)
    expect(ticket).toMatchObject({ number: orderNumber, mode: 'pickup', place: 'Ana Gil' })
    const [order] = await shop.database.db.select().from(placedOrder).where(eq(placedOrder.cartId, cartId))
    expect(order).toMatchObject({ id: ticket?.orderId, status: 'on-hold' })
    const items = await listItems(cartId)
    expect(items.length).toBeGreaterThan(2)
    for (const item of items) {
      expect(item).toMatchObject({ state: 'held', combo: 'Menú del día', units: 1, station: expect.any(String) })
    }
  })

  it('of an evening after midnight has the next number of that evening', async () => {
    const place = async () => {
      const { client } = await shop.visit()
      const { cartId } = await begin(client, aSetup())
      await add(client, cartId, 'pulpo-a-la-gallega')
      return accepted(await client.savePaymentWeb(aPayment(cartId, atTheDoor()))).orderNumber ?? 0
    }
    const before = await place()
    now = Date.parse('2026-11-13T23:30:00Z') as Instant
    expect(await place()).toBe(before + 1)
    now = Date.parse('2026-11-14T04:00:00Z') as Instant
    expect(await place()).toBe(1)
  })
})
