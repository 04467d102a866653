import type { BrowserFacts, Charge, PaymentMeans } from '@comanda/payments/provider/charge'
import type { DinerStep } from '@comanda/payments/provider/payment-step'
import type { LanguageCode } from '@comanda/rules/text/language'

/** The notes that an attempt keeps for its later steps, so that nothing about money is ever read from a browser. */
export interface AttemptNotes {
  readonly language: LanguageCode
  readonly description: string
  readonly payer: Charge['payer']
  readonly browser: BrowserFacts | null
  /** Where the payer's requests came from, as a hash: declined cards are counted by it. */
  readonly from?: string | null
  /** A token for a card, never the card. */
  readonly means: PaymentMeans
  /** The site's address that the diner uses, and the page to return to. */
  readonly origin: string
  readonly backPath: string
  /** The step that the diner still has to take. */
  readonly step: DinerStep | null
  /** The provider's own notes between two steps. */
  readonly provider: Readonly<Record<string, unknown>> | null
}
