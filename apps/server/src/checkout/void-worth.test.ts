import { resourceIds } from '@comanda/demo/casa-comanda/tables'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { coupon, pointsMovement, receipt } from '../database/schema/coupon.ts'
import { refund } from '../database/schema/ledger.ts'
import { orderVoid } from '../database/schema/order.ts'
import { visitorSession } from '../database/schema/session.ts'
import { accepted } from '../testing/accepted.ts'
import { atTable, dish } from '../testing/cart/carts.ts'
import { openVoidingShop, type VoidingShop } from '../testing/checkout/voiding-shop.ts'
import { checkMoney } from '../testing/payment/check-money.ts'

let house: VoidingShop
beforeAll(async () => {
  house = await openVoidingShop()
})
afterAll(() => house.close())
afterEach(() => checkMoney(house.db))

const voidsOf = (orderId: (typeof orderVoid.$inferSelect)['orderId']) =>
  house.db.select().from(orderVoid).where(eq(orderVoid.orderId, orderId))

describe('what a dish that is taken out was worth', () => {
  it('is less by its share of a coupon, which stays used until the whole order is rejected', async () => {
    const code = 'BIENVENIDA'
    const uses = async () => (await house.db.select().from(coupon).where(eq(coupon.code, code)))[0]?.uses
    const before = (await uses()) ?? 0
    const { orderId, read, first, second, takeOut } = await house.sell({
      pays: 'now',
      codes: { couponCode: code, receipt: null },
    })
    const { total } = await read()
    expect(total).toBeLessThan(first.total + second.total)
    await accepted(takeOut(first.id, 1))
    const off = first.total + second.total - total
    const worth = first.total - Math.ceil((off * first.total) / (first.total + second.total))
    await house.sweep()
    expect(await read()).toMatchObject({ voided: worth, voidedBack: worth, refunded: worth, paymentState: 'paid' })
    expect(await uses()).toBe(before + 1)
    await accepted(house.manager.rejectOrder({ orderId, reason: 'other', version: 2 }))
    await house.sweep()
    expect(await read()).toMatchObject({ refunded: total, paymentState: 'refunded' })
    expect(await uses()).toBe(before)
  })

  describe('in points', () => {
    const code = 'EMPLEADO-2026'
    const findReceipt = async () => {
      const [found] = await house.db.select().from(receipt).where(eq(receipt.code, code))
      if (found === undefined) throw new Error(`the demo has no ${code}`)
      return found
    }
    const left = async () => (await findReceipt()).pointsRemaining

    async function sellForPoints(points: number, pays: 'now' | 'at-the-door') {
      await house.db.delete(pointsMovement)
      await house.db
        .update(receipt)
        .set({ pointsRemaining: points, pointsGained: 100_000 })
        .where(eq(receipt.code, code))
      const visit = await house.visit()
      const { customerId } = await findReceipt()
      await house.db.update(visitorSession).set({ customerId }).where(eq(visitorSession.id, visit.session.sessionId))
      return house.sell({ pays, visit, codes: { couponCode: null, receipt: { code, pointsRemaining: 0 } } })
    }

    it('goes back as points, and its money as money', async () => {
      const { orderId, read, first, second, takeOut } = await sellForPoints(500, 'now')
      const goods = first.total + second.total
      expect(await left()).toBe(0)
      expect(await read()).toMatchObject({ total: goods - 500 })
      await accepted(takeOut(first.id, 1))
      const share = (500 * first.total) / goods
      const [worth] = await voidsOf(orderId)
      expect(worth).toMatchObject({ amount: first.total - Math.ceil(share), points: Math.floor(share) })
      expect(await left()).toBe(Math.floor(share))
      await house.sweep()
      expect(await read()).toMatchObject({ refunded: worth?.amount, paymentState: 'paid' })
      // The rest goes back with the rest of the order, and not one point twice.
      await accepted(house.manager.rejectOrder({ orderId, reason: 'other', version: 2 }))
      await house.sweep()
      expect(await left()).toBe(500)
      expect(await read()).toMatchObject({ refunded: goods - 500, paymentState: 'refunded' })
    })

    it('is all that goes back of an order that points have paid', async () => {
      const { orderId, cartId, read, first, second, takeOut } = await sellForPoints(50_000, 'at-the-door')
      const goods = first.total + second.total
      expect(await read()).toMatchObject({ total: 0, paymentState: 'paid' })
      await accepted(takeOut(first.id, 1))
      expect(await voidsOf(orderId)).toMatchObject([{ amount: 0, points: first.total }])
      expect(await left()).toBe(50_000 - goods + first.total)
      expect(await house.attemptsOf(cartId)).toEqual([])
    })
  })

  it('is what it was sold for in an offer, and not its price', async () => {
    const slugs = ['tarta-de-queso', 'crema-catalana', 'arroz-negro']
    const { read, first, second, takeOut } = await house.sell({ pays: 'now', slugs })
    const { total } = await read()
    const [dear, cheap] = first.total > second.total ? [first, second] : [second, first]
    expect(first.total + second.total).toBeLessThan(slugs.slice(0, 2).reduce((sum, slug) => sum + dish(slug).price, 0))
    await accepted(takeOut(cheap.id, 1))
    await accepted(takeOut(dear.id, 2))
    await house.sweep(2)
    expect(await read()).toMatchObject({
      total,
      voided: first.total + second.total,
      refunded: first.total + second.total,
    })
  })

  it('is more by its share of the service charge, which itself cannot be taken out', async () => {
    const setup = atTable(2, resourceIds.centro.salon)
    const { cartId, orderId, version, read, status, first, second, takeOut } = await house.sell({ pays: 'now', setup })
    const charge = (await status()).lines.find(({ id }) => id !== first.id && id !== second.id)
    if (charge === undefined) throw new Error('the private room charges no service')
    expect(await takeOut(charge.id, version)).toMatchObject({ refused: 'line-not-found' })
    await accepted(takeOut(first.id, version))
    const share = Math.floor((charge.total * first.total) / (first.total + second.total))
    const [attempt] = await house.attemptsOf(cartId)
    const asked = await house.db
      .select()
      .from(refund)
      .where(eq(refund.attemptId, attempt?.id ?? ('' as never)))
    expect(asked).toMatchObject([{ amount: first.total + share, state: 'requested' }])
    expect(await voidsOf(orderId)).toMatchObject([{ amount: first.total + share, points: 0 }])
    // The service charge is no dish: what is left is the last one.
    expect(await takeOut(second.id, version + 1)).toMatchObject({ refused: 'illegal-move' })
    await house.sweep()
    expect(await read()).toMatchObject({ refunded: first.total + share, paymentState: 'paid' })
  })
})
