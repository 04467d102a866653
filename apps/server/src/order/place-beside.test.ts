import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { type OrderId, toId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placedOrder } from '../database/schema/order.ts'
import { outboxMessage } from '../database/schema/outbox.ts'
import { slotUse } from '../database/schema/slot-use.ts'
import { accepted } from '../testing/accepted.ts'
import { add, aSetup, begin, dish, toAddress } from '../testing/cart/carts.ts'
import { ana, aPayment, atTheDoor } from '../testing/payment/paying-shop.ts'
import { type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
let host: StaffBrowser
beforeAll(async () => {
  shop = await createTestApp()
  host = await signInAs(shop, 'direccion')
})
afterAll(() => shop.close())

const { centro: storeId } = storeIds
const water = dish('agua-mineral')
const sold = (orderId: OrderId, more: { readonly saidTotal?: typeof water.price } = {}) => {
  const choice = { valueIds: [], options: [], units: [] }
  const lines = [{ productId: water.id, quantity: 1, notes: '', allergies: [], choice }]
  return { orderId, notes: 'muy fría', lines, saidTotal: water.price, ...more }
}

/** A delivery that a diner ordered, with a way to pay for. */
async function orderDelivery() {
  const { cartId } = await begin(shop.client, aSetup({ mode: 'delivery', address: toAddress('28013') }))
  await add(shop.client, cartId, 'pulpo-a-la-gallega')
  await accepted(shop.client.savePaymentWeb(aPayment(cartId, atTheDoor())))
  const [found] = await shop.database.db.select().from(placedOrder).where(eq(placedOrder.cartId, cartId))
  if (found === undefined) throw new Error('no order')
  return found
}
const findOrder = async (id: OrderId) => {
  const [found] = await shop.database.db.select().from(placedOrder).where(eq(placedOrder.id, id))
  if (found === undefined) throw new Error('no order')
  return found
}

describe('a dish that is added to a placed order', () => {
  it('is a second order that names the first, for the same hands at the same hour, without a second way to pay [DAY-100]', async () => {
    const first = await orderDelivery()
    expect(first.parts).toContainEqual(expect.objectContaining({ kind: 'shipping' }))
    const delayed = await accepted(host.delayOrder({ orderId: first.id, minutes: 10, version: first.version }))
    const second = await accepted(host.placeBeside(sold(first.id)))
    expect(second).toMatchObject({
      status: 'preparing',
      mode: 'delivery',
      name: ana.fullName,
      phone: ana.phone,
      total: water.price,
      promisedAt: delayed.promisedAt,
      delayMinutes: 10,
      dueAt: delayed.dueAt,
      paymentState: 'unpaid',
      beside: { orderId: first.id, number: first.number },
      lines: [{ name: 'Agua mineral', quantity: 1 }],
    })
    expect(await findOrder(first.id)).toEqual({ ...first, delayMinutes: 10, version: delayed.version })
    const stored = await findOrder(second.orderId)
    expect(stored.setup).toEqual(first.setup)
    const { orders } = await accepted(host.showOrders({ storeId }))
    expect(orders).toContainEqual(second)
    const { tickets } = await accepted(host.showKitchen({ storeId, stationId: null }))
    expect(tickets.find(({ orderId }) => orderId === second.orderId)).toMatchObject({
      beside: first.number,
      number: second.number,
      place: ana.fullName,
      notes: 'muy fría',
    })
    expect(tickets.find(({ orderId }) => orderId === first.id)).toMatchObject({ beside: null })
  })

  it('is late when the first is late, and the other way round, and its diner hears of it once', async () => {
    const first = await orderDelivery()
    const second = await accepted(host.placeBeside(sold(first.id)))
    const mails = () => shop.database.db.$count(outboxMessage, like(outboxMessage.key, 'order-delayed:%'))
    const before = await mails()
    const late = await accepted(host.delayOrder({ orderId: first.id, minutes: 10, version: first.version }))
    const promises = async () => {
      const { orders } = await accepted(host.showOrders({ storeId }))
      return orders.filter(({ orderId }) => orderId === first.id || orderId === second.orderId)
    }
    expect((await promises()).map(({ promisedAt, dueAt }) => ({ promisedAt, dueAt }))).toEqual(
      [late, late].map(({ promisedAt, dueAt }) => ({ promisedAt, dueAt })),
    )
    expect(await mails()).toBe(before + 1)
    // Two people, each with one of the two: both delays count, and neither waits for the other for ever.
    const version = second.version + 1
    const presses = await Promise.all([
      host.delayOrder({ orderId: first.id, minutes: 5, version: late.version }),
      host.delayOrder({ orderId: second.orderId, minutes: 5, version }),
    ])
    expect(presses.filter((answer) => 'refused' in answer)).toMatchObject([{ refused: 'version-stale' }])
    expect((await promises()).map(({ delayMinutes }) => delayMinutes)).toEqual([15, 15])
    // What is ready waits for the other, and its own promise stays.
    await accepted(host.moveOrder({ orderId: second.orderId, to: 'ready', version: version + 1 }))
    await accepted(host.delayOrder({ orderId: first.id, minutes: 5, version: late.version + 1 }))
    expect((await promises()).map(({ delayMinutes }) => delayMinutes).sort()).toEqual([15, 20])
  })

  it('takes no place in the slot, and its mail leads to the site and not to the staff', async () => {
    const first = await orderDelivery()
    const places = async () => (await shop.database.db.select().from(slotUse)).length
    const before = await places()
    const { orderId } = await accepted(host.placeBeside(sold(first.id)))
    expect(await places()).toBe(before)
    const [mail] = await shop.database.db
      .select()
      .from(outboxMessage)
      .where(eq(outboxMessage.key, `order:${orderId}`))
      .then((found) => found.filter(({ channel }) => channel === 'mail'))
    expect(mail).toMatchObject({ recipient: ana.email })
    expect(mail?.body).toContain(`localhost/status#${(await findOrder(orderId)).followKey}`)
    expect(mail?.body).not.toContain('staff.')
  })

  it('has the diner’s prices, and is refused where there is nothing to add to', async () => {
    const first = await orderDelivery()
    expect(await host.placeBeside(sold(first.id, { saidTotal: cents(1) }))).toMatchObject({
      refused: 'price-differs',
      details: { total: water.price },
    })
    const nobody = toId<OrderId>(crypto.randomUUID())
    expect(await host.placeBeside(sold(nobody))).toMatchObject({ refused: 'order-not-found' })
    await accepted(host.rejectOrder({ orderId: first.id, reason: 'closing', version: first.version }))
    expect(await host.placeBeside(sold(first.id))).toMatchObject({ refused: 'illegal-move' })
  })
})
