import type { AttemptId, StaffId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { LanguageCode } from '@comanda/rules/text/language'

/** The sum to be collected, as the attempt recorded it before any provider was called. */
export interface Charge {
  readonly attemptId: AttemptId
  readonly merchantOrder: string
  readonly amount: Cents
  /** The word under which its account and its attempt are stored: one of the provider's methods. */
  readonly method: string
  readonly means: PaymentMeans
  readonly description: string
  readonly language: LanguageCode
  readonly payer: { readonly name: string; readonly email: string; readonly phone: string }
  readonly browser: BrowserFacts | null
  readonly savesCard: boolean
  readonly addresses: ChargeAddresses
  readonly providerReference: string | null
  readonly resume: Readonly<Record<string, unknown>> | null
}

/** The means by which the diner pays: only the way to pay, or a token for a card. A card number never reaches us. */
export type PaymentMeans =
  | { readonly kind: 'choice' }
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'saved-card'; readonly token: string }
  /** A person of the venue says that they have it. */
  | { readonly kind: 'by-hand'; readonly takenBy: StaffId; readonly amount: Cents }

/** Our own addresses, which the provider is given. */
export interface ChargeAddresses {
  /** The provider's own message arrives here. */
  readonly notify: string
  /** The diner's browser comes back here; the page shows what is stored and trusts nothing that came along. */
  readonly back: string
  /** Where the provider's page sends a diner who does not want to pay. */
  readonly cancel: string
  /** The browser posts the outcome of 3-D Secure here. */
  readonly challenge: string
  /** The hidden frame of the method step posts here. */
  readonly method: string
}

/** The facts of the browser that 3-D Secure wants (PAY-013). */
export interface BrowserFacts {
  readonly accept: string
  readonly userAgent: string
  readonly javaEnabled: boolean
  readonly timeZoneOffset: number
  readonly language: string
  readonly colorDepth: number
  readonly screenHeight: number
  readonly screenWidth: number
}
