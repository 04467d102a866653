import type { AttemptSubject } from '@comanda/rules/payment/attempt'
import type { YesQuestion } from '@comanda/rules/payment/settle'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import type { StoredAttempt } from './attempt.repository.ts'

/** What money can be for. Each kind says how it is locked, given and let go; settling knows no more of it. */
export interface PaidSubject {
  /** Money is about to be asked for it; false when it is no longer what the attempt was made for. */
  hold(tx: Tx, attempt: StoredAttempt, now: Instant): Promise<boolean>
  /** Locks it for the transaction, and says whether the money is still wanted. */
  lock(tx: Tx, attempt: StoredAttempt): Promise<Omit<YesQuestion, 'state'>>
  /** The money is in: the order is placed, the booking confirmed. */
  give(tx: Tx, attempt: StoredAttempt, now: Instant): Promise<void>
  /** No money will come from this attempt: the diner may try again, or go on choosing. */
  release(tx: Tx, attempt: StoredAttempt, now: Instant): Promise<void>
}

export type PaidSubjects = Readonly<Record<AttemptSubject['kind'], PaidSubject>>

export function getSubject(subjects: PaidSubjects, attempt: StoredAttempt): PaidSubject {
  return attempt.bookingId === null ? subjects.cart : subjects.booking
}
