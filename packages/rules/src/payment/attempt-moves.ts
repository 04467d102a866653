import type { Moves } from '../moves.ts'
import type { AttemptState } from './attempt.ts'

/**
 * A verified yes is always believed: the bank may answer after our time limit (a late yes), or say no and then yes when
 * the diner tries again. Money that was collected goes back only by a refund, never because of an event.
 */
export const attemptMoves: Moves<AttemptState> = {
  created: ['submitted', 'approved', 'failed-before-send', 'expired'],
  submitted: ['challenged', 'approved', 'declined', 'unknown', 'failed-before-send'],
  challenged: ['approved', 'declined', 'unknown', 'expired'],
  // Only a query or a notification resolves it.
  unknown: ['approved', 'declined', 'expired'],
  declined: ['approved'],
  'failed-before-send': ['approved'],
  expired: ['approved'],
  approved: ['refunding'],
  // When the bank refuses a refund, the money stays collected and staff get a task.
  refunding: ['refunded', 'approved'],
  refunded: [],
}
