import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AttemptId, toId } from '../ids.ts'
import { cents } from '../money/cents.ts'
import { shareRefund } from './share-refund.ts'

const payment = (id: number, room: number) => ({ id: toId<AttemptId>(`${id}`), room: cents(room) })
const sum = (amounts: Iterable<number>) => [...amounts].reduce((all, one) => all + one, 0)

it('takes from the payments in their order', () => {
  const parts = shareRefund(cents(150), [payment(1, 100), payment(2, 100)])
  expect([...parts]).toEqual([
    ['1', 100],
    ['2', 50],
  ])
})

it('gives first what belongs to a payer, once', () => {
  const first = new Map([[toId<AttemptId>('2'), cents(80)]])
  const parts = shareRefund(cents(100), [payment(1, 100), payment(2, 90)], first)
  expect(Object.fromEntries(parts)).toEqual({ 1: 20, 2: 80 })
})

it('gives what is asked for or all there is, and of no payment more than it brought in', () => {
  const amount = fc.integer({ min: 0, max: 5_000 })
  fc.assert(
    fc.property(amount, fc.array(fc.tuple(amount, amount), { maxLength: 6 }), (wanted, list) => {
      const payments = list.map(([room], at) => payment(at, room))
      const first = new Map(list.map(([, own], at) => [toId<AttemptId>(`${at}`), cents(own)]))
      const parts = shareRefund(cents(wanted), payments, first)
      expect(sum(parts.values())).toBe(Math.min(wanted, sum(payments.map(({ room }) => room))))
      for (const { id, room } of payments) expect(parts.get(id) ?? 0).toBeLessThanOrEqual(room)
    }),
  )
})
