import { nothingShown } from '@comanda/contract/entities/cart-request'
import { isRefusal } from '@comanda/contract/refusals'
import type { CartId, CustomerId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import type { Instant } from '@comanda/rules/time/calendar'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { coupon, couponUse, pointsMovement, receipt } from '../database/schema/coupon.ts'
import { placedOrder } from '../database/schema/order.ts'
import { visitorSession } from '../database/schema/session.ts'
import { attemptLifeMs } from '../payment/query-schedule.ts'
import { sweepAttempts } from '../payment/sweep-attempts.job.ts'
import { accepted, aSave, look } from '../testing/cart/carts.ts'
import type { Visit } from '../testing/http/open-visit.ts'
import { payAtBank } from '../testing/payment/bank-diner.ts'
import { checkMoney } from '../testing/payment/check-money.ts'
import { aPayment, atTheDoor, fillCart, openPayingShop, type PayingShop } from '../testing/payment/paying-shop.ts'

let house: PayingShop
beforeAll(async () => {
  house = await openPayingShop()
})
afterEach(() => checkMoney(house.shop.database.db))
afterAll(() => house.close())

const goodCard = '4548810000000003'
const declinedCard = '5576440022788500'

describe('an employee’s points', () => {
  const code = 'EMPLEADO-2026'
  const findReceipt = async () => {
    const [found] = await house.shop.database.db.select().from(receipt).where(eq(receipt.code, code))
    if (found === undefined) throw new Error(`the demo has no ${code}`)
    return found
  }
  const left = async () => (await findReceipt()).pointsRemaining
  const fill = async (points: number) => {
    const { db } = house.shop.database
    await db.delete(pointsMovement)
    await db.update(receipt).set({ pointsRemaining: points, pointsGained: 100_000 }).where(eq(receipt.code, code))
  }

  /** A visitor logged in as the receipt's owner, with a cart to which the receipt is applied. */
  async function comeWithReceipt() {
    const visit = await house.visit()
    const { customerId } = await findReceipt()
    await logInAs(visit, customerId)
    const cartId = await fillCart(visit.client)
    accepted(
      await visit.client.saveCart(
        aSave({ cartId, codes: { couponCode: null, receipt: { code, pointsRemaining: 0 } } }),
      ),
    )
    const { total } = await look(visit.client, cartId)
    return { visit, cartId, total, shown: { ...nothingShown, ticket: total, payment: total } }
  }
  const logInAs = ({ session }: Visit, customerId: CustomerId) =>
    house.shop.database.db.update(visitorSession).set({ customerId }).where(eq(visitorSession.id, session.sessionId))

  it('are spent once by twenty carts at the same moment, and no more than there are [PRICE-031] [F-001]', async () => {
    await fill(500)
    const diners = []
    for (let one = 0; one < 20; one++) diners.push(await comeWithReceipt())
    const placed = await Promise.all(
      diners.map(({ visit, cartId, shown }) =>
        visit.client.savePaymentWeb(aPayment(cartId, { ...atTheDoor(), shown })),
      ),
    )
    const { db } = house.shop.database
    const cartIds = diners.map(({ cartId }) => cartId)
    const orders = await db.select().from(placedOrder).where(inArray(placedOrder.cartId, cartIds))
    const spent = orders.flatMap(({ parts }) => parts).filter(({ kind }) => kind === 'receipt')
    expect(spent.reduce((sum, { amount }) => sum - amount, 0)).toBe(500)
    expect(await left()).toBe(0)
    const refused = placed.flatMap((reply) => (isRefusal(reply) ? [reply.refused] : []))
    expect(refused).toHaveLength(19)
    // Requests at the same moment are refused because of the points; slightly later ones see the new total first.
    expect(refused.filter((reason) => reason !== 'receipt-empty' && reason !== 'price-differs')).toEqual([])
  })

  it('are held while the bank is asked, so that another cart cannot spend them as well [F-001]', async () => {
    await fill(500)
    const [one, other] = [await comeWithReceipt(), await comeWithReceipt()]
    const started = accepted(await one.visit.client.savePaymentRedsysWeb(aPayment(one.cartId)))
    expect(await left()).toBe(0)
    const { shown, total } = other
    const second = await other.visit.client.savePaymentWeb(aPayment(other.cartId, { ...atTheDoor(), shown }))
    expect(second).toMatchObject({ refused: 'price-differs', details: { total: total + 500 } })
    await payAtBank(started, { pan: goodCard })
    expect(await left()).toBe(0)
    const [order] = await house.shop.database.db.select().from(placedOrder).where(eq(placedOrder.cartId, one.cartId))
    expect(order?.parts).toContainEqual(expect.objectContaining({ kind: 'receipt', amount: -500 }))
  })

  it('are given back when the payment is declined or runs out, and count again for the same cart [F-001]', async () => {
    await fill(500)
    const { visit, cartId, total } = await comeWithReceipt()
    await payAtBank(accepted(await visit.client.savePaymentRedsysWeb(aPayment(cartId))), { pan: declinedCard })
    expect(await left()).toBe(500)
    accepted(await visit.client.savePaymentRedsysWeb(aPayment(cartId)))
    expect(await left()).toBe(0)
    house.clock.now += attemptLifeMs + 60_000
    await sweepAttempts(house.kit)
    expect(await left()).toBe(500)
    expect(await look(visit.client, cartId)).toMatchObject({ total, cart: { state: 'open' } })
  })

  it('held by a cart’s own attempt count for its next try [F-001]', async () => {
    await fill(500)
    const { visit, cartId, total, shown } = await comeWithReceipt()
    accepted(await visit.client.savePaymentRedsysWeb(aPayment(cartId, { shown })))
    expect((await look(visit.client, cartId)).total).toBe(total)
    const again = accepted(await visit.client.savePaymentRedsysWeb(aPayment(cartId, { shown })))
    await payAtBank(again, { pan: goodCard })
    expect(await left()).toBe(0)
    const moved = await house.shop.database.db.select().from(pointsMovement).where(eq(pointsMovement.cartId, cartId))
    expect(moved.reduce((sum, { points }) => sum + points, 0)).toBe(-500)
  })
})

describe('a coupon with few uses', () => {
  const make = async (code: string, useLimit: number) => {
    const { db } = house.shop.database
    const [{ siteId } = { siteId: undefined }] = await db.select().from(coupon).limit(1)
    if (siteId === undefined) throw new Error('the demo has no coupon')
    const validFrom = (house.clock.now - 1000) as Instant
    const validTo = (house.clock.now + 24 * 3_600_000) as Instant
    await db.insert(coupon).values({ siteId, code, amount: cents(100), validFrom, validTo, useLimit })
  }
  const usesOf = async (code: string) =>
    (await house.shop.database.db.select().from(coupon).where(eq(coupon.code, code)))[0]?.uses
  const apply = async ({ client }: Visit, cartId: CartId, couponCode: string | null) =>
    accepted(await client.saveCart(aSave({ cartId, codes: { couponCode, receipt: null } })))

  it('exchanged for another after a cancelled payment is counted once, and the first is free again [PRICE-030] [F-010]', async () => {
    await make('PRIMERO', 2)
    await make('SEGUNDO', 2)
    const visit = await house.visit()
    const cartId = await fillCart(visit.client)
    await apply(visit, cartId, 'PRIMERO')
    await payAtBank(accepted(await visit.client.savePaymentRedsysWeb(aPayment(cartId))), { cancels: true })
    await apply(visit, cartId, 'SEGUNDO')
    await payAtBank(accepted(await visit.client.savePaymentRedsysWeb(aPayment(cartId))), { pan: goodCard })
    expect([await usesOf('PRIMERO'), await usesOf('SEGUNDO')]).toEqual([0, 1])
    const uses = await house.shop.database.db.select().from(couponUse).where(eq(couponUse.cartId, cartId))
    expect(uses.map(({ state }) => state).sort()).toEqual(['released', 'spent'])
  })

  it('stays the cart’s own while its payment is under way, and is paid by a second try [F-010]', async () => {
    await make('ULTIMA-VEZ', 1)
    const visit = await house.visit()
    const cartId = await fillCart(visit.client)
    await apply(visit, cartId, 'ULTIMA-VEZ')
    const { total } = await look(visit.client, cartId)
    const shown = { ...nothingShown, ticket: total, payment: total }
    accepted(await visit.client.savePaymentRedsysWeb(aPayment(cartId, { shown })))
    expect((await look(visit.client, cartId)).total).toBe(total)
    const again = accepted(await visit.client.savePaymentRedsysWeb(aPayment(cartId, { shown })))
    await payAtBank(again, { pan: goodCard })
    expect(await usesOf('ULTIMA-VEZ')).toBe(1)
    const [order] = await house.shop.database.db.select().from(placedOrder).where(eq(placedOrder.cartId, cartId))
    expect(order).toMatchObject({ total, paymentState: 'paid' })
  })

  it('that a late yes needs no longer is given back [F-010]', async () => {
    await make('TARDE', 1)
    const visit = await house.visit()
    const cartId = await fillCart(visit.client)
    const first = accepted(await visit.client.savePaymentRedsysWeb(aPayment(cartId)))
    house.clock.now += attemptLifeMs + 60_000
    await sweepAttempts(house.kit)
    await apply(visit, cartId, 'TARDE')
    accepted(await visit.client.savePaymentRedsysWeb(aPayment(cartId)))
    expect(await usesOf('TARDE')).toBe(1)
    await payAtBank(first, { pan: goodCard })
    expect(await house.shop.database.db.$count(placedOrder, eq(placedOrder.cartId, cartId))).toBe(1)
    expect(await usesOf('TARDE')).toBe(0)
  })
})
