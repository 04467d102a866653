import { describe, expect, it, test } from 'vitest'
import { bookingStates } from '../booking/booking.ts'
import { bookingMoves } from '../booking/booking-moves.ts'
import { type CardId, toId } from '../ids.ts'
import { cents } from '../money/cents.ts'
import { checkMove, isFinal, type Moves } from '../moves.ts'
import { orderStatuses } from '../order/order.ts'
import { toPaymentState } from '../order/order-money.ts'
import { orderStatusMoves } from '../order/order-moves.ts'
import { type AttemptState, attemptStates } from './attempt.ts'
import { attemptMoves } from './attempt-moves.ts'
import {
  asksForChange,
  findUsualWay,
  isOnlinePayment,
  isWallet,
  listPayable,
  onlinePayments,
  type PaymentWish,
  planPayment,
} from './payment-choice.ts'
import { decideOnYes, type YesDecision } from './settle.ts'

const say = (verdict: { allowed: true } | { allowed: false; code: string }) => (verdict.allowed ? 'yes' : verdict.code)

describe('lives', () => {
  const lives: [string, readonly string[], Moves<string>, Record<string, readonly string[]>][] = [
    [
      'attempt',
      attemptStates,
      attemptMoves,
      {
        created: ['submitted', 'approved', 'failed-before-send', 'expired'],
        submitted: ['challenged', 'approved', 'declined', 'unknown', 'failed-before-send'],
        challenged: ['approved', 'declined', 'unknown', 'expired'],
        unknown: ['approved', 'declined', 'expired'],
        declined: ['approved'],
        'failed-before-send': ['approved'],
        expired: ['approved'],
        approved: ['refunding'],
        refunding: ['refunded', 'approved'],
        refunded: [],
      },
    ],
    [
      'order',
      orderStatuses,
      orderStatusMoves,
      {
        'on-hold': ['preparing', 'cancelled'],
        preparing: ['bagging', 'ready', 'cancelled'],
        bagging: ['ready', 'cancelled'],
        ready: ['picked-up', 'preparing', 'cancelled'],
        'picked-up': [],
        cancelled: [],
      },
    ],
    [
      'booking',
      bookingStates,
      bookingMoves,
      {
        held: ['confirmed', 'expired', 'cancelled'],
        confirmed: ['arrived', 'seated', 'no-show', 'cancelled'],
        expired: ['confirmed'],
        arrived: ['seated', 'no-show', 'cancelled'],
        'no-show': ['arrived', 'seated'],
        seated: ['left'],
        left: [],
        cancelled: [],
      },
    ],
  ]
  test.each(lives)('of an %s: exactly the moves of its table', (_title, states, moves, legal) => {
    for (const from of states) {
      for (const to of states) {
        const expected = from === to ? 'already-there' : legal[from]?.includes(to) ? 'yes' : 'illegal-move'
        expect(`${from} → ${to}: ${say(checkMove(moves, from, to))}`).toBe(`${from} → ${to}: ${expected}`)
      }
      expect(isFinal(moves, from)).toBe(legal[from]?.length === 0)
    }
  })

  it('money that came in leaves only by a refund', () => {
    const reachable = (from: AttemptState, seen = new Set<AttemptState>()): Set<AttemptState> => {
      for (const next of attemptMoves[from]) if (!seen.has(next)) reachable(next, seen.add(next))
      return seen
    }
    expect([...reachable('approved')].sort()).toEqual(['approved', 'refunded', 'refunding'])
  })
})

describe('a yes from the bank', () => {
  const free = { alreadyPaid: false, stillAvailable: true }
  test.each<[AttemptState, YesDecision]>([
    ['created', 'settle'],
    ['submitted', 'settle'],
    ['challenged', 'settle'],
    ['unknown', 'settle'],
    ['expired', 'settle'],
    ['declined', 'settle'],
    ['failed-before-send', 'settle'],
    ['approved', 'nothing'],
    ['refunding', 'nothing'],
    ['refunded', 'nothing'],
  ])('to an attempt that is %s: %s', (state, expected) => {
    expect(decideOnYes({ state, ...free })).toBe(expected)
    const gone = expected === 'settle' ? 'refund' : 'nothing'
    expect(decideOnYes({ state, alreadyPaid: true, stillAvailable: true })).toBe(gone)
    expect(decideOnYes({ state, alreadyPaid: false, stillAvailable: false })).toBe(gone)
  })
})

