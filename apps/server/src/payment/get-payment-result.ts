import type { getPaymentResult as row } from '@comanda/contract/calls/payment'
import { refusal } from '@comanda/contract/refusals'
import { findPhase } from '@comanda/payments/provider/payment-step'
import type { Handler } from '../call/handler.ts'
import { findOrderNumber } from '../cart/find-order-number.ts'
import { findAttempt, type StoredAttempt } from './attempt.repository.ts'
import { resumeAttempt } from './continue-attempt.ts'
import type { CollectsMoney, PaymentsKit } from './payments-kit.ts'
import { queryForPage } from './query-attempt.ts'
import { toPaymentResult } from './to-payment-result.ts'

/** How long the hidden step of 3-D Secure may take before the payment goes on without it. */
const methodPatienceMs = 10_000

/** The state of a payment. Each request also does what is due: it continues a step, or asks the provider. */
export const getPaymentResult: Handler<typeof row, CollectsMoney> = async (
  { attempt: id },
  { database, siteId, session, language, house },
) => {
  const found = await findAttempt(database, siteId, id)
  if (found === undefined || session === null || found.sessionId !== session.id) return refusal('payment-not-found')
  const attempt = await moveOn(house.payments, found)
  return toPaymentResult(attempt, await findOrderNumber(database, attempt), language)
}

function moveOn(kit: PaymentsKit, attempt: StoredAttempt): Promise<StoredAttempt> | StoredAttempt {
  const now = kit.now()
  const { state, resume, submittedAt, nextQueryAt } = attempt
  const phase = resume.step === null ? undefined : findPhase(resume.step)
  if (state === 'challenged' && phase === 'method') {
    const isTired = submittedAt !== null && now - submittedAt >= methodPatienceMs
    return isTired ? resumeAttempt(kit, attempt, 'method', {}) : attempt
  }
  // The diner asks and is therefore back from the bank's page, while the bank's own message may be late or lost.
  const isBack = state === 'challenged' && resume.step !== null && phase === undefined
  const isOpen = state === 'submitted' || state === 'challenged' || state === 'unknown'
  const isDue = isOpen && nextQueryAt !== null && nextQueryAt <= now
  return isBack || isDue ? queryForPage(kit, attempt) : attempt
}
