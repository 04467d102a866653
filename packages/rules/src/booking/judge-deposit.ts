import { type Cents, cents, zero } from '../money/cents.ts'
import type { BookingState } from './booking.ts'

/** The money of a deposit: what came in, and how far what goes back has come. */
export interface DepositMoney {
  readonly paid: Cents
  readonly asked: Cents
  readonly done: Cents
  readonly failed: Cents
}

export const depositStates = ['paid', 'kept', 'going-back', 'back', 'not-back'] as const
export type DepositState = (typeof depositStates)[number]

export interface Deposit {
  readonly state: DepositState
  /** The sum that the word is about. */
  readonly amount: Cents
  /** The sum that could still be given back. */
  readonly held: Cents
}

/** The sum that the venue has and has promised to nobody. */
export function countHeld({ paid, asked, done }: DepositMoney): Cents {
  return cents(paid - asked - done)
}

/**
 * A deposit in one word and one sum; null where none was paid. What the bank did not give back comes first: a person has
 * to see to it. A smaller party's difference that went back long ago does not make the rest of it go back.
 */
export function judgeDeposit(state: BookingState, money: DepositMoney): Deposit | null {
  const held = countHeld(money)
  if (money.paid === zero) return null
  if (money.failed > zero) return { state: 'not-back', amount: money.failed, held }
  if (money.asked > zero) return { state: 'going-back', amount: money.asked, held }
  if (held === zero) return { state: 'back', amount: money.done, held }
  return { state: state === 'cancelled' || state === 'no-show' ? 'kept' : 'paid', amount: held, held }
}