test.each([
  [1000, 0, 0, 'unpaid'],
  [1000, 1, 0, 'partly-paid'],
  [1000, 999, 0, 'partly-paid'],
  [1000, 1000, 0, 'paid'],
  [1000, 2000, 1000, 'paid'],
  [1000, 1000, 1, 'partly-paid'],
  [1000, 1000, 1000, 'refunded'],
  [0, 0, 0, 'paid'],
] as const)('a total of %i with %i in and %i back is %s', (total, captured, refunded, expected) => {
  expect(toPaymentState(cents(total), cents(captured), cents(refunded))).toBe(expected)
})

describe('payment values', () => {
  const cards = [
    { id: toId<CardId>('card-1'), way: 'new' },
    { id: toId<CardId>('card-3'), way: 'stripe' },
  ] as const
  const plan = (value: string, method: PaymentWish['method'] = 'online') => {
    const made = planPayment({ method, value }, cards)
    return made.allowed ? `${made.way} ${made.cardId}` : made.code
  }
  test.each([
    ['new', 'new null'],
    ['applepay', 'applepay null'],
    ['card-1', 'new card-1'],
    ['card-3', 'stripe card-3'],
  ])('online with %s goes the way of a card or a wallet: %s [CHECKOUT-004]', (value, expected) => {
    expect(plan(value)).toBe(expected)
  })

  test.each([
    ['bizum', 'bizum null'],
    ['googlepay', 'googlepay null'],
    ['dojo', 'dojo null'],
    ['stripe', 'stripe null'],
    ['paypal', 'paypal null'],
  ])('%s goes its own way: %s [CHECKOUT-005]', (value, expected) => expect(plan(value)).toBe(expected))

  test.each(['cash', 'terminal'])('on delivery by %s goes without online payment [CHECKOUT-006]', (value) => {
    expect(plan(value, 'on-delivery')).toBe('on-delivery null')
  })

  test.each<[string, PaymentWish['method']]>([
    ['card-2', 'online'],
    ['', 'online'],
    ['toString', 'online'],
    ['cash', 'online'],
    ['bizum', 'on-delivery'],
    ['', 'on-delivery'],
  ])('%j by %s is refused before any save', (value, method) =>
    expect(plan(value, method)).toBe('payment-method-unknown'),
  )

  it('treats new, bizum, googlepay, applepay, stripe, dojo and paypal as card-less [CHECKOUT-003]', () => {
    expect(onlinePayments.toSorted()).toEqual(['applepay', 'bizum', 'dojo', 'googlepay', 'new', 'paypal', 'stripe'])
    expect(isOnlinePayment('applepay')).toBe(true)
    expect(isOnlinePayment('card-1')).toBe(false)
  })

  it('chooses a card for who has not chosen, and the first way where there is none', () => {
    expect(findUsualWay(['bizum', 'new', 'dojo'])).toBe('new')
    expect(findUsualWay(['bizum', 'dojo'])).toBe('dojo')
    expect(findUsualWay(['bizum', 'paypal'])).toBe('bizum')
    expect(findUsualWay([])).toBeUndefined()
  })

  it('a wallet needs nothing typed: one press pays with it', () => {
    expect(onlinePayments.filter(isWallet)).toEqual(['bizum', 'applepay', 'googlepay', 'paypal'])
  })

  it('asks for change only in cash', () => {
    expect(asksForChange('cash')).toBe(true)
    expect(asksForChange('terminal')).toBe(false)
  })
})

describe('the ways among which a diner chooses', () => {
  const all = ['bizum', 'applepay', 'googlepay', 'paypal', 'stripe', 'new', 'dojo'] as const
  const wallets = ['bizum', 'googlepay', 'paypal']

  it.each([
    ['of the store’s first account', undefined, 'stripe'],
    ['that a link names', 'dojo', 'dojo'],
    ['of the first account where a link names no card', 'bizum', 'stripe'],
  ])('have one card, the one %s [F-235]', (_which, wanted, card) => {
    expect(listPayable(all, { hasApplePay: false }, wanted)).toEqual([...wallets, card])
  })

  it('have Apple Pay only where the device has it [F-250]', () => {
    expect(listPayable(all, { hasApplePay: true })).toContain('applepay')
    expect(listPayable(all, { hasApplePay: false })).not.toContain('applepay')
    expect(listPayable(['bizum'], { hasApplePay: true })).toEqual(['bizum'])
  })
})
