import type { StaffId } from '../ids.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'

/** A ready order that somebody brings, or that waits for somebody who does. */
export interface Ride {
  readonly riderId: StaffId | null
  /** The rider has left with it. */
  readonly isOut: boolean
  readonly isPaid: boolean
}

export const rideSteps = ['give', 'claim', 'leave', 'deliver'] as const
export type RideStep = (typeof rideSteps)[number]

/**
 * Whether a ride may take a step for a rider (DAY-104). Who has it keeps it: a colleague cannot claim it, and once it is
 * on its way not even the dispatcher gives it to another. What is owed is taken before it is handed over.
 */
export function checkRideStep(
  { riderId: holder, isOut, isPaid }: Ride,
  step: RideStep,
  riderId: StaffId,
): Verdict<'ride-taken' | 'order-unpaid' | 'already-there' | 'illegal-move'> {
  const isTheirs = holder === riderId
  const isTaken = holder !== null && !isTheirs
  if (isTaken && (step !== 'give' || isOut)) return refuse('ride-taken')
  if (step === 'give' || step === 'claim') return isTheirs ? refuse('already-there') : allowed
  if (!isTheirs) return refuse('illegal-move')
  if (step === 'leave') return isOut ? refuse('already-there') : allowed
  if (!isOut) return refuse('illegal-move')
  return isPaid ? allowed : refuse('order-unpaid')
}
