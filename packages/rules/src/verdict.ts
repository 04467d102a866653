/** The answer of a rule that may refuse. A refusal carries a code, never a sentence. */
export type Verdict<Code extends string> = Allowed | Refused<Code>
export type Allowed = { readonly allowed: true }
export type Refused<Code extends string> = { readonly allowed: false; readonly code: Code }

export const allowed: Allowed = { allowed: true }

export function refuse<Code extends string>(code: Code): Refused<Code> {
  return { allowed: false, code }
}
