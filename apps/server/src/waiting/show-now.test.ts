import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { cents } from '@comanda/rules/money/cents'
import type { Instant, IsoDate } from '@comanda/rules/time/calendar'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cart as cartTable } from '../database/schema/cart.ts'
import { kitchenTicket } from '../database/schema/kitchen.ts'
import { placedOrder } from '../database/schema/order.ts'
import { paymentAttempt } from '../database/schema/payment.ts'
import { handTaking } from '../database/schema/till.ts'
import { accepted } from '../testing/accepted.ts'
import { add, atTable, begin } from '../testing/cart/carts.ts'
import { attemptRow, cartRow } from '../testing/database/rows.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { aPayment, atTheDoor } from '../testing/payment/paying-shop.ts'
import { signInAs } from '../testing/team/staff-browser.ts'
import { openTwinHouse, type TwinHouse, type TwinPlace, twinPeople } from '../testing/team/twin-house.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
let house: TwinHouse
let here: TwinPlace
beforeAll(async () => {
  shop = await createTestApp()
  house = await openTwinHouse(shop)
  here = house.places[0]
})
afterAll(() => shop.close())

const lookAt = async ({ site, store, storeId }: TwinPlace) =>
  accepted((await site.signIn(store, 'manager')).showNow({ storeId }))

async function sendRound(position: number): Promise<void> {
  const { client } = await here.site.visit()
  const { cartId } = await begin(client, atTable(position))
  await add(client, cartId, 'pulpo-a-la-gallega')
  await accepted(client.sendRound({ cartId }))
}

async function placeOrder(): Promise<void> {
  const { client } = await here.site.visit()
  const { cartId } = await begin(client)
  await add(client, cartId, 'pulpo-a-la-gallega')
  await accepted(client.savePaymentWeb(aPayment(cartId, atTheDoor())))
}

/** Cash that somebody took and has not handed in. */
async function fillPouch({ site, store, storeId }: TwinPlace, amount: number): Promise<void> {
  const { db } = shop.database
  const place = { siteId: site.siteId, storeId }
  const cart = cartRow({ ...place, state: 'closed' })
  await db.insert(cartTable).values(cart)
  const money = { amount: cents(amount), captured: cents(amount), provider: 'cash', state: 'approved' } as const
  const [attempt] = await db
    .insert(paymentAttempt)
    .values(attemptRow({ ...place, ...money, cartId: cart.id, cartVersion: 1 }))
    .returning()
  const taking = { attemptId: attempt?.id ?? ('' as never), means: 'cash', takenBy: twinPeople[store].rider } as const
  await db.insert(handTaking).values({ ...place, ...taking, amount: cents(amount), takenAt: testNow })
}

describe('how a store stands now [DAY-218]', () => {
  it('is told of its own store of its own site alone', async () => {
    const before = await Promise.all(house.places.map(lookAt))
    expect(before[0]).toMatchObject({ late: 0, tables: { open: 0 }, cash: { drawer: 0, pouches: 0 } })
    await sendRound(3)
    await placeOrder()
    await fillPouch(here, 1_950)
    const after = await Promise.all(house.places.map(lookAt))
    expect(after.slice(1)).toEqual(before.slice(1))
    const total = (await shop.database.db.select({ total: placedOrder.total }).from(placedOrder)).at(-1)?.total
    expect(after[0]).toMatchObject({
      tables: { open: 1, all: before[0]?.tables?.all },
      cash: { drawer: 0, pouches: 1_950 },
      sales: { today: { orders: (before[0]?.sales?.today.orders ?? 0) + 1 } },
    })
    expect((after[0]?.sales?.today.gross ?? 0) - (before[0]?.sales?.today.gross ?? 0)).toBe(total)
    const names = after[0]?.people?.map(({ name }) => name) ?? []
    expect(names).toContain('Luis Demo')
    for (const stranger of ['Luis Demo de Malasaña', 'Luis Demo (gemela)']) expect(names).not.toContain(stranger)
  })

  it('counts what is late by the minutes of the store, and the sales of a week before until this hour', async () => {
    const { db } = shop.database
    const { late, sales } = await lookAt(here)
    expect(late).toBe(0)
    const old = (testNow - 3_600_000) as Instant
    const { siteId } = here.site
    await db.update(kitchenTicket).set({ dueAt: old, sentAt: old }).where(eq(kitchenTicket.siteId, siteId))
    expect(await lookAt(here)).toMatchObject({ late: 1, sales: { before: sales?.before } })
    // An order of today becomes one of a week ago, once before and once after this hour of that day.
    const [placed] = await db
      .select({ id: placedOrder.id })
      .from(placedOrder)
      .where(
        and(
          eq(placedOrder.siteId, siteId),
          eq(placedOrder.storeId, here.storeId),
          eq(placedOrder.day, '2026-11-18' as IsoDate),
        ),
      )
    if (placed === undefined || sales === null) throw new Error('nothing was sold')
    const week = 7 * 24 * 3_600_000
    for (const [shift, more] of [
      [week + 60_000, 1],
      [week - 60_000, 0],
    ] as const) {
      const then = { day: '2026-11-11' as IsoDate, placedAt: (testNow - shift) as Instant, number: 5_000 }
      await db.update(placedOrder).set(then).where(eq(placedOrder.id, placed.id))
      expect((await lookAt(here)).sales).toMatchObject({
        today: { orders: sales.today.orders - 1 },
        before: { orders: sales.before.orders + more },
      })
    }
  })

  it('is told by right, and of a store out of reach nothing', async () => {
    const waiter = await signInAs(shop, 'sala')
    const { storeId } = here
    const seen = await accepted(waiter.showNow({ storeId }))
    expect(seen).toMatchObject({ late: expect.any(Number), tables: { open: 1 }, cash: null, people: null, sales: null })
    const rider = await here.site.signIn(here.store, 'rider')
    const nothing = { late: null, tables: null, cash: null, people: null, sales: null }
    expect(await accepted(rider.showNow({ storeId }))).toEqual(nothing)
    expect(await waiter.showNow({ storeId: storeIds.malasana })).toMatchObject({ refused: 'store-not-found' })
  })
})
