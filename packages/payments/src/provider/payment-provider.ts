import type { BankSettings, CardFieldSettings } from '@comanda/contract/calls/payment'
import type { Cents } from '@comanda/rules/money/cents'
import type { OnlinePayment, PaymentWay } from '@comanda/rules/payment/payment-choice'
import type { Charge } from './charge.ts'
import type { HostTable, Place } from './hosts.ts'
import type { PagePolicy } from './page-policy.ts'
import type { PaymentStep, Receipt } from './payment-step.ts'

/** The server half of a provider: one row of `server/providers.ts`. */
export interface PaymentProvider {
  /** The ways to pay that it collects, each with the word under which its accounts and attempts are stored. */
  readonly methods: Readonly<Partial<Record<PaymentWay, string>>>
  readonly hosts: HostTable
  /** Staff take it: there is no account, no bank to ask, and no diner's page that offers it. */
  readonly isByHand?: true
  /** Undefined when the account lacks something that the provider needs. */
  open(account: ProviderAccount, place: Place, deadlines: Deadlines): Desk | undefined
  /** The reference that a diner's answer names, not verified yet; undefined for another provider's answer. */
  peekAnswer(answer: DinerAnswer): string | undefined
  /** The attempt that a message names, not verified yet. */
  peekMessage(message: ProviderMessage): MessageSubject | undefined
  /** The hosts that a page with this provider must allow. */
  policy(place: Place): PagePolicy
  /** The settings that a browser may know, where the provider's card form is drawn before there is a charge. */
  formSettings?(account: PublicAccount, place: Place): BankSettings
  /** The way to pay whose card is typed into the provider's field in our own page. */
  readonly fieldWay?: OnlinePayment
  /**
   * The settings that a browser may know, where the provider's card field is drawn; undefined when the account cannot
   * draw one.
   */
  fieldSettings?(account: PublicAccount, place: Place): CardFieldSettings | undefined
}

/** A venue's account at its provider, opened to collect. It verifies every answer before it returns a step. */
export interface Desk {
  start(charge: Charge): Promise<PaymentStep>
  /** The diner came back from the bank with an answer, or the provider's script returned one. */
  resume(charge: Charge, answer: DinerAnswer): Promise<PaymentStep>
  /** The news that a message proves; undefined when it proves nothing. */
  verify(message: ProviderMessage, charge: Charge): Promise<VerifiedMessage | undefined>
  /** The fate of a payment. A payment that the diner agreed to and that waits for us to collect it is collected now. */
  query(charge: Charge): Promise<QueryAnswer>
  /** Ends a payment whose diner turned back. Absent where the provider's own message says that they did. */
  abandon?(charge: Charge): Promise<QueryAnswer>
  refund(charge: Charge, refund: RefundOrder): Promise<RefundAnswer>
  /** Ends a kept card's token, so that nobody can pay with it. Absent where the provider keeps no cards. */
  forgetCard?(card: CardToForget): Promise<ForgetAnswer>
}

/** The settings that a venue stores for a provider and may be public; each provider reads its own settings from it. */
export interface PublicAccount {
  readonly merchantCode: string
  readonly terminal: string
  readonly publicKey: string
}

export interface ProviderAccount extends PublicAccount {
  readonly secret: string
}

export interface Deadlines {
  readonly readMs: number
  readonly writeMs: number
}

/** A read can be repeated, so it may fail early; an authorisation waits as long as a bank may take. */
export const deadlines: Deadlines = { readMs: 5_000, writeMs: 20_000 }

/** The fields of a form, as received. */
export type DinerAnswer = Readonly<Record<string, string>>

export interface ProviderMessage {
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
  /** In milliseconds, for signatures that carry a time. */
  readonly receivedAt: number
}

export type MessageSubject =
  | { readonly kind: 'merchant-order'; readonly merchantOrder: string; readonly eventId: string | null }
  | { readonly kind: 'reference'; readonly reference: string; readonly eventId: string | null }

export type VerifiedMessage =
  | Extract<PaymentStep, { kind: 'approved' | 'declined' }>
  /** The message is genuine but settles nothing: the provider must be asked. */
  | { readonly kind: 'ask' }

export type QueryAnswer =
  | { readonly kind: 'approved'; readonly receipt: Receipt }
  | Extract<PaymentStep, { kind: 'declined' | 'unknown' }>
  /** The provider is waiting for the diner. */
  | { readonly kind: 'pending' }
  /** The provider knows of no such payment. */
  | { readonly kind: 'absent' }

export interface RefundOrder {
  readonly amount: Cents
  /** The same key never refunds twice. */
  readonly key: string
  /** The part of this payment that went back before. */
  readonly before: Cents
}

export interface CardToForget {
  readonly token: string
  /** A number of its own, as every operation at a bank has one. */
  readonly merchantOrder: string
}

/** A card that the provider does not know is forgotten already. */
export type ForgetAnswer = { readonly kind: 'done' | 'unknown' } | { readonly kind: 'refused'; readonly detail: string }

export type RefundAnswer =
  | { readonly kind: 'done'; readonly reference: string }
  | { readonly kind: 'refused'; readonly detail: string }
  | { readonly kind: 'unknown' }
