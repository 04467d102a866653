import { isRefusal } from '@comanda/contract/refusals'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import type { CartId } from '@comanda/rules/ids'
import type { Instant, IsoDate, Minute } from '@comanda/rules/time/calendar'
import { defaultTimeZone, toStoreMoment } from '@comanda/rules/time/store-moment'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { cart } from '../database/schema/cart.ts'
import { placedOrder } from '../database/schema/order.ts'
import { slotUse } from '../database/schema/slot-use.ts'
import { store } from '../database/schema/store.ts'
import { transact } from '../database/transact.ts'
import { endOrder } from '../order/end-order.ts'
import { accepted, add, aSave, aSetup, begin } from '../testing/cart/carts.ts'
import type { Visit } from '../testing/http/open-visit.ts'
import { payAtBank } from '../testing/payment/bank-diner.ts'
import { checkMoney } from '../testing/payment/check-money.ts'
import { aPayment, atTheDoor, openPayingShop, type PayingShop } from '../testing/payment/paying-shop.ts'

let house: PayingShop
let today: IsoDate
beforeAll(async () => {
  house = await openPayingShop()
  today = toStoreMoment(house.clock.now as Instant, defaultTimeZone).date
  const { db } = house.shop.database
  await db.update(store).set({ ordersPerSlot: 2 }).where(eq(store.id, storeIds.centro))
  const diner = await house.visit()
  // Caches hear of a changed store a moment later; a slot that fills up shows that they have.
  await vi.waitFor(async () => expect(await fillsUp(diner)).toBe(true), { timeout: 30_000, interval: 200 })
})
afterEach(async () => {
  await checkMoney(house.shop.database.db)
  await house.shop.database.db.delete(slotUse)
})
afterAll(() => house.close())

const listHours = async ({ client }: Visit) =>
  accepted(await client.getHoursSchedule({ storeId: storeIds.centro, cartId: null, date: today, mode: 'pickup' }))
const firstHours = async (diner: Visit) => (await listHours(diner)).map(({ from }) => from)

async function takePlace(cartId: CartId, minute: Minute): Promise<void> {
  const { db } = house.shop.database
  const [held] = await db.select({ siteId: cart.siteId }).from(cart).where(eq(cart.id, cartId))
  if (held === undefined) throw new Error('there is no such cart')
  await db.insert(slotUse).values({ ...held, cartId, storeId: storeIds.centro, day: today, minute })
}

async function fillsUp(diner: Visit): Promise<boolean> {
  const [first] = await firstHours(diner)
  if (first === undefined) throw new Error('the demo is closed')
  for (let one = 0; one < 2; one++) await takePlace(await comeFor(await house.visit(), undefined), first)
  const isGone = !(await firstHours(diner)).includes(first)
  await house.shop.database.db.delete(slotUse)
  return isGone
}

async function comeFor({ client }: Visit, time: Minute | undefined): Promise<CartId> {
  const when = time === undefined ? {} : ({ date: today, time, dateType: 'scheduled' } as const)
  const { cartId } = await begin(client, aSetup(when))
  await add(client, cartId, 'pulpo-a-la-gallega')
  return cartId
}

const comeTogether = (count: number, time: Minute | undefined) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const visit = await house.visit()
      return { visit, cartId: await comeFor(visit, time) }
    }),
  )

const order = ({ client }: Visit, cartId: CartId) => client.savePaymentWeb(aPayment(cartId, atTheDoor()))
const timeOf = async (cartId: CartId) =>
  (await house.shop.database.db.select().from(placedOrder).where(eq(placedOrder.cartId, cartId)))[0]?.setup.time

