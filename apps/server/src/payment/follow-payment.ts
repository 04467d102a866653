import { findPhase } from '@comanda/payments/provider/payment-step'
import type { AttemptId, CartId, SessionId, SiteId } from '@comanda/rules/ids'
import { findAttempt, findLastAttempt, isActive, type StoredAttempt } from './attempt.repository.ts'
import { resumeAttempt } from './continue-attempt.ts'
import type { PaymentsKit } from './payments-kit.ts'
import { queryForPage } from './query-attempt.ts'

/** How long the hidden step of 3-D Secure may take before the payment goes on without it. */
const methodPatienceMs = 10_000

interface OwnPayment {
  readonly siteId: SiteId
  readonly sessionId: SessionId | null
  readonly id: AttemptId
}

/** A visitor's own payment after what is due was done: a step is continued, or the provider asked. */
export async function followPayment(
  kit: PaymentsKit,
  { siteId, sessionId, id }: OwnPayment,
): Promise<StoredAttempt | undefined> {
  const found = await findAttempt(kit.database, siteId, id)
  return found === undefined || sessionId === null || found.sessionId !== sessionId ? undefined : moveOn(kit, found)
}

interface LastPayment {
  readonly siteId: SiteId
  readonly sessionId: SessionId
  readonly cartId: CartId
  readonly provider: StoredAttempt['provider']
}

/** The newest payment of a cart that this visitor began with a provider, who is asked what became of it. */
export async function askLastPayment(
  kit: PaymentsKit,
  { siteId, ...by }: LastPayment,
): Promise<StoredAttempt | undefined> {
  const found = await findLastAttempt(kit.database, siteId, by)
  if (found === undefined || found.state === 'created') return undefined
  return isActive(found) ? queryForPage(kit, found) : found
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
