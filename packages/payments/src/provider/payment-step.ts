import type { Cents } from '@comanda/rules/money/cents'

/** The step that a provider needs next. The browser does it without knowing which provider asked. */
export type PaymentStep =
  | { readonly kind: 'approved'; readonly receipt: Receipt }
  | { readonly kind: 'declined'; readonly reason: DeclineReason; readonly detail: string }
  | DinerStep
  /** No verified answer came: only a query or a notification resolves it. */
  | { readonly kind: 'unknown' }
  /** The provider could not be reached, so nothing was charged. */
  | { readonly kind: 'not-sent' }

/** The diner has to do something first; the attempt waits and keeps what is needed to continue. */
export type DinerStep = { readonly resume?: Readonly<Record<string, unknown>>; readonly reference?: string } & (
  | { readonly kind: 'post-form'; readonly form: PostForm; readonly protocol: FormProtocol }
  | { readonly kind: 'redirect'; readonly url: string }
  /** The provider's own script takes over, with what it needs to start. */
  | { readonly kind: 'widget'; readonly data: Readonly<Record<string, string>> }
)

/** Where a form goes: the bank's page, or a step of 3-D Secure. Only the method step is hidden. */
type FormProtocol = 'redirect' | '3ds-method' | '3ds-1' | '3ds-2'

/** Which step of 3-D Secure the diner has to do; undefined on the provider's own page. */
export function findPhase(step: DinerStep): AuthenticationPhase | undefined {
  if (step.kind !== 'post-form' || step.protocol === 'redirect') return undefined
  return step.protocol === '3ds-method' ? 'method' : 'challenge'
}

export type AuthenticationPhase = 'method' | 'challenge'

export interface PostForm {
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}

/** The provider's own proof that money moved, and how much. */
export interface Receipt {
  readonly reference: string
  readonly authorisation: string
  readonly amount: Cents
  /** The token that stands for the card from now on, where the diner asked to keep it. */
  readonly card?: CardToken
}

export interface CardToken {
  readonly token: string
  readonly brand: string
  readonly lastFour: string
  readonly expiryMonth: number
  readonly expiryYear: number
}

export const declineReasons = ['declined', 'insufficient-funds', 'expired-card', 'authentication', 'cancelled'] as const
export type DeclineReason = (typeof declineReasons)[number]

export function declined(reason: DeclineReason, detail: string): PaymentStep {
  return { kind: 'declined', reason, detail }
}
