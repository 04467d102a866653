import type { LineId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { paymentAttempt } from '../database/schema/payment.ts'
import { accepted } from '../testing/accepted.ts'
import { openVoidingShop, type VoidingShop } from '../testing/checkout/voiding-shop.ts'
import { checkMoney } from '../testing/payment/check-money.ts'
import { payToTheEnd, payWays } from '../testing/payment/pay-ways.ts'
import { aPayment, atTheDoor } from '../testing/payment/paying-shop.ts'
import { openSharedTable, partOf, takeShare } from '../testing/table/shared-table.ts'

let house: VoidingShop
beforeAll(async () => {
  house = await openVoidingShop()
})
afterAll(() => house.close())
afterEach(() => checkMoney(house.db))

type Pays = 'here' | 'the-waiter'

/** Ana pays the octopus and Berta the salad, or each of them a half of both. */
async function shareTable(position: number, { berta: bertaPays = 'here', of = 1 }: { berta?: Pays; of?: 1 | 2 } = {}) {
  const [ana, berta] = [await house.visit(), await house.visit()]
  const dishes = ['pulpo-a-la-gallega', 'ensaladilla-rusa'].map((slug) => ({ slug, quantity: 1 }))
  const { cartId, lines } = await openSharedTable([ana, berta], position, dishes)
  const [octopus, salad] = lines as [LineId, LineId]
  const halves = [octopus, salad].flatMap((lineId) => ({ lineId, part: { parts: 1, of: 2 } }))
  const wishOf = (own: LineId) => (of === 1 ? partOf(own, 1, 1) : ({ kind: 'product', claims: halves } as const))
  const anas = await takeShare(ana, cartId, wishOf(octopus))
  const bertas = await takeShare(berta, cartId, wishOf(salad))
  await payToTheEnd(house, payWays.form, { visit: ana, cartId })
  if (bertaPays === 'here') await payToTheEnd(house, payWays.form, { visit: berta, cartId })
  else {
    const promise = aPayment(cartId, { ...atTheDoor('cash'), contact: null, share: { shown: bertas.amount } })
    await accepted(berta.client.savePaymentWeb(promise))
  }
  const attempts = () =>
    Promise.all(
      [anas, bertas].map(async ({ shareId }) => {
        const [paid] = await house.db.select().from(paymentAttempt).where(eq(paymentAttempt.billShareId, shareId))
        return paid
      }),
    )
  const order = await house.findOrder(cartId)
  const read = () => house.findOrder(cartId)
  const takeOut = (lineId: LineId) =>
    house.manager.voidLine({ orderId: order.id, lineId, reason: 'other', version: order.version })
  return { cartId, octopus, salad, attempts, order, read, takeOut, ofAna: anas.amount, ofBerta: bertas.amount }
}

describe('a table whose guests paid their shares', () => {
  it('gives the money of a dish to who paid for it, and voids it in the round it was sent with [DAY-100]', async () => {
    const { cartId, octopus, salad, attempts, read, takeOut } = await shareTable(3)
    const shown = await accepted(takeOut(octopus))
    expect(await house.readDishes(cartId)).toEqual({ [octopus]: 'voided', [salad]: 'queued' })
    await house.sweep()
    const [ofAna, ofBerta] = await attempts()
    expect(ofAna).toMatchObject({ state: 'refunded', refunded: ofAna?.captured })
    expect(ofBerta).toMatchObject({ state: 'approved', refunded: 0 })
    const { paid, refunded, voided, paymentState } = await read()
    expect({ kept: paid - refunded, refunded, paymentState }).toEqual({
      kept: shown.total,
      refunded: voided,
      paymentState: 'paid',
    })
  })

  it('gives each guest their half of a dish that they shared', async () => {
    const { octopus, attempts, read, takeOut } = await shareTable(5, { of: 2 })
    await accepted(takeOut(octopus))
    await house.sweep(2)
    const { voided, refunded, paymentState } = await read()
    expect({ refunded, paymentState }).toEqual({ refunded: voided, paymentState: 'paid' })
    const [ofAna, ofBerta] = await attempts()
    expect([ofAna?.refunded, ofBerta?.refunded].sort()).toEqual([Math.floor(voided / 2), Math.ceil(voided / 2)])
  })

  it('gives a guest their money though another has not paid yet, who still owes theirs', async () => {
    const { order, octopus, attempts, read, takeOut, ofAna, ofBerta } = await shareTable(6, { berta: 'the-waiter' })
    expect(order).toMatchObject({ paid: ofAna, paymentState: 'partly-paid' })
    expect(await accepted(takeOut(octopus))).toMatchObject({ paymentState: 'unpaid', total: ofBerta })
    await house.sweep()
    const [paidByAna] = await attempts()
    expect(paidByAna).toMatchObject({ state: 'refunded', refunded: ofAna })
    expect(await read()).toMatchObject({ refunded: ofAna, paymentState: 'unpaid' })
    const money = cents(ofBerta)
    const asked = { orderId: order.id, version: order.version + 1, by: 'cash', given: money, shown: money } as const
    await accepted(house.manager.takeOrderMoney(asked))
    expect(await read()).toMatchObject({ paid: ofAna + ofBerta, refunded: ofAna, paymentState: 'paid' })
  })

  it('asks nobody for a dish that a guest had promised to pay the waiter', async () => {
    const { salad, attempts, read, takeOut, ofAna } = await shareTable(7, { berta: 'the-waiter' })
    expect(await accepted(takeOut(salad))).toMatchObject({ paymentState: 'paid', total: ofAna })
    await house.sweep()
    expect((await attempts())[0]).toMatchObject({ state: 'approved', refunded: 0 })
    expect(await read()).toMatchObject({ paid: ofAna, refunded: 0, voidedBack: 0 })
  })

  it('gets every share back when the order is cancelled, however many go back at once', async () => {
    const { order, read } = await shareTable(4)
    await accepted(house.manager.rejectOrder({ orderId: order.id, reason: 'closing', version: order.version }))
    await house.sweep(2)
    expect(await read()).toMatchObject({ refunded: order.total, paymentState: 'refunded' })
  })
})
