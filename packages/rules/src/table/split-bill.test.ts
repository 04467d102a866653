import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type LineId, toId } from '../ids.ts'
import { type Cents, cents, sumCents } from '../money/cents.ts'
import { whole } from './fraction.ts'
import {
  type Bill,
  checkShare,
  joinClaims,
  mostDiners,
  openBill,
  payAmount,
  payLines,
  remainingOf,
  splitByDiners,
  takeShare,
  withClaims,
} from './split-bill.ts'

const line = (name: string, quantity: number, total: number) => ({
  id: toId<LineId>(name),
  quantity,
  total: cents(total),
})
const part = (name: string, parts: number, of: number) => ({ lineId: toId<LineId>(name), part: { parts, of } })
const say = (share: { allowed: true; amount: Cents } | { allowed: false; code: string }) =>
  share.allowed ? share.amount : share.code
const after = (bill: Bill, ...claims: ReturnType<typeof part>[]): Bill => {
  const share = payLines(bill, claims)
  if (!share.allowed) throw new Error(share.code)
  return share.bill
}
const dinner = openBill(cents(3000), [line('a', 3, 1000), line('b', 1, 2000)])

describe('by diner', () => {
  test.each([
    [10_000, 3, [3333, 3333, 3334]],
    [2000, 3, [666, 667, 667]],
    [1, 3, [0, 0, 1]],
    [999, 1, [999]],
    [0, 2, [0, 0]],
  ])('%i cents among %i: %j', (total, diners, shares) => {
    expect(splitByDiners(cents(total), diners)).toEqual(shares)
  })

  it('loses no cent and treats nobody worse than by one [TABLE-017]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 40 }), (total, diners) => {
        const shares = splitByDiners(cents(total), diners)
        expect(sumCents(shares)).toBe(total)
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
        // After each payment the rest is split again among one diner fewer.
        expect(splitByDiners(cents(total - (shares[0] as number)), Math.max(1, diners - 1))).toEqual(
          diners === 1 ? [0] : shares.slice(1),
        )
      }),
    )
  })

  it.each([0, -1, 1.5])('has no answer for %d diners', (diners) => {
    expect(() => splitByDiners(cents(100), diners)).toThrow('not a number of diners')
  })
})

describe('custom', () => {
  const bill = { total: cents(3000), paid: cents(1000) }
  test.each([
    ['a cent', 1, 'yes'],
    ['what is left', 2000, 'yes'],
    ['a cent more', 2001, 'overpayment'],
    ['nothing', 0, 'share-not-positive'],
    ['less than nothing', -5, 'share-not-positive'],
  ])('%s: %s', (_title, amount, expected) => {
    const verdict = checkShare(bill, cents(amount))
    expect(verdict.allowed ? 'yes' : verdict.code).toBe(expected)
  })

  it('takes the last cent [TABLE-017]', () => {
    expect(checkShare({ total: cents(100), paid: cents(99) }, cents(1))).toEqual({ allowed: true })
    expect(checkShare({ total: cents(100), paid: cents(100) }, cents(1))).toEqual({
      allowed: false,
      code: 'already-paid',
    })
  })

  it('tells the second of two who pay the same bill', () => {
    const share = payAmount(dinner, cents(3000))
    expect(say(share)).toBe(3000)
    if (!share.allowed) return
    expect(remainingOf(share.bill)).toBe(0)
    expect(say(payAmount(share.bill, cents(1)))).toBe('already-paid')
    expect(say(payAmount(dinner, cents(3001)))).toBe('overpayment')
  })
})

describe('by product', () => {
  it('takes units of a line; its last unit takes the rest [TABLE-017]', () => {
    expect(say(payLines(dinner, [part('a', 1, 3)]))).toBe(333)
    const once = after(dinner, part('a', 1, 3))
    expect(say(payLines(once, [part('a', 1, 3)]))).toBe(333)
    const twice = after(once, part('a', 1, 3))
    expect(say(payLines(twice, [part('a', 1, 3)]))).toBe(334)
  })

  it('takes fractions of a unit, and several lines at once', () => {
    expect(say(payLines(dinner, [part('a', 1, 6), part('b', 1, 2)]))).toBe(166 + 1000)
    expect(say(payLines(dinner, [part('a', 1, 3), part('a', 1, 3)]))).toBe(666)
  })

  it('refuses a part somebody has already claimed', () => {
    const once = after(dinner, part('a', 2, 3))
    expect(say(payLines(once, [part('a', 1, 2)]))).toBe('already-paid')
    expect(say(payLines(once, [part('a', 1, 3)]))).toBe(334)
    expect(say(payLines(dinner, [part('b', 1, 1), part('b', 1, 1)]))).toBe('already-paid')
  })

  test.each([
    ['a line that is not on the bill', [part('x', 1, 1)], 'line-not-found'],
    ['no part of a line', [part('a', 0, 1)], 'share-not-positive'],
    ['a negative part', [part('a', -1, 2)], 'share-not-positive'],
    ['no line at all', [], 'share-not-positive'],
  ])('refuses %s', (_title, claims, code) => expect(say(payLines(dinner, claims))).toBe(code))

  it('refuses parts so odd that their sum could not be exact', () => {
    const once = after(dinner, part('a', 100, 9973))
    expect(say(payLines(once, [part('a', 1, 9967)]))).toBe('share-too-fine')
    expect(say(payLines(once, [part('a', 1, 100)]))).toBe(10)
    expect(say(payLines(once, [part('a', 1, 101)]))).toBe('share-too-fine')
  })

  it('lets whoever claims the last part pay exactly what is left', () => {
    const custom = payAmount(dinner, cents(501))
    if (!custom.allowed) throw new Error(custom.code)
    const mostly = after(custom.bill, part('a', 1, 1))
    expect(say(payLines(mostly, [part('b', 1, 1)]))).toBe(3000 - 501 - 1000)
  })

  it('refuses lines dearer than what is left', () => {
    const custom = payAmount(dinner, cents(2500))
    if (!custom.allowed) throw new Error(custom.code)
    expect(say(payLines(custom.bill, [part('a', 1, 1)]))).toBe('overpayment')
  })

  it('changes nothing on the bill it was asked about', () => {
    const before = structuredClone(dinner)
    after(dinner, part('a', 1, 3))
    expect(dinner).toEqual(before)
  })

  it('remembers what was claimed and paid', () => {
    const paid = after(dinner, part('a', 1, 3), part('b', 1, 1))
    expect(paid.paid).toBe(2333)
    expect(paid.lines.map(({ claimed }) => claimed)).toEqual([{ parts: 1, of: 3 }, whole])
  })
})

