import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type LineId, toId } from '../ids.ts'
import { type Cents, cents, sumCents } from '../money/cents.ts'
import { acceptLateShare } from './accept-late-share.ts'
import { checkTip, mostTip } from './check-tip.ts'
import { listShareLines } from './list-share-lines.ts'
import { shareVat } from './share-vat.ts'
import { type Bill, type Claim, openBill, remainingOf, type ShareWish, takeShare, withClaims } from './split-bill.ts'

const lineId = (name: string) => toId<LineId>(name)
const part = (name: string, parts: number, of: number): Claim => ({ lineId: lineId(name), part: { parts, of } })
const dinner = openBill(cents(3000), [
  { id: lineId('a'), quantity: 3, total: cents(1000) },
  { id: lineId('b'), quantity: 1, total: cents(2000) },
])

describe('a share that the bank agrees to after it was given back', () => {
  it('counts with its dishes while they are free', () => {
    const claims = [part('a', 1, 3)]
    expect(acceptLateShare(dinner, cents(333), claims)).toEqual({ allowed: true, claims })
  })

  it('counts as an amount when somebody else pays its dishes', () => {
    const bill = withClaims(dinner, cents(1000), [part('a', 1, 1)])
    expect(acceptLateShare(bill, cents(333), [part('a', 1, 3)])).toEqual({ allowed: true, claims: [] })
    expect(acceptLateShare(bill, cents(333), [part('x', 1, 3)])).toEqual({ allowed: true, claims: [] })
    const fine = withClaims(dinner, cents(1), [part('a', 1, 9973)])
    expect(acceptLateShare(fine, cents(333), [part('a', 1, 9967)])).toEqual({ allowed: true, claims: [] })
  })

  it('goes back when so much is no longer to be paid', () => {
    const bill = withClaims(dinner, cents(2700), [])
    expect(acceptLateShare(bill, cents(300), [])).toMatchObject({ allowed: true })
    expect(acceptLateShare(bill, cents(301), [])).toMatchObject({ code: 'overpayment' })
    expect(acceptLateShare(withClaims(dinner, cents(3000), []), cents(1), [])).toMatchObject({ code: 'already-paid' })
  })
})

test.each([
  [0, true],
  [mostTip, true],
  [mostTip + 1, false],
  [-1, false],
])('a tip of %d cents is taken: %j', (tip, taken) => expect(checkTip(cents(tip)).allowed).toBe(taken))

it('lists what a diner paid: whole units by their number, parts of one as parts', () => {
  const claims = [part('a', 2, 3), part('b', 1, 2), part('gone', 1, 1)]
  expect(listShareLines(cents(1667), claims, dinner.lines)).toEqual([
    { lineId: 'a', units: 2, written: '2', amount: 667 },
    { lineId: 'b', units: null, written: '1/2', amount: 1000 },
  ])
})

describe('laws', () => {
  const anyLines = fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 5 })
  const anyWish = fc.oneof(
    fc.record({ kind: fc.constant('diner' as const), diners: fc.integer({ min: 1, max: 6 }) }),
    fc.record({ kind: fc.constant('custom' as const), amount: fc.integer({ min: 1, max: 4000 }).map(cents) }),
    fc
      .record({ line: fc.nat(4), parts: fc.integer({ min: 1, max: 3 }), of: fc.integer({ min: 3, max: 6 }) })
      .map(({ line, parts, of }) => ({ kind: 'product' as const, claims: [part(`${line}`, parts, of)] })),
  )
  const anyTurn = fc.record({
    payer: fc.nat(5),
    wish: anyWish,
    ends: fc.constantFrom('paid', 'declined', 'running', 'late'),
  })

  interface Taken {
    readonly amount: Cents
    readonly claims: readonly Claim[]
  }
  const standing = (empty: Bill, taken: readonly Taken[]) =>
    withClaims(
      empty,
      sumCents(taken.map(({ amount }) => amount)),
      taken.flatMap(({ claims }) => claims),
    )
  const claimsOf = (wish: ShareWish) => (wish.kind === 'product' ? wish.claims : [])

  it('any shares of two to six payers, some declined, some paid too late, and one for the rest, sum to the bill [TABLE-017] [F-031]', () => {
    fc.assert(
      fc.property(
        anyLines,
        fc.integer({ min: 2, max: 6 }),
        fc.array(anyTurn, { maxLength: 30 }),
        (totals, payers, turns) => {
          const empty = openBill(
            cents(totals.reduce((sum, total) => sum + total, 0)),
            totals.map((total, at) => ({ id: lineId(`${at}`), quantity: 1 + (at % 3), total: cents(total) })),
          )
          const paid: Taken[] = []
          const running = new Map<number, Taken>()
          const bill = () => standing(empty, [...paid, ...running.values()])
          for (const { payer: who, wish, ends } of turns) {
            const payer = who % payers
            const before = running.get(payer)
            if (before !== undefined) {
              running.delete(payer)
              if (ends !== 'declined') paid.push(before)
            }
            const left = remainingOf(bill())
            const share = takeShare(bill(), wish)
            if (!share.allowed) continue
            expect(share.amount).toBeGreaterThan(0)
            expect(share.amount).toBeLessThanOrEqual(left)
            const taken = { amount: share.amount, claims: claimsOf(wish) }
            if (ends === 'running') running.set(payer, taken)
            if (ends === 'paid') paid.push(taken)
            if (ends === 'late') {
              // It was given back; whoever comes next takes what is there, and then the bank agrees after all.
              const next = takeShare(bill(), { kind: 'diner', diners: 2 })
              if (next.allowed) paid.push({ amount: next.amount, claims: [] })
              const late = acceptLateShare(bill(), taken.amount, taken.claims)
              if (late.allowed) paid.push({ amount: taken.amount, claims: late.claims })
            }
            for (const { claimed } of bill().lines) expect(claimed.parts).toBeLessThanOrEqual(claimed.of)
          }
          // Those who were still paying walk away, and one pays what is left.
          running.clear()
          const rest = takeShare(bill(), { kind: 'diner', diners: 1 })
          if (rest.allowed) paid.push({ amount: rest.amount, claims: [] })
          expect(sumCents(paid.map(({ amount }) => amount))).toBe(empty.total)
        },
      ),
    )
  })

  it('the taxes of all shares are those of the bill, to the cent, and base and tax make the share', () => {
    const anyShares = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(anyShares, fc.nat(100), (shares, percent) => {
        const total = cents(shares.reduce((sum, share) => sum + share, 0))
        const low = Math.floor((total * percent) / 100)
        const vat = [
          { rate: 1000, base: cents(low - Math.floor(low / 11)), vat: cents(Math.floor(low / 11)) },
          { rate: 2100, base: cents(total - low), vat: cents(0) },
        ]
        let before = 0
        const told = shares.map((share) => {
          const parts = shareVat(vat, { total, before: cents(before), amount: cents(share) })
          before += share
          return parts
        })
        for (const [at, { base, vat: tax }] of vat.entries()) {
          expect(sumCents(told.map((parts) => parts[at]?.vat ?? cents(0)))).toBe(tax)
          expect(sumCents(told.map((parts) => parts[at]?.base ?? cents(0)))).toBe(base)
        }
      }),
    )
  })

  it('the dishes of a share cost the share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 7 }), (amount, of) => {
        const lines = listShareLines(cents(amount), [part('a', 1, of), part('b', 1, of)], dinner.lines)
        expect(sumCents(lines.map((line) => line.amount))).toBe(amount)
      }),
    )
  })
})
