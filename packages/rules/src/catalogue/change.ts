import type { Refused } from '../verdict.ts'
import type { Configuration } from './configuration.ts'

/** Why a move cannot be made now. */
export type MoveRefusal =
  | 'unknown-value'
  | 'unknown-option'
  | 'option-limit'
  | 'unknown-item'
  | 'item-unavailable'
  | 'section-full'
  | 'minimum-does-not-fit'
  | 'item-limit'
  | 'not-chosen'
  | 'unit-incomplete'

/** A move gives a new configuration or says why not. */
export type Change = { readonly allowed: true; readonly configuration: Configuration } | Refused<MoveRefusal>

export function change(configuration: Configuration): Change {
  return { allowed: true, configuration }
}
