import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { demoPin } from '@comanda/demo/demo-site'
import { type AttemptId, type OrderId, type StaffId, toId } from '@comanda/rules/ids'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { placedOrder } from '../database/schema/order.ts'
import { paymentAttempt } from '../database/schema/payment.ts'
import { handTaking } from '../database/schema/till.ts'
import { accepted } from '../testing/accepted.ts'
import { openVoidingShop, type VoidingShop } from '../testing/checkout/voiding-shop.ts'
import { checkMoney } from '../testing/payment/check-money.ts'
import { readyDelivery } from '../testing/rides/ready-delivery.ts'
import { pairAt, signInAs, tapIn } from '../testing/team/staff-browser.ts'

let house: VoidingShop
beforeAll(async () => {
  house = await openVoidingShop()
})
afterAll(() => house.close())
afterEach(() => checkMoney(house.db))

const { centro: storeId, malasana } = storeIds
const means = ['cash', 'terminal'] as const
const other = { cash: 'terminal', terminal: 'cash' } as const
const paidOf = async (orderId: OrderId) => {
  const { payments, order } = await accepted(house.manager.showOrder({ orderId }))
  const [payment] = payments
  if (payment === undefined) throw new Error('nothing was paid')
  return { ...payment, version: order.version }
}
const takingOf = async (attemptId: AttemptId) => {
  const [taking] = await house.db.select().from(handTaking).where(eq(handTaking.attemptId, attemptId))
  const [attempt] = await house.db.select().from(paymentAttempt).where(eq(paymentAttempt.id, attemptId))
  return { ...taking, provider: attempt?.provider }
}

/** An order that somebody took the money of. */
async function take(by: (typeof means)[number]) {
  const { orderId, version, sold } = await house.sell({ pays: 'at-the-door' })
  await accepted(house.manager.takeOrderMoney({ orderId, version, by, given: sold, shown: sold }))
  return { orderId, sold }
}

