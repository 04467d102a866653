import { checkMove } from '../moves.ts'
import type { AttemptState } from './attempt.ts'
import { attemptMoves } from './attempt-moves.ts'

export interface YesQuestion {
  readonly state: AttemptState
  /** Another attempt has already paid for the same thing. */
  readonly alreadyPaid: boolean
  /** What the money was for, the cart version or the seats, can still be given. */
  readonly stillAvailable: boolean
}

export type YesDecision = 'settle' | 'refund' | 'nothing'

/** A bank's yes, on time, late or repeated, buys what it was for or is refunded at once, and counts only once. */
export function decideOnYes({ state, alreadyPaid, stillAvailable }: YesQuestion): YesDecision {
  if (!checkMove(attemptMoves, state, 'approved').allowed || state === 'refunding') return 'nothing'
  return alreadyPaid || !stillAvailable ? 'refund' : 'settle'
}
