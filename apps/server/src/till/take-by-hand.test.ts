import { isRefusal } from '@comanda/contract/refusals'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import type { CartId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import { deliveryPayments } from '@comanda/rules/payment/payment-choice'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { coupon } from '../database/schema/coupon.ts'
import { placedOrder } from '../database/schema/order.ts'
import { paymentAttempt } from '../database/schema/payment.ts'
import { handTaking } from '../database/schema/till.ts'
import { sweepAttempts } from '../payment/sweep-attempts.job.ts'
import { accepted } from '../testing/accepted.ts'
import { add, aSave, atTable, begin } from '../testing/cart/carts.ts'
import type { Visit } from '../testing/http/open-visit.ts'
import { checkMoney } from '../testing/payment/check-money.ts'
import { payWays } from '../testing/payment/pay-ways.ts'
import { aPayment, atTheDoor, openPayingShop, type PayingShop } from '../testing/payment/paying-shop.ts'
import { equalPart, openSharedTable, takeShare } from '../testing/table/shared-table.ts'
import { type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'

let house: PayingShop
let waiter: StaffBrowser
let diner: Visit
beforeAll(async () => {
  house = await openPayingShop()
  waiter = await signInAs(house.shop, 'sala')
  diner = await house.visit()
})
afterEach(() => checkMoney(house.shop.database.db))
afterAll(() => house.close())

const { centro: storeId } = storeIds
const db = () => house.shop.database.db
const orders = (cartId: CartId) => db().select().from(placedOrder).where(eq(placedOrder.cartId, cartId))
const attempts = (cartId: CartId) => db().select().from(paymentAttempt).where(eq(paymentAttempt.cartId, cartId))
const listTables = async () => (await accepted(waiter.showFloor({ storeId }))).tables
const findBill = async (cartId: CartId) => {
  const bill = (await listTables()).find((table) => table.bill?.cartId === cartId)?.bill
  if (bill == null) throw new Error('no such bill')
  return bill
}
let last = 0
const nextTable = () => {
  last = (last % 12) + 1
  return last
}
async function sendDishes(...slugs: readonly string[]): Promise<CartId> {
  const { cartId } = await begin(diner.client, atTable(nextTable()))
  for (const slug of slugs) await add(diner.client, cartId, slug)
  await accepted(diner.client.sendRound({ cartId }))
  return cartId
}
const pulpo = () => sendDishes('pulpo-a-la-gallega')

/** The cases of faults.md that money without a bank can meet, for each way in which staff take it. */
describe.each(deliveryPayments)('%s', (by) => {
  const take = async (cartId: CartId, bill: { version: number; owed: number } | null = null) => {
    const { version, owed } = bill ?? (await findBill(cartId))
    return waiter.takeTableMoney({ cartId, version, by, given: cents(owed), shown: cents(owed) })
  }

  it('is an attempt with its person and its drawer, and makes the order that any other money makes [DAY-131] [DAY-135] [F-247]', async () => {
    const cartId = await pulpo()
    const { owed } = await findBill(cartId)
    expect(await accepted(take(cartId))).toEqual({ change: 0 })
    expect(await orders(cartId)).toMatchObject([
      { total: owed, paid: owed, paymentState: 'paid', payment: { method: 'on-delivery', value: by } },
    ])
    const [attempt] = await attempts(cartId)
    const provider = by === 'cash' ? 'cash' : 'terminal-by-hand'
    expect(attempt).toMatchObject({ state: 'approved', provider, amount: owed, captured: owed })
    const [taking] = await db()
      .select()
      .from(handTaking)
      .where(eq(handTaking.attemptId, attempt?.id ?? ('' as never)))
    expect(taking).toMatchObject({ takenBy: 3, means: by, amount: owed, handedInTo: by === 'cash' ? 3 : null })
    expect(taking?.drawerId === null).toBe(by === 'terminal')
    expect((await listTables()).map(({ bill }) => bill?.cartId)).not.toContain(cartId)
    expect(await take(cartId, { version: 1, owed })).toMatchObject({ refused: 'already-paid' })
  })

  it('18: a phone that slept takes no old total', async () => {
    const cartId = await pulpo()
    const seen = await findBill(cartId)
    await add(diner.client, cartId, 'refresco-de-cola')
    expect(await take(cartId, seen)).toMatchObject({ refused: 'version-stale' })
    await accepted(diner.client.sendRound({ cartId }))
    const { version } = await findBill(cartId)
    expect(await take(cartId, { version, owed: seen.owed })).toMatchObject({ refused: 'price-differs' })
    expect(await attempts(cartId)).toEqual([])
    await accepted(take(cartId))
  })

  it('19: what is not made goes back once, after somebody has said that the guest has it, however often the sweep comes', async () => {
    const cartId = await pulpo()
    await accepted(take(cartId))
    const [order] = await orders(cartId)
    const manager = await signInAs(house.shop, 'encargado')
    const { id: orderId, version = 0 } = order ?? {}
    const rejected = { orderId: orderId ?? ('' as never), version, reason: 'sold-out' } as const
    const asked = { refused: 'money-by-hand', details: { amount: order?.total } }
    expect(await manager.rejectOrder(rejected)).toMatchObject(asked)
    expect(await manager.rejectOrder({ ...rejected, handedBack: cents(1) })).toMatchObject(asked)
    expect(await orders(cartId)).toMatchObject([{ status: order?.status, paymentState: 'paid', version }])
    await accepted(manager.rejectOrder({ ...rejected, handedBack: order?.total ?? cents(0) }))
    for (let round = 0; round < 3; round++) {
      house.clock.now += 40_000
      await sweepAttempts(house.kit)
    }
    expect(await attempts(cartId)).toMatchObject([{ state: 'refunded', refunded: order?.total }])
    expect(await orders(cartId)).toMatchObject([{ paymentState: 'refunded' }])
  })

  it('21: six presses at once are one payment', async () => {
    const cartId = await pulpo()
    const bill = await findBill(cartId)
    const pressed = await Promise.all(Array.from({ length: 6 }, () => take(cartId, bill)))
    expect(pressed.filter((one) => !isRefusal(one))).toHaveLength(1)
    expect(await orders(cartId)).toHaveLength(1)
    expect((await attempts(cartId)).filter(({ state }) => state === 'approved')).toHaveLength(1)
  })

  it('22: of a shared bill it is the rest, and nothing while a guest is paying: nor is the table closed [F-243]', async () => {
    const other = await house.visit()
    const { cartId, total } = await openSharedTable([diner, other], nextTable(), [
      { slug: 'pulpo-a-la-gallega', quantity: 2 },
    ])
    await takeShare(other, cartId, equalPart(2))
    expect(await findBill(cartId)).toMatchObject({ isBeingPaid: true, owed: total })
    expect(await take(cartId)).toMatchObject({ refused: 'payment-in-progress' })
    const started = await accepted(payWays.page.start(house, { visit: other, cartId }))
    expect(await take(cartId)).toMatchObject({ refused: 'payment-in-progress' })
    expect(await waiter.closeTable({ cartId })).toMatchObject({ refused: 'payment-in-progress' })
    await payWays.page.finish(house, started, 'yes')
    const { owed, isBeingPaid } = await findBill(cartId)
    expect({ owed, isBeingPaid }).toEqual({ owed: total / 2, isBeingPaid: false })
    expect(await waiter.closeTable({ cartId })).toMatchObject({ refused: 'bill-open', details: { owed } })
    await accepted(take(cartId))
    expect(await orders(cartId)).toMatchObject([{ total, paid: total, paymentState: 'paid' }])
  })

  it('23: what a guest pays at a bank is not taken as well', async () => {
    const cartId = await pulpo()
    const started = await accepted(payWays.page.start(house, { visit: diner, cartId, isWhole: true }))
    await payWays.page.finish(house, started, 'yes')
    expect(await orders(cartId)).toHaveLength(1)
    expect(await take(cartId, { version: 3, owed: 1 })).toMatchObject({ refused: 'already-paid' })
  })

  it('25: the last use of a coupon is one table’s, and the other pays the whole price', async () => {
    const couponCode = `MANO-${by.toUpperCase()}`
    const { siteId } = house.shop.keys
    const [validFrom, validTo] = [house.clock.now - 1_000, house.clock.now + 3_600_000] as [Instant, Instant]
    await db()
      .insert(coupon)
      .values({ siteId, code: couponCode, amount: cents(100), validFrom, validTo, useLimit: 1 })
    const carts = [await pulpo(), await pulpo()]
    for (const cartId of carts) {
      await accepted(diner.client.saveCart(aSave({ cartId, codes: { couponCode, receipt: null } })))
    }
    const bills = await Promise.all(carts.map(findBill))
    const taken = await Promise.all(carts.map((cartId, at) => take(cartId, bills[at])))
    expect(taken.filter((one) => !isRefusal(one))).toHaveLength(1)
    const loser = carts[taken.findIndex(isRefusal)]
    if (loser === undefined) throw new Error('both tables used the last coupon')
    const { owed } = await findBill(loser)
    expect(owed).toBe((bills[0]?.owed ?? 0) + 100)
    await accepted(take(loser))
  })
})

it('is for whoever works at the till: somebody who serves tables alone takes none [DAY-215]', async () => {
  const cartId = await pulpo()
  const { version, owed } = await findBill(cartId)
  const host = await signInAs(house.shop, 'recepcion')
  await accepted(host.showFloor({ storeId }))
  const money = { version, by: 'cash', given: cents(owed), shown: cents(owed) } as const
  expect(await host.takeTableMoney({ cartId, ...money })).toMatchObject({ refused: 'right-missing' })
  expect(await attempts(cartId)).toEqual([])
  await accepted(waiter.takeTableMoney({ cartId, ...money }))
  const [order] = await orders(cartId)
  const late = { orderId: order?.id ?? ('' as never), ...money }
  expect(await host.takeOrderMoney(late)).toMatchObject({ refused: 'right-missing' })
  expect(await waiter.takeOrderMoney(late)).not.toMatchObject({ refused: 'right-missing' })
})

describe('cash', () => {
  it('gives the change of a note, and is refused when it is too little', async () => {
    const cartId = await pulpo()
    const { version, owed } = await findBill(cartId)
    const take = (given: number) =>
      waiter.takeTableMoney({ cartId, version, by: 'cash', given: cents(given), shown: owed })
    for (const given of [0, -owed, owed - 1, 1_000_001]) {
      expect(await take(given)).toMatchObject({ refused: 'amount-not-allowed' })
    }
    expect(await accepted(take(owed + 350))).toEqual({ change: 350 })
  })

  it('ends what a guest began at a bank and left, and pays an order that was to be paid on the spot', async () => {
    const cartId = await pulpo()
    await accepted(payWays.page.start(house, { visit: diner, cartId, isWhole: true }))
    expect(await findBill(cartId)).toMatchObject({ isBeingPaid: true })
    const { version, owed } = await findBill(cartId)
    await accepted(waiter.takeTableMoney({ cartId, version, by: 'cash', given: owed, shown: owed }))
    expect((await attempts(cartId)).map(({ state }) => state).sort()).toEqual(['approved', 'expired'])

    const promised = await pulpo()
    await accepted(diner.client.savePaymentWeb(aPayment(promised, atTheDoor())))
    const debt = (await listTables()).flatMap(({ debts }) => debts)[0]
    if (debt === undefined) throw new Error('the floor forgot who owes')
    const { orderId } = debt
    const pay = () =>
      waiter.takeOrderMoney({ orderId, version: debt.version, by: 'cash', given: debt.owed, shown: debt.owed })
    const both = await Promise.all([pay(), pay()])
    expect(both.filter((one) => !isRefusal(one))).toHaveLength(1)
    const [order] = await orders(promised)
    expect(order).toMatchObject({ paid: debt.owed, paymentState: 'paid', receiptNumber: expect.any(String) })
    const ofOrder = and(eq(paymentAttempt.orderId, orderId), eq(paymentAttempt.state, 'approved'))
    expect(await db().select().from(paymentAttempt).where(ofOrder)).toHaveLength(1)
    expect((await listTables()).flatMap(({ debts }) => debts)).toEqual([])
  })
})