describe('money that was taken by hand', () => {
  it.each(means)(
    'and noted as %s by mistake is counted where it is, with a trace, and back again [DAY-207]',
    async (by) => {
      const { orderId, sold } = await take(by)
      const { attemptId, version, canCorrect } = await paidOf(orderId)
      expect(canCorrect).toBe(true)
      const asked = { orderId, attemptId, by: other[by], version }
      expect(await accepted(house.manager.correctMeans(asked))).toMatchObject({ version: version + 1 })
      const drawer = {
        cash: { drawerId: expect.any(Number), handedInTo: 2 },
        terminal: { drawerId: null, handedInTo: null },
      }
      const stored = { cash: 'cash', terminal: 'terminal-by-hand' }
      expect(await takingOf(attemptId)).toMatchObject({
        means: other[by],
        amount: sold,
        takenBy: 2,
        provider: stored[other[by]],
        ...drawer[other[by]],
      })
      const { story, payments } = await accepted(house.manager.showOrder({ orderId }))
      expect(payments).toMatchObject([{ way: other[by], amount: sold, takenBy: 'Luis Demo' }])
      expect(story).toContainEqual(
        expect.objectContaining({ kind: 'corrected', from: by, to: other[by], by: 'Luis Demo' }),
      )
      expect(await house.manager.correctMeans(asked)).toMatchObject({ refused: 'version-stale' })
      expect(await house.manager.correctMeans({ ...asked, version: version + 1 })).toMatchObject({
        refused: 'already-there',
      })
      await accepted(house.manager.correctMeans({ ...asked, by, version: version + 1 }))
      expect(await takingOf(attemptId)).toMatchObject({ means: by, provider: stored[by], ...drawer[by] })
    },
  )

  it('at a door is in the pouch of whoever took it, or in nobody’s [DAY-207]', async () => {
    const { orderId, version, owed } = await readyDelivery(house.shop)
    const rider = await signInAs(house.shop, 'reparto')
    await accepted(rider.claimRide({ orderId }))
    await accepted(rider.moveRide({ orderId, to: 'out' }))
    await accepted(rider.takeDoorMoney({ orderId, version: version + 2, by: 'terminal', given: owed, shown: owed }))
    const pouch = async () => (await accepted(rider.showRides({ storeId }))).pouch
    const before = await pouch()
    const paid = await paidOf(orderId)
    const asked = { orderId, attemptId: paid.attemptId }
    await accepted(house.manager.correctMeans({ ...asked, by: 'cash', version: paid.version }))
    expect(await pouch()).toBe(before + owed)
    await accepted(house.manager.correctMeans({ ...asked, by: 'terminal', version: paid.version + 1 }))
    expect(await pouch()).toBe(before)
  })

  it('is corrected by whoever may, or by the word of a colleague who may, in its own store [DAY-207]', async () => {
    const { orderId } = await take('cash')
    const { attemptId, version } = await paidOf(orderId)
    const till = await pairAt(house.shop, { storeId, kind: 'till' })
    await tapIn(till, toId<StaffId>(6))
    const asked = { orderId, attemptId, by: 'terminal', version } as const
    const by = (staffId: number) => ({ approval: { staffId: toId<StaffId>(staffId), pin: demoPin } })
    expect(await till.correctMeans(asked)).toMatchObject({ refused: 'right-missing' })
    expect(await till.correctMeans(asked, by(3))).toMatchObject({ refused: 'approval-wrong' })
    const away = await take('cash')
    await house.db.update(placedOrder).set({ storeId: malasana }).where(eq(placedOrder.id, away.orderId))
    expect(await till.correctMeans({ ...asked, orderId: away.orderId }, by(2))).toMatchObject({
      refused: 'order-not-found',
    })
    expect(await takingOf(attemptId)).toMatchObject({ means: 'cash' })
    await accepted(till.correctMeans(asked, by(2)))
    const { story } = await accepted(house.manager.showOrder({ orderId }))
    expect(story).toContainEqual(
      expect.objectContaining({ kind: 'corrected', by: 'Paco Demo', allowedBy: 'Luis Demo' }),
    )
  })
})

describe('money that stays noted as it is', () => {
  it('is what a bank has confirmed [DAY-207]', async () => {
    const { orderId } = await house.sell({ pays: 'now' })
    const { attemptId, version, canCorrect } = await paidOf(orderId)
    expect(canCorrect).toBe(false)
    const told = await house.manager.correctMeans({ orderId, attemptId, by: 'cash', version })
    expect(told).toMatchObject({ refused: 'means-confirmed' })
    expect(await takingOf(attemptId)).toMatchObject({ provider: expect.stringMatching(/card|redsys/) })
  })

  it('is that of another order [DAY-207]', async () => {
    const [one, two] = [await take('cash'), await take('cash')]
    const { version } = await paidOf(one.orderId)
    const { attemptId } = await paidOf(two.orderId)
    const told = await house.manager.correctMeans({ orderId: one.orderId, attemptId, by: 'terminal', version })
    expect(told).toMatchObject({ refused: 'payment-not-found' })
    expect(await takingOf(attemptId)).toMatchObject({ means: 'cash' })
  })

  it('is that of which some has gone back [DAY-207]', async () => {
    const { orderId, first, takeOut, sold } = await house.sell({ pays: 'at-the-door' })
    await accepted(house.manager.takeOrderMoney({ orderId, version: 1, by: 'cash', given: sold, shown: sold }))
    await accepted(takeOut(first.id, 2, first.total))
    const { attemptId, version, canCorrect } = await paidOf(orderId)
    expect(canCorrect).toBe(false)
    const asked = { orderId, attemptId, by: 'terminal', version } as const
    expect(await house.manager.correctMeans(asked)).toMatchObject({ refused: 'illegal-move' })
    await house.sweep(2)
    expect(await house.manager.correctMeans({ ...asked, version: (await paidOf(orderId)).version })).toMatchObject({
      refused: 'illegal-move',
    })
  })
})
