import type { FaultKnobs } from '@comanda/sandbox/stand-in/fault-knobs'
import type { Charge, PaymentMeans } from '../provider/charge.ts'
import type { ProviderAccount } from '../provider/payment-provider.ts'
import type { DinerStep } from '../provider/payment-step.ts'

/** What a diner's card does: it is taken at once, taken after a question to its holder, or declined. */
export type CardOutcome = 'taken' | 'challenged' | 'declined'

/** A provider's stand-in, with what the suite needs. */
export interface PracticeBank {
  readonly url: string
  readonly account: ProviderAccount
  /** The method that is tried; without it the provider's first. */
  readonly method?: string
  /** What the shop has before it asks, where the provider's own form takes the card first; without it only the choice. */
  readonly means?: (charge: Charge, outcome: CardOutcome) => Promise<PaymentMeans>
  /** Does what a step asks of a diner; then the provider notifies the shop. */
  readonly pay: (step: DinerStep, outcome: CardOutcome) => Promise<void>
  /** Where a declined card ends a payment, or leaves it open for another card. */
  readonly afterDecline: 'declined' | 'pending'
  /** Set for a method that keeps no cards at a provider that does. */
  readonly keepsNoCards?: boolean
  readonly knobs: FaultKnobs
  /** Parts of the paths under which the provider is asked about a payment, and for its money back. */
  readonly paths: { readonly query: string; readonly refund: string }
  readonly givenBack: (charge: Charge) => number
  readonly close: () => Promise<void>
}
