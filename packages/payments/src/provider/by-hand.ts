import type { Charge } from './charge.ts'
import { nothingAllowed } from './page-policy.ts'
import type { Desk, PaymentProvider, QueryAnswer, RefundAnswer, RefundOrder } from './payment-provider.ts'
import { declined, type Receipt } from './payment-step.ts'

/** The traits that all providers by hand have in common: no account, no host and no message. */
export const byHand = {
  hosts: {},
  isByHand: true,
  open: openHandDesk,
  peekAnswer: () => undefined,
  peekMessage: () => undefined,
  policy: () => nothingAllowed,
} as const satisfies Omit<PaymentProvider, 'methods'>

/**
 * Money that a person of the venue takes. There is nobody to ask but that person, and what they said is part of the
 * charge; so every question about a charge has the same answer, however often and whenever it is asked.
 */
function openHandDesk(): Desk {
  return {
    async start(charge) {
      const receipt = findReceipt(charge)
      return receipt === undefined ? declined('declined', 'nobody has taken it') : { kind: 'approved', receipt }
    },
    resume: async () => declined('declined', 'nobody answers for money taken by hand'),
    verify: async () => undefined,
    query: async (charge) => toAnswer(findReceipt(charge)),
    refund: async (charge, order) => giveBack(charge, order),
  }
}

function findReceipt({ means, amount, attemptId }: Charge): Receipt | undefined {
  if (means.kind !== 'by-hand' || means.amount !== amount) return undefined
  return { reference: attemptId, authorisation: `staff:${means.takenBy}`, amount }
}

function toAnswer(receipt: Receipt | undefined): QueryAnswer {
  return receipt === undefined ? { kind: 'absent' } : { kind: 'approved', receipt }
}

/** The venue gives it back by hand; what it gave before is counted by the order that asks. */
function giveBack(charge: Charge, { amount, before, key }: RefundOrder): RefundAnswer {
  if (findReceipt(charge) === undefined) return { kind: 'refused', detail: 'nobody had taken it' }
  if (before + amount > charge.amount) return { kind: 'refused', detail: 'more than was taken' }
  return { kind: 'done', reference: key }
}
