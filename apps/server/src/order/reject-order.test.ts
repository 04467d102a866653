import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { type AttemptId, type CartId, toId } from '@comanda/rules/ids'
import { eq, like } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { refund } from '../database/schema/ledger.ts'
import { placedOrder } from '../database/schema/order.ts'
import { outboxMessage } from '../database/schema/outbox.ts'
import { paymentAttempt } from '../database/schema/payment.ts'
import { sweepAttempts } from '../payment/sweep-attempts.job.ts'
import { accepted } from '../testing/accepted.ts'
import { payAtBank } from '../testing/payment/bank-diner.ts'
import { checkMoney } from '../testing/payment/check-money.ts'
import { aPayment, atTheDoor, fillCart, openPayingShop, type PayingShop } from '../testing/payment/paying-shop.ts'
import { type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { loadVenues } from '../venue/load-venues.ts'
import { endUnanswered } from './end-unanswered.job.ts'

let house: PayingShop
let manager: StaffBrowser
beforeAll(async () => {
  house = await openPayingShop()
  manager = await signInAs(house.shop, 'encargado')
})
afterAll(() => house.close())
afterEach(() => checkMoney(house.shop.database.db))

const storeId = storeIds.centro

async function placeOrder(paid: 'paid' | 'at-the-door' = 'paid') {
  const { client } = await house.visit()
  const cartId = await fillCart(client)
  let attempt: AttemptId | null = null
  if (paid === 'paid') {
    const started = await accepted(client.savePaymentRedsysWeb(aPayment(cartId)))
    await payAtBank(started, { pan: '5576441563045037' })
    attempt = toId<AttemptId>(started.attemptId ?? '')
  } else await accepted(client.savePaymentWeb(aPayment(cartId, atTheDoor())))
  const stored = await findOrder(cartId)
  return { client, cartId, attempt, orderId: stored.id, version: stored.version }
}

async function findOrder(cartId: CartId) {
  const [found] = await house.shop.database.db.select().from(placedOrder).where(eq(placedOrder.cartId, cartId))
  if (found === undefined) throw new Error('no order')
  return found
}

async function listMails(pattern: string) {
  return house.shop.database.db.select().from(outboxMessage).where(like(outboxMessage.key, pattern))
}

const readDishes = async (orderId: string) => {
  const { rows } = await house.shop.database.db.$client.query<{ state: string }>(
    'select i.state from kitchen_item i join kitchen_ticket t on t.id = i.ticket_id where t.order_id = $1',
    [orderId],
  )
  return rows.map(({ state }) => state)
}

async function sweepWith(minutes: number) {
  house.clock.now += minutes * 60_000
  await sweepAttempts(house.kit)
}

describe('an order that is rejected', () => {
  it('is cancelled with its dishes, its money is asked back and its diner told, even by a silent bank [DAY-096]', async () => {
    const { client, cartId, attempt, orderId, version } = await placeOrder()
    const told = await accepted(manager.rejectOrder({ orderId, reason: 'sold-out', version }))
    expect(told).toMatchObject({ status: 'cancelled', cancelReason: 'sold-out', waiting: null })
    expect(await readDishes(orderId)).toEqual(['voided'])
    expect(await listMails(`order-cancelled:${orderId}`)).toMatchObject([{ body: expect.stringContaining('agotado') }])
    const { db } = house.shop.database
    const ofAttempt = attempt ?? toId<AttemptId>('')
    const asked = () => db.select().from(refund).where(eq(refund.attemptId, ofAttempt))
    const { total } = await findOrder(cartId)
    expect(await asked()).toMatchObject([{ state: 'requested', amount: total }])
    expect(await manager.rejectOrder({ orderId, reason: 'sold-out', version })).toMatchObject({
      refused: 'version-stale',
    })
    house.sandbox.knobs.failNext('/trataPeticionREST', 'reset-after')
    await sweepWith(0)
    expect(await findOrder(cartId)).toMatchObject({ status: 'cancelled', paymentState: 'paid', refunded: 0 })
    for (let round = 0; round < 3; round++) await sweepWith(1)
    expect(await asked()).toMatchObject([{ state: 'done' }])
    expect(await findOrder(cartId)).toMatchObject({ status: 'cancelled', paymentState: 'refunded', refunded: total })
    const [ended] = await db.select().from(paymentAttempt).where(eq(paymentAttempt.id, ofAttempt))
    expect(ended).toMatchObject({ state: 'refunded' })
    const status = await accepted(client.getOrderStatus({ id: cartId }))
    expect(status).toMatchObject({ status: 'cancelled', cancelReason: 'sold-out', paymentState: 'refunded' })
  })

  it('without a payment gives nothing back, and is not rejected once it is handed over', async () => {
    const { orderId, version } = await placeOrder('at-the-door')
    await accepted(manager.rejectOrder({ orderId, reason: 'too-busy', version }))
    expect(await listMails(`order-cancelled:${orderId}`)).toMatchObject([
      { body: expect.stringContaining('No has pagado nada') },
    ])
    const other = await placeOrder('at-the-door')
    const steps = ['preparing', 'ready'] as const
    for (const [at, to] of steps.entries()) {
      await accepted(manager.moveOrder({ orderId: other.orderId, to, version: at + 1 }))
    }
    await accepted(manager.leaveOwing({ orderId: other.orderId, reason: 'pays-later', version: 3 }))
    expect(await manager.rejectOrder({ orderId: other.orderId, reason: 'other', version: 4 })).toMatchObject({
      refused: 'illegal-move',
    })
  })
})

describe('an order that nobody answers', () => {
  const answerForStaff = () => {
    const { db } = house.shop.database
    return endUnanswered({
      database: db,
      readVenues: (siteId) => loadVenues(db, siteId),
      now: house.kit.now(),
      alarm: (text) => house.alarms.push(text),
    })
  }
  const wait = async (minutes: number) => {
    house.clock.now += minutes * 60_000
    await answerForStaff()
  }

  it('calls for somebody after three minutes and is cancelled with its money after ten [DAY-098]', async () => {
    const { cartId, orderId } = await placeOrder()
    const calls = () => listMails(`order-unanswered:${orderId}`)
    await wait(2)
    expect(await calls()).toHaveLength(0)
    await wait(1)
    await wait(1)
    expect(await calls()).toMatchObject([{ channel: 'sms' }])
    await wait(5)
    expect(await findOrder(cartId)).toMatchObject({ status: 'on-hold' })
    await wait(1)
    expect(await findOrder(cartId)).toMatchObject({ status: 'cancelled', cancelReason: 'unanswered' })
    expect(await readDishes(orderId)).toEqual(['voided'])
    await sweepWith(1)
    expect(await findOrder(cartId)).toMatchObject({ paymentState: 'refunded' })
    expect(await listMails(`order-cancelled:${orderId}`)).toHaveLength(1)
    expect(house.alarms).toEqual([])
  })

  it('is accepted or cancelled at that instant, never half [DAY-098]', async () => {
    const orders = []
    for (let count = 0; count < 4; count++) orders.push(await placeOrder('at-the-door'))
    house.clock.now += 10 * 60_000
    const [answers] = await Promise.all([
      Promise.all(orders.map(({ orderId }) => manager.moveOrder({ orderId, to: 'preparing', version: 1 }))),
      answerForStaff(),
    ])
    for (const [at, { cartId, orderId }] of orders.entries()) {
      const isAccepted = 'status' in (answers[at] ?? {})
      const { status, cancelReason } = await findOrder(cartId)
      expect([
        status,
        cancelReason,
        await readDishes(orderId),
        (await listMails(`order-cancelled:${orderId}`)).length,
      ]).toEqual(isAccepted ? ['preparing', null, ['queued'], 0] : ['cancelled', 'unanswered', ['voided'], 1])
    }
  })

  it('stays where somebody has taken its money by hand, calls all the same, and says so on the board [DAY-098]', async () => {
    const { cartId, orderId } = await placeOrder('at-the-door')
    const { total } = await findOrder(cartId)
    await accepted(manager.takeOrderMoney({ orderId, version: 1, by: 'cash', given: total, shown: total }))
    await wait(10)
    await wait(1)
    expect(await findOrder(cartId)).toMatchObject({ status: 'on-hold', paymentState: 'paid', version: 2 })
    expect(await readDishes(orderId)).toEqual(['held'])
    expect(await listMails(`order-cancelled:${orderId}`)).toHaveLength(0)
    expect(await listMails(`order-unanswered:${orderId}`)).toMatchObject([{ channel: 'sms' }])
    expect(house.alarms).toEqual([])
    const { orders } = await accepted(manager.showOrders({ storeId }))
    const waiting = orders.find((order) => order.orderId === orderId)?.waiting
    expect(waiting).toEqual({ alarmAt: expect.any(Number), cancelAt: null })
    await accepted(manager.rejectOrder({ orderId, reason: 'other', version: 2, handedBack: total }))
  })

  it('shows on the board until when it waits', async () => {
    const { orderId } = await placeOrder('at-the-door')
    const { orders } = await accepted(manager.showOrders({ storeId }))
    const waiting = orders.find((order) => order.orderId === orderId)?.waiting
    expect(waiting).toEqual({ alarmAt: house.clock.now + 3 * 60_000, cancelAt: house.clock.now + 10 * 60_000 })
  })
})
