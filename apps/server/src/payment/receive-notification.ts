import type { MessageSubject, ProviderMessage } from '@comanda/payments/provider/payment-provider'
import { type ChargeMethod, findProvider } from '@comanda/payments/server/providers'
import { decideOnYes } from '@comanda/rules/payment/settle'
import { isPlainData } from '../http/plain-data.ts'
import {
  findAttemptByOrder,
  findAttemptByReference,
  isActive,
  type StoredAttempt,
  saveTrace,
} from './attempt.repository.ts'
import { getDesk, type PaymentsKit, toCharge } from './payments-kit.ts'
import { askProvider, queryAttempt } from './query-attempt.ts'
import { settleAttempt } from './settle-attempt.ts'

export type Reception = 'settled' | 'ignored'

/** A provider's own message. It counts only once its signature is valid for the account of the attempt it names. */
export async function receiveNotification(
  kit: PaymentsKit,
  method: ChargeMethod,
  message: ProviderMessage,
): Promise<Reception> {
  const subject = findProvider(method)?.peekMessage(message)
  if (!isPlainData(subject)) return 'ignored'
  const attempt = subject && (await findSubject(kit, method, subject))
  if (subject === undefined || attempt === undefined) return 'ignored'
  const desk = await getDesk(kit, attempt)
  const verified = await desk.verify(message, toCharge(attempt))
  if (verified === undefined) {
    kit.alarm(`a ${method} message about attempt ${attempt.id} proves nothing`)
    return 'ignored'
  }
  // Stored only after it was processed: a message whose processing failed comes again and must not look done.
  if (verified.kind !== 'ask') await settleAttempt(kit, attempt, verified, 'notification')
  else if (!(await askNow(kit, attempt))) return 'ignored'
  await saveTrace(kit.database, {
    siteId: attempt.siteId,
    attemptId: attempt.id,
    provider: attempt.provider,
    kind: 'notification',
    providerEventId: subject.eventId,
    verified: true,
    body: { kind: verified.kind },
    at: kit.now(),
  })
  return 'settled'
}

/**
 * Asks because the provider said that there is news. Nothing asks again about an attempt that has ended, so a late yes
 * that could not be read now must come again: then this is false.
 */
async function askNow(kit: PaymentsKit, attempt: StoredAttempt): Promise<boolean> {
  if (isActive(attempt)) {
    await queryAttempt(kit, attempt)
    return true
  }
  const { state } = attempt
  if (decideOnYes({ state, alreadyPaid: false, stillAvailable: true }) === 'nothing') return true
  const answer = await askProvider(kit, attempt)
  if (answer.kind === 'approved') await settleAttempt(kit, attempt, answer, 'notification')
  return answer.kind !== 'unknown'
}

function findSubject(
  kit: PaymentsKit,
  method: ChargeMethod,
  subject: MessageSubject,
): Promise<StoredAttempt | undefined> {
  return subject.kind === 'merchant-order'
    ? findAttemptByOrder(kit.database, subject.merchantOrder)
    : findAttemptByReference(kit.database, [method], subject.reference)
}