describe('a wish', () => {
  it('is an equal part of what is left, chosen dishes, or an amount [TABLE-017] [OPEN-067]', () => {
    expect(say(takeShare(dinner, { kind: 'diner', diners: 4 }))).toBe(750)
    expect(say(takeShare(dinner, { kind: 'product', claims: [part('a', 1, 3)] }))).toBe(333)
    expect(say(takeShare(dinner, { kind: 'custom', amount: cents(12) }))).toBe(12)
    const half = payAmount(dinner, cents(2999))
    if (!half.allowed) throw new Error(half.code)
    expect(say(takeShare(half.bill, { kind: 'diner', diners: 1 }))).toBe(1)
    expect(say(takeShare(half.bill, { kind: 'diner', diners: 2 }))).toBe('share-not-positive')
  })

  test.each([0, -1, 1.5, mostDiners + 1])('has no equal part for %d diners', (diners) => {
    expect(say(takeShare(dinner, { kind: 'diner', diners }))).toBe('share-not-positive')
  })

  it('counts several claims on a line as one', () => {
    expect(joinClaims([part('a', 1, 3), part('b', 1, 1), part('a', 1, 3)])).toEqual([part('a', 2, 3), part('b', 1, 1)])
  })

  it('finds taken what others have taken', () => {
    const bill = withClaims(dinner, cents(1333), [part('a', 1, 3), part('b', 1, 2)])
    expect(remainingOf(bill)).toBe(1667)
    expect(bill.lines.map(({ claimed }) => claimed)).toEqual([
      { parts: 1, of: 3 },
      { parts: 1, of: 2 },
    ])
    expect(withClaims(dinner, cents(0), []).lines[0]?.claimed).toEqual({ parts: 0, of: 1 })
  })
})

describe('opening a bill', () => {
  it('spreads a discount over the lines in proportion', () => {
    const bill = openBill(cents(2700), [line('a', 1, 1000), line('b', 1, 2000)])
    expect(bill.lines.map(({ amount }) => amount)).toEqual([900, 1800])
    expect(remainingOf(bill)).toBe(2700)
  })

  it('opens an empty one', () => expect(openBill(cents(0), [])).toEqual({ total: 0, paid: 0, lines: [] }))
})

describe('laws', () => {
  const anyLines = fc.array(
    fc.record({ quantity: fc.integer({ min: 1, max: 6 }), total: fc.integer({ min: 0, max: 9999 }) }),
    { minLength: 1, maxLength: 5 },
  )
  const open = (lines: readonly { quantity: number; total: number }[], percent: number) => {
    const sum = lines.reduce((so, { total }) => so + total, 0)
    return openBill(
      cents(Math.floor((sum * percent) / 100)),
      lines.map(({ quantity, total }, index) => line(`${index}`, quantity, total)),
    )
  }

  it('equal parts of every line sum to the bill, to the cent [TABLE-017]', () => {
    fc.assert(
      fc.property(
        anyLines,
        fc.integer({ min: 50, max: 110 }),
        fc.integer({ min: 1, max: 9 }),
        (lines, percent, diners) => {
          let bill = open(lines, percent)
          fc.pre(bill.total >= diners * lines.length)
          expect(sumCents(bill.lines.map(({ amount }) => amount))).toBe(bill.total)
          const claims = bill.lines.map(({ lineId }) => ({ lineId, part: { parts: 1, of: diners } }))
          for (let diner = 0; diner < diners; diner++) {
            const share = payLines(bill, claims)
            if (!share.allowed) throw new Error(share.code)
            bill = share.bill
          }
          expect(bill.paid).toBe(bill.total)
          expect(say(payLines(bill, claims))).toBe('already-paid')
        },
      ),
    )
  })

  it('no mixture of shares collects more than the bill', () => {
    const anyShare = fc.oneof(
      fc.record({ amount: fc.integer({ min: 1, max: 3000 }) }),
      fc.record({ index: fc.nat(4), parts: fc.integer({ min: 1, max: 3 }), of: fc.integer({ min: 3, max: 6 }) }),
    )
    fc.assert(
      fc.property(anyLines, fc.array(anyShare, { maxLength: 25 }), (lines, shares) => {
        let bill = open(lines, 100)
        let collected = 0
        for (const wish of shares) {
          const share =
            'amount' in wish
              ? payAmount(bill, cents(wish.amount))
              : payLines(bill, [part(`${wish.index}`, wish.parts, wish.of)])
          if (!share.allowed) continue
          collected += share.amount
          bill = share.bill
        }
        expect(bill.paid).toBe(collected)
        expect(collected).toBeLessThanOrEqual(bill.total)
      }),
    )
  })
})
