import type { CartId, OrderId } from '@comanda/rules/ids'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { kitchenItem, kitchenTicket } from '../database/schema/kitchen.ts'
import { placedOrder } from '../database/schema/order.ts'
import { outboxMessage } from '../database/schema/outbox.ts'
import { store } from '../database/schema/store.ts'
import { sweepAttempts } from '../payment/sweep-attempts.job.ts'
import { accepted } from '../testing/accepted.ts'
import { add, aSetup, begin } from '../testing/cart/carts.ts'
import type { NamedClient } from '../testing/http/named-client.ts'
import { payAtBank } from '../testing/payment/bank-diner.ts'
import { checkMoney } from '../testing/payment/check-money.ts'
import { aPayment, atTheDoor, openPayingShop, type PayingShop } from '../testing/payment/paying-shop.ts'
import { openTwinHouse, type TwinPlace } from '../testing/team/twin-house.ts'
import { loadVenues } from '../venue/load-venues.ts'
import { endUnanswered } from './end-unanswered.job.ts'

interface Limits {
  readonly alarmAfterMinutes: number
  readonly cancelAfterMinutes: number
}

/** The minutes of each store of two sites that use the same numbers; the second store keeps those of a new one. */
const given: readonly Limits[] = [
  { alarmAfterMinutes: 5, cancelAfterMinutes: 12 },
  { alarmAfterMinutes: 3, cancelAfterMinutes: 10 },
  { alarmAfterMinutes: 2, cancelAfterMinutes: 8 },
  { alarmAfterMinutes: 4, cancelAfterMinutes: 6 },
]

interface LimitedPlace extends TwinPlace, Limits {
  readonly phone: string
}

let shop: PayingShop
let places: readonly LimitedPlace[]
beforeAll(async () => {
  shop = await openPayingShop()
  const { db } = shop.shop.database
  const house = await openTwinHouse(shop.shop)
  places = house.places.flatMap((place, at) => {
    const limits = given[at]
    return limits === undefined ? [] : [{ ...place, ...limits, phone: `+34 600 000 00${at}` }]
  })
  for (const [at, { site, storeId, phone, alarmAfterMinutes, cancelAfterMinutes }] of places.entries()) {
    const limits = at === 1 ? {} : { alarmAfterMinutes, cancelAfterMinutes }
    const isIt = and(eq(store.siteId, site.siteId), eq(store.id, storeId))
    await db
      .update(store)
      .set({ openAllDay: true, phone, ...limits })
      .where(isIt)
  }
})
afterAll(() => shop.close())
afterEach(() => checkMoney(shop.shop.database.db))

async function fill(client: NamedClient, { storeId }: TwinPlace): Promise<CartId> {
  const { cartId } = await begin(client, aSetup({ storeId }))
  await add(client, cartId, 'pulpo-a-la-gallega')
  return cartId
}

async function orderAt(place: TwinPlace) {
  const { client } = await place.site.visit()
  const cartId = await fill(client, place)
  await accepted(client.savePaymentWeb(aPayment(cartId, atTheDoor())))
  return findOrder(cartId)
}

async function orderPaid(place: TwinPlace) {
  const { client } = await shop.visit()
  const cartId = await fill(client, place)
  await payAtBank(await accepted(client.savePaymentRedsysWeb(aPayment(cartId))), { pan: '5576441563045037' })
  return findOrder(cartId)
}

async function findOrder(cartId: CartId) {
  const [found] = await shop.shop.database.db.select().from(placedOrder).where(eq(placedOrder.cartId, cartId))
  if (found === undefined) throw new Error('no order')
  return found
}

/** What became of an order: its status, its dishes, and who was told. */
async function tell({ cartId, id }: { readonly cartId: CartId; readonly id: OrderId }) {
  const { db } = shop.shop.database
  const { status } = await findOrder(cartId)
  const dishes = await db
    .select({ state: kitchenItem.state })
    .from(kitchenItem)
    .innerJoin(kitchenTicket, eq(kitchenTicket.id, kitchenItem.ticketId))
    .where(eq(kitchenTicket.orderId, id))
  const sent = async (key: string) =>
    (await db.select().from(outboxMessage).where(eq(outboxMessage.key, key))).map(({ recipient }) => recipient)
  const [called, told] = [await sent(`order-unanswered:${id}`), await sent(`order-cancelled:${id}`)]
  return { status, dishes: dishes.map(({ state }) => state), called, told: told.length }
}

