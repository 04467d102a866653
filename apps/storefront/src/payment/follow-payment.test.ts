import type { PaymentResult } from '@comanda/contract/entities/payment-result'
import { expect, it } from 'vitest'
import { askEveryMs, followPayment, letGoMs, patienceMs } from './follow-payment.ts'

const checking: PaymentResult = { state: 'checking', message: '', attemptId: null, orderNumber: null, next: null }
const paid: PaymentResult = { ...checking, state: 'paid', orderNumber: 7 }
const method = { kind: 'post-form', protocol: '3ds-method', action: '/method', fields: {} } as const
const challenge = { ...method, protocol: '3ds-2', action: '/challenge' } as const
const asksFor = (next: PaymentResult['next']): PaymentResult => ({ ...checking, state: 'action', next })

function waitFor(answers: readonly (PaymentResult | 'fails')[], signal = new AbortController().signal) {
  let [asked, clock] = [0, 0]
  const pauses: number[] = []
  const steps: PaymentResult['next'][] = []
  const letGoAt: number[] = []
  const waiting = followPayment('attempt', {
    ask: async () => {
      const answer = answers[Math.min(asked++, answers.length - 1)]
      if (answer === 'fails' || answer === undefined) throw new Error('offline')
      return answer
    },
    pause: async (ms) => {
      pauses.push(ms)
      clock += ms
    },
    now: () => clock,
    letGo: () => letGoAt.push(clock),
    signal,
    take: (next) => steps.push(next),
  })
  return { waiting, pauses, steps, letGoAt, asked: () => asked }
}

it('asks every 500 ms until the bank has decided [CONST-006]', async () => {
  const { waiting, pauses } = waitFor([checking, 'fails', checking, paid])
  expect(await waiting).toBe(paid)
  expect(pauses).toEqual([askEveryMs, askEveryMs, askEveryMs])
  expect(askEveryMs).toBe(500)
})

it('lets the diner go after twenty seconds, once, and goes on asking [F-231]', async () => {
  const answers = Array.from({ length: letGoMs / askEveryMs + 5 }, () => checking)
  const slow = waitFor([...answers, paid])
  expect(await slow.waiting).toBe(paid)
  expect(slow.letGoAt).toEqual([20_000])
  const quick = waitFor([checking, paid])
  await quick.waiting
  expect(quick.letGoAt).toEqual([])
})

it('stops after five minutes, and when nobody waits [OPEN-063]', async () => {
  const long = waitFor([checking])
  expect(await long.waiting).toBeUndefined()
  expect(long.asked()).toBe(patienceMs / askEveryMs)
  expect(await waitFor([checking], AbortSignal.abort()).waiting).toBeUndefined()
})

it('sends nobody anywhere who left while the bank was asked', async () => {
  const left = new AbortController()
  const steps: PaymentResult['next'][] = []
  const waiting = followPayment('attempt', {
    ask: async () => {
      left.abort()
      return asksFor(challenge)
    },
    signal: left.signal,
    take: (next) => steps.push(next),
  })
  expect(await waiting).toBeUndefined()
  expect(steps).toEqual([])
})

it('passes every step on once, however often it is told', async () => {
  const told = [
    asksFor(method),
    asksFor(method),
    checking,
    asksFor(method),
    asksFor(challenge),
    asksFor(challenge),
    paid,
  ]
  const { waiting, steps } = waitFor(told)
  expect(await waiting).toBe(paid)
  expect(steps).toEqual([method, challenge])
})
