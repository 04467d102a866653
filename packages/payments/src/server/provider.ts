import type { AttemptId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { LanguageCode } from '@comanda/rules/text/language'
import type { PaymentStep, Receipt } from './payment-step.ts'

/** One way to collect money. Answers are verified before they are given: a step can be believed. */
export interface PaymentProvider {
  start(charge: Charge, desk: Desk): Promise<PaymentStep>
  /** The diner came back from the bank with an answer, or the provider's script did. */
  resume(charge: Charge, answer: DinerAnswer, desk: Desk): Promise<PaymentStep>
  /** Which attempt a diner's answer speaks of; nothing is believed yet, and another provider's answer says nothing. */
  peekAnswer(answer: DinerAnswer): AnswerSubject | undefined
  /** Which attempt a message speaks of; nothing is believed yet. */
  peek(message: ProviderMessage): MessageSubject | undefined
  /** What a message proves; undefined when it proves nothing. */
  verify(message: ProviderMessage, charge: Charge, desk: Desk): Promise<VerifiedMessage | undefined>
  query(charge: Charge, desk: Desk): Promise<QueryAnswer>
  refund(charge: Charge, refund: RefundOrder, desk: Desk): Promise<RefundAnswer>
  /** What a page needs that takes this provider. */
  policy(desk: Pick<Desk, 'hosts'>): PagePolicy
}

/** The venue's account, and where its provider is reached. */
export interface Desk {
  readonly account: ProviderAccount
  readonly hosts: ProviderHosts
  readonly deadlines: Deadlines
}

export interface ProviderAccount {
  readonly merchantCode: string
  readonly terminal: string
  readonly publicKey: string
  readonly secret: string
}

/** Base addresses, without a slash at the end. */
export interface ProviderHosts {
  readonly redsys: string
  readonly redsysQuery: string
  readonly redsysScript: string
  readonly stripe: string
  readonly stripeScript: string
  readonly paypal: string
  readonly dojo: string
}

export interface Deadlines {
  readonly readMs: number
  readonly writeMs: number
}

/** A read may be asked again; an authorisation is waited for as long as a bank may take. */
export const deadlines: Deadlines = { readMs: 5_000, writeMs: 20_000 }

/** What is to be collected, as the attempt recorded it before anybody was asked. */
export interface Charge {
  readonly attemptId: AttemptId
  readonly merchantOrder: string
  readonly amount: Cents
  readonly method: ChargeMethod
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

export const chargeMethods = ['redsys', 'bizum', 'googlepay', 'applepay', 'stripe', 'paypal', 'dojo'] as const
export type ChargeMethod = (typeof chargeMethods)[number]

/** What the diner brings: nothing but a wish, or a token that stands for a card. A card number never comes here. */
export type PaymentMeans =
  | { readonly kind: 'choice' }
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'saved-card'; readonly token: string }

/** Ours, that the provider is given. */
export interface ChargeAddresses {
  /** The provider's own message arrives here. */
  readonly notify: string
  /** The diner's browser comes back here; it shows what is stored and believes nothing. */
  readonly back: string
  /** The browser posts the outcome of 3-D Secure here. */
  readonly challenge: string
  /** The hidden frame of the method step posts here. */
  readonly method: string
}

/** What 3-D Secure wants to know of the browser (PAY-013). */
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

/** The fields of a form, as they came. */
export type DinerAnswer = Readonly<Record<string, string>>

export interface AnswerSubject {
  readonly method: ChargeMethod
  readonly reference: string
}

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
  /** True, but it settles nothing: the provider is asked instead. */
  | { readonly kind: 'ask' }

export type QueryAnswer =
  | { readonly kind: 'approved'; readonly receipt: Receipt }
  | Extract<PaymentStep, { kind: 'declined' | 'unknown' }>
  /** The provider waits for the diner. */
  | { readonly kind: 'pending' }
  /** The provider knows of no such payment. */
  | { readonly kind: 'absent' }

export interface RefundOrder {
  readonly amount: Cents
  /** The same key never pays back twice. */
  readonly key: string
}

export type RefundAnswer =
  | { readonly kind: 'done'; readonly reference: string }
  | { readonly kind: 'refused'; readonly detail: string }
  | { readonly kind: 'unknown' }

/** Hosts a page may load from, post to or frame; nothing else is let in. */
export interface PagePolicy {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly connects: readonly string[]
  readonly forms: readonly string[]
}
