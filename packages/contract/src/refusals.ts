import { isRefusalCode, type RefusalCode } from './refusal-codes.ts'
import type { DetailedCode, DetailsOf } from './refusal-details.ts'

/** An expected «no»: a value, never thrown inside the server. Its code decides the type of its details. */
export type Refusal =
  | { readonly refused: Exclude<RefusalCode, DetailedCode>; readonly details?: never }
  | { readonly [Code in DetailedCode]: DetailedRefusal<Code> }[DetailedCode]

interface DetailedRefusal<Code extends DetailedCode> {
  readonly refused: Code
  readonly details?: DetailsOf<Code>
}

/** A refusal as the caller gets it: with its sentence, in the caller's language (API-010). */
export type ToldRefusal = Refusal & { readonly message: string }

export function refusal<Code extends RefusalCode>(code: Code, details?: DetailsOf<Code>): Refusal {
  return (details === undefined ? { refused: code } : { refused: code, details }) as Refusal
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value && isRefusalCode(value.refused)
}
