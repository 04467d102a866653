import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AttemptId, toId } from '../ids.ts'
import { cents } from '../money/cents.ts'
import { toOrderPayment, toOwed } from './order-money.ts'
import { refundVoid } from './refund-void.ts'

const ana = toId<AttemptId>('ana')
const anOrder = (
  total: number,
  paid: number,
  more: { readonly voided?: number; readonly voidedBack?: number } = {},
) => ({
  total: cents(total),
  paid: cents(paid),
  refunded: cents(0),
  voided: cents(more.voided ?? 0),
  voidedBack: cents(more.voidedBack ?? 0),
})
const aDish = (amount: number, parts = 0) => ({
  amount: cents(amount),
  price: cents(amount),
  payers: parts === 0 ? [] : [{ attemptId: ana, part: { parts, of: 2 } }],
})

describe('the money of a dish that is taken out', () => {
  it('goes back whole where all is paid, and not at all where nothing is', () => {
    expect(refundVoid(anOrder(3000, 3000), aDish(1000)).back).toBe(1000)
    expect(refundVoid(anOrder(3000, 0), aDish(1000)).back).toBe(0)
  })

  it('of a partly paid order is first not asked for, and only the rest goes back', () => {
    expect(refundVoid(anOrder(3000, 2500), aDish(1000)).back).toBe(500)
    expect(refundVoid(anOrder(3000, 1000), aDish(1000)).back).toBe(0)
  })

  it('goes to the guest who paid for it, though another guest still owes theirs', () => {
    const { back, first } = refundVoid(anOrder(3000, 1000), aDish(1000, 2))
    expect({ back, own: first.get(ana) }).toEqual({ back: 1000, own: 1000 })
    const after = { ...anOrder(3000, 1000, { voided: 1000, voidedBack: 1000 }) }
    expect([toOwed(after), toOrderPayment(after)]).toEqual([2000, 'unpaid'])
    // The bank has answered: what another guest owes is still owed.
    expect(toOrderPayment({ ...after, refunded: cents(1000) })).toBe('unpaid')
  })

  it('goes back by half to who paid for a half of it', () => {
    const { back, first } = refundVoid(anOrder(3000, 500), aDish(1000, 1))
    expect({ back, own: first.get(ana) }).toEqual({ back: 500, own: 500 })
  })

  it('goes to no sharers twice, not a cent of it, however many share it and by whatever parts [F-243]', () => {
    const payer = fc.record({ who: fc.integer({ min: 0, max: 3 }), parts: fc.integer({ min: 1, max: 5 }) })
    const money = fc.integer({ min: 1, max: 3_000 })
    fc.assert(
      fc.property(money, money, fc.array(payer, { minLength: 1, maxLength: 6 }), (amount, price, sharers) => {
        const of = sharers.reduce((sum, { parts }) => sum + parts, 0)
        const payers = sharers.map(({ who, parts }) => ({ attemptId: toId<AttemptId>(`${who}`), part: { parts, of } }))
        const dish = { amount: cents(amount), price: cents(price), payers }
        const { back, first } = refundVoid(anOrder(9_000, 9_000), dish)
        const given = [...first.values()].reduce((sum, one) => sum + one, 0)
        expect(given).toBeLessThanOrEqual(Math.min(amount, price))
        // What no part comes out even for is a cent a sharer at most.
        expect(given).toBeGreaterThan(Math.min(amount, price) - sharers.length)
        expect(back).toBe(amount)
      }),
    )
    const halves = [
      { attemptId: ana, part: { parts: 1, of: 2 } },
      { attemptId: ana, part: { parts: 1, of: 2 } },
    ]
    expect(refundVoid(anOrder(3000, 1001), { ...aDish(1001), payers: halves }).first.get(ana)).toBe(1000)
  })

  it('of all dishes, one after the other, never exceeds what came in, and the venue keeps what the rest costs', () => {
    const price = fc.integer({ min: 0, max: 3_000 })
    const dishes = fc.array(fc.tuple(price, fc.integer({ min: 0, max: 2 })), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(dishes, price, fc.double({ min: 0, max: 1, noNaN: true }), (list, more, paidPart) => {
        const total = list.reduce((sum, [amount]) => sum + amount, more)
        let order = anOrder(total, Math.floor(total * paidPart))
        for (const [amount, parts] of list) {
          const owedBefore = toOwed(order)
          const { back } = refundVoid(order, aDish(amount, parts))
          const { voided, voidedBack } = order
          order = { ...order, voided: cents(voided + amount), voidedBack: cents(voidedBack + back) }
          const kept = order.paid - order.voidedBack
          const costs = order.total - order.voided
          expect(kept).toBeGreaterThanOrEqual(0)
          expect(kept).toBeLessThanOrEqual(costs)
          // Every cent of the dish is given back or not asked for.
          expect(back + owedBefore - toOwed(order)).toBe(amount)
          expect(toOrderPayment(order) === 'paid').toBe(kept === costs)
        }
      }),
    )
  })
})
