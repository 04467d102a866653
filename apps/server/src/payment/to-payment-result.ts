import type { NextStep, PaymentResult, PaymentState } from '@comanda/contract/entities/payment-result'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { type DinerStep, declineReasons } from '@comanda/payments/provider/payment-step'
import type { AttemptState } from '@comanda/rules/payment/attempt'
import type { LanguageCode } from '@comanda/rules/text/language'
import type { StoredAttempt } from './attempt.repository.ts'

const states: Readonly<Record<AttemptState, PaymentState>> = {
  created: 'checking',
  submitted: 'checking',
  challenged: 'checking',
  unknown: 'checking',
  approved: 'paid',
  declined: 'declined',
  'failed-before-send': 'failed',
  expired: 'failed',
  refunding: 'failed',
  refunded: 'failed',
}

/** The state of an attempt for its diner: always what is stored, never what a browser brought. */
export function toPaymentResult(
  attempt: StoredAttempt,
  orderNumber: number | null,
  language: LanguageCode,
): PaymentResult {
  const next = attempt.state === 'challenged' && attempt.resume.step ? toNext(attempt.resume.step) : null
  const state = next === null ? states[attempt.state] : 'action'
  return { state, message: toMessage(attempt, language), attemptId: attempt.id, orderNumber, next }
}

function toNext(step: DinerStep): NextStep {
  switch (step.kind) {
    case 'post-form':
      return { kind: 'post-form', protocol: step.protocol, ...step.form }
    case 'redirect':
      return { kind: 'redirect', url: step.url }
    case 'widget':
      return { kind: 'widget', data: step.data }
  }
}

function toMessage({ state, declineReason, bookingId, billShareId }: StoredAttempt, language: LanguageCode): string {
  const words = dictionaryOf(language).payment
  // An order is not a booking: each is told that what was being paid for is still there.
  if (bookingId !== null && state === 'declined' && declineReason === 'cancelled') return words.bookingCancelled
  if (bookingId !== null && state === 'expired') return words.bookingExpired
  if (billShareId !== null && state === 'declined' && declineReason === 'cancelled') return words.shareCancelled
  if (billShareId !== null && state === 'expired') return words.shareExpired
  if (billShareId !== null && (state === 'refunding' || state === 'refunded')) return words.shareGivenBack
  if (state === 'declined') {
    return words.declines[declineReasons.find((reason) => reason === declineReason) ?? 'declined']
  }
  if (state === 'refunding' || state === 'refunded') return words.givenBack
  if (state === 'failed-before-send') return words.unreachable
  if (state === 'expired') return words.expired
  return state === 'unknown' ? words.checking : ''
}
