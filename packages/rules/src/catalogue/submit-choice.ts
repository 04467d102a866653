import type { Verdict } from '../verdict.ts'
import type { Missing } from './list-missing.ts'

export type SubmitDecision<HoursCode extends string> =
  | { readonly step: 'wait' }
  | { readonly step: 'stay'; readonly code: HoursCode | Missing['code'] }
  | { readonly step: 'add' }

/** A tap on «add» checks the hours, then what is missing, then adds (CONFIG-047). A second tap is ignored meanwhile. */
export function decideSubmit<HoursCode extends string>(facts: {
  readonly submitting: boolean
  readonly hours: Verdict<HoursCode>
  readonly missing: readonly Missing[]
}): SubmitDecision<HoursCode> {
  if (facts.submitting) return { step: 'wait' }
  if (!facts.hours.allowed) return { step: 'stay', code: facts.hours.code }
  const missing = facts.missing[0]
  return missing === undefined ? { step: 'add' } : { step: 'stay', code: missing.code }
}

/** The add button is disabled until every section is complete and while an answer is awaited (CONFIG-036). */
export function canSubmit(missing: readonly Missing[], submitting: boolean): boolean {
  return missing.length === 0 && !submitting
}

/** The dialog closes after an attempt and stays after an error. The button is enabled again either way (CONFIG-048). */
export function settleSubmit(outcome: 'attempted' | 'failed'): {
  readonly dialog: 'closed' | 'open'
  readonly submitting: false
} {
  return { dialog: outcome === 'attempted' ? 'closed' : 'open', submitting: false }
}
