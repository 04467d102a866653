import type { PaymentResult } from '@comanda/contract/entities/payment-result'
import { expect, it } from 'vitest'
import { askEveryMs, patienceMs, waitForResult } from './wait-for-result.ts'

const checking: PaymentResult = { state: 'checking', message: '', attemptId: null, orderNumber: null, next: null }
const paid: PaymentResult = { ...checking, state: 'paid', orderNumber: 7 }
const isOver = ({ state }: PaymentResult) => state !== 'checking'

function waitFor(answers: readonly (PaymentResult | 'fails')[], signal = new AbortController().signal) {
  let [asked, clock] = [0, 0]
  const pauses: number[] = []
  const waiting = waitForResult({
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
    signal,
    isOver,
  })
  return { waiting, pauses, asked: () => asked }
}

it('asks every 500 ms until the bank has decided [CONST-006]', async () => {
  const { waiting, pauses } = waitFor([checking, 'fails', checking, paid])
  expect(await waiting).toBe(paid)
  expect(pauses).toEqual([askEveryMs, askEveryMs, askEveryMs])
  expect(askEveryMs).toBe(500)
})

it('stops after five minutes, and when nobody waits [OPEN-063]', async () => {
  const long = waitFor([checking])
  expect(await long.waiting).toBeUndefined()
  expect(long.asked()).toBe(patienceMs / askEveryMs)
  expect(await waitFor([checking], AbortSignal.abort()).waiting).toBeUndefined()
})

it('sends nobody anywhere who left while the bank was asked', async () => {
  const left = new AbortController()
  const asked: PaymentResult[] = []
  const waiting = waitForResult({
    ask: async () => {
      left.abort()
      return paid
    },
    signal: left.signal,
    isOver: (result) => asked.push(result) > 0,
  })
  expect(await waiting).toBeUndefined()
  expect(asked).toEqual([])
})