describe('a kitchen that takes two orders for a slot', () => {
  it('gives the last place to one of fifty at the same moment and tells the others [DAY-102] [OPEN-059] [F-038]', async () => {
    const [, second] = await firstHours(await house.visit())
    const early = await house.visit()
    accepted(await order(early, await comeFor(early, second)))
    const diners = await comeTogether(50, second)
    const replies = await Promise.all(diners.map(({ visit, cartId }) => order(visit, cartId)))
    expect(replies.filter((reply) => !isRefusal(reply))).toHaveLength(1)
    const refused = replies.flatMap((reply) => (isRefusal(reply) ? [reply.refused] : []))
    expect(refused).toEqual(Array.from({ length: 49 }, () => 'slot-full'))
    expect(await house.shop.database.db.$count(slotUse)).toBe(2)
  })

  it('gives six who come at once as soon as possible the first three slots [DAY-102]', async () => {
    const hours = (await firstHours(await house.visit())).slice(0, 3)
    const diners = await comeTogether(6, undefined)
    for (const reply of await Promise.all(diners.map(({ visit, cartId }) => order(visit, cartId)))) accepted(reply)
    const times = await Promise.all(diners.map(({ cartId }) => timeOf(cartId)))
    expect(times.toSorted()).toEqual(hours.flatMap((hour) => [hour, hour]))
  })

  it('does not offer a full slot, and «as soon as possible» is the next one [CART-043] [F-038] [DAY-102]', async () => {
    const diner = await house.visit()
    const [first, second] = await firstHours(diner)
    for (let one = 0; one < 2; one++) {
      const visit = await house.visit()
      accepted(await order(visit, await comeFor(visit, undefined)))
    }
    expect(await firstHours(diner)).not.toContain(first)
    const both = accepted(await diner.client.getOrderSchedules({ storeId: storeIds.centro, cartId: null, date: today }))
    expect(both.pickup[0]?.from).toBe(second)
    const third = await comeFor(diner, undefined)
    accepted(await order(diner, third))
    expect(await timeOf(third)).toBe(second)
    const chosen = await diner.client.saveCart(
      aSave({ setup: aSetup({ date: today, time: first ?? null, dateType: 'scheduled' }) }),
    )
    expect(chosen).toMatchObject({ refused: 'slot-full' })
  })

  it('keeps the place while the bank is asked, and gives it back with a no [CART-043] [F-038]', async () => {
    const [first] = await firstHours(await house.visit())
    const payers = []
    for (let one = 0; one < 2; one++) {
      const visit = await house.visit()
      const cartId = await comeFor(visit, first)
      payers.push(accepted(await visit.client.savePaymentRedsysWeb(aPayment(cartId))))
    }
    const diner = await house.visit()
    expect(await firstHours(diner)).not.toContain(first)
    if (payers[0] !== undefined) await payAtBank(payers[0], { pan: '5576440022788500' })
    expect(await firstHours(diner)).toContain(first)
    if (payers[1] !== undefined) await payAtBank(payers[1], { pan: '4548810000000003' })
    expect(await house.shop.database.db.$count(slotUse)).toBe(1)
  })

  it('keeps the place for ten minutes while a bank is silent, and cooks what is paid later [DAY-102]', async () => {
    const [, second] = await firstHours(await house.visit())
    const payers = []
    for (let one = 0; one < 2; one++) {
      const visit = await house.visit()
      payers.push(accepted(await visit.client.savePaymentRedsysWeb(aPayment(await comeFor(visit, second)))))
    }
    const diner = await house.visit()
    const began = house.clock.now
    house.clock.now = began + 10 * 60_000 - 1
    expect(await firstHours(diner)).not.toContain(second)
    house.clock.now = began + 10 * 60_000
    expect(await firstHours(diner)).toContain(second)
    accepted(await order(diner, await comeFor(diner, second)))
    for (const payer of payers) await payAtBank(payer, { pan: '4548810000000003' })
    expect(await house.shop.database.db.$count(slotUse)).toBe(3)
    expect(await firstHours(diner)).not.toContain(second)
    house.clock.now = began
  })

  it('gives the place of a cancelled order to the next [DAY-102]', async () => {
    const diner = await house.visit()
    const [first] = await firstHours(diner)
    const carts = []
    for (let one = 0; one < 2; one++) {
      const visit = await house.visit()
      const cartId = await comeFor(visit, first)
      accepted(await order(visit, cartId))
      carts.push(cartId)
    }
    expect(await firstHours(diner)).not.toContain(first)
    const { db } = house.shop.database
    const [placed] = await db.select().from(placedOrder).where(inArray(placedOrder.cartId, carts))
    if (placed === undefined) throw new Error('no order was placed')
    await transact(db, (tx) =>
      endOrder(tx, {
        siteId: placed.siteId,
        stores: 'all',
        orderId: placed.id,
        version: placed.version,
        reason: 'sold-out',
        staffId: null,
        now: house.clock.now as Instant,
      }),
    )
    expect(await firstHours(diner)).toContain(first)
  })

  it('takes nothing as soon as possible when today is full, and moves no order to tomorrow [CART-043] [ERRORS-040] [F-038]', async () => {
    const diner = await house.visit()
    const waiting = await comeFor(diner, undefined)
    const { db } = house.shop.database
    const hours = await firstHours(diner)
    const filler = await house.visit()
    for (const minute of hours) {
      for (let one = 0; one < 2; one++) {
        const { cartId } = await begin(filler.client, aSetup({ date: today, time: minute, dateType: 'scheduled' }))
        await takePlace(cartId, minute)
      }
    }
    expect(await firstHours(diner)).toEqual([])
    expect(await order(diner, waiting)).toMatchObject({
      refused: 'orders-not-taken',
      message: 'En estos momentos no podemos tramitar más pedidos',
    })
    expect(await diner.client.saveCart(aSave())).toMatchObject({ refused: 'orders-not-taken' })
    expect(await db.$count(placedOrder, eq(placedOrder.cartId, waiting))).toBe(0)
  })
})