/** The job that runs every minute, for all sites. */
function answerForStaff() {
  const { db } = shop.shop.database
  return endUnanswered({
    database: db,
    readVenues: (siteId) => loadVenues(db, siteId),
    now: shop.kit.now(),
    alarm: (text) => shop.alarms.push(text),
  })
}

const minuteMs = 60_000

describe('an order that nobody answers, in stores with minutes of their own', () => {
  it('says on its board and in the bell when it alarms and until when it waits [DAY-098]', async () => {
    for (const place of places) {
      const { site, store: name, storeId, alarmAfterMinutes, cancelAfterMinutes } = place
      const { id, placedAt, version } = await orderAt(place)
      const manager = await site.signIn(name, 'manager')
      const { orders } = await accepted(manager.showOrders({ storeId }))
      expect(orders.find(({ orderId }) => orderId === id)?.waiting).toEqual({
        alarmAt: placedAt + alarmAfterMinutes * minuteMs,
        cancelAt: placedAt + cancelAfterMinutes * minuteMs,
      })
      // A device that is locked hears the bell alone.
      const { things } = await accepted(site.openDevice(name).showWaiting({ storeId }))
      expect(things.find((one) => one.id === id)?.alarmAt).toBe(placedAt + alarmAfterMinutes * minuteMs)
      await accepted(manager.moveOrder({ orderId: id, to: 'preparing', version }))
    }
  })

  it('calls the phone of its store and is cancelled with its money at the minutes of its store, of every site [DAY-098]', async () => {
    const [first] = places
    if (first === undefined) throw new Error('no place')
    const waiting = []
    for (const place of places) waiting.push({ place, order: await orderAt(place) })
    const paid = await orderPaid(first)
    waiting.push({ place: first, order: paid })
    const longest = Math.max(...places.map(({ cancelAfterMinutes }) => cancelAfterMinutes))
    for (let minute = 1; minute <= longest; minute++) {
      shop.clock.now += minuteMs
      await answerForStaff()
      for (const { place, order } of waiting) {
        const { phone, alarmAfterMinutes, cancelAfterMinutes } = place
        const isOver = minute >= cancelAfterMinutes
        expect({ minute, phone, ...(await tell(order)) }).toEqual({
          minute,
          phone,
          status: isOver ? 'cancelled' : 'on-hold',
          dishes: [isOver ? 'voided' : 'held'],
          called: minute >= alarmAfterMinutes ? [phone] : [],
          told: isOver ? 1 : 0,
        })
      }
    }
    expect(await findOrder(paid.cartId)).toMatchObject({ cancelReason: 'unanswered', paymentState: 'paid' })
    await sweepAttempts(shop.kit)
    expect(await findOrder(paid.cartId)).toMatchObject({ paymentState: 'refunded', refunded: paid.total })
    expect(shop.alarms).toEqual([])
  })

  it('is accepted or cancelled at its own instant, whole, and not a moment before it [DAY-098]', async () => {
    const racing = places.map((place) => ({ place, orders: [] as Awaited<ReturnType<typeof orderAt>>[] }))
    for (const { place, orders } of racing) for (let count = 0; count < 3; count++) orders.push(await orderAt(place))
    for (const { place, orders } of racing.toSorted(
      (one, other) => one.place.cancelAfterMinutes - other.place.cancelAfterMinutes,
    )) {
      const [order] = orders
      if (order === undefined) throw new Error('no order')
      const manager = await place.site.signIn(place.store, 'manager')
      shop.clock.now = order.placedAt + place.cancelAfterMinutes * minuteMs - 1
      await answerForStaff()
      for (const one of orders) expect(await tell(one)).toMatchObject({ status: 'on-hold', dishes: ['held'], told: 0 })
      shop.clock.now += 1
      const accept = () =>
        Promise.all(orders.map(({ id }) => manager.moveOrder({ orderId: id, to: 'preparing', version: 1 })))
      const [answers] = await Promise.all([accept(), answerForStaff()])
      for (const [at, one] of orders.entries()) {
        const isAccepted = 'status' in (answers[at] ?? {})
        expect(await tell(one)).toMatchObject(
          isAccepted
            ? { status: 'preparing', dishes: ['queued'], told: 0 }
            : { status: 'cancelled', dishes: ['voided'], told: 1 },
        )
      }
    }
  })
})
