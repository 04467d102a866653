/** What a provider wants done next. The browser does it without knowing which provider asked. */
export type PaymentStep =
  | { readonly kind: 'approved'; readonly receipt: Receipt }
  | { readonly kind: 'declined'; readonly reason: DeclineReason; readonly detail: string }
  | { readonly kind: 'post-form'; readonly form: PostForm; readonly where: 'page' | 'hidden-frame' }
  | { readonly kind: 'redirect'; readonly url: string }
  /** The provider's own script takes over, with what it needs to start. */
  | { readonly kind: 'widget'; readonly data: Readonly<Record<string, string>> }
  /** No verified answer came: only a query or a notification resolves it. */
  | { readonly kind: 'unknown' }

export interface PostForm {
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}

/** The provider's own proof that money moved. */
export interface Receipt {
  readonly reference: string
  readonly authorisation: string
}

export const declineReasons = ['declined', 'insufficient-funds', 'expired-card', 'authentication', 'cancelled'] as const
export type DeclineReason = (typeof declineReasons)[number]
