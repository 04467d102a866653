import type { Client } from '@comanda/contract/client'
import type { CartId, StoreId } from '@comanda/rules/ids'
import type { OnlinePayment } from '@comanda/rules/payment/payment-choice'
import type { LanguageCode } from '@comanda/rules/text/language'

/** The browser half of a provider: `<name>/browser.ts` exports it as `browser`. It is small, and loads the rest later. */
export interface BrowserProvider {
  readonly ways: Readonly<Partial<Record<OnlinePayment, BrowserWay>>>
}

/** The parts of a way to pay besides the steps, which every page follows in the same way. */
export interface BrowserWay {
  /** The provider's own card form, which takes the card before the order is sent. */
  readonly cardForm?: () => Promise<{ readonly drawCardForm: DrawCardForm }>
  /** The provider's own card field, beside which the page has its own button. */
  readonly cardField?: CardFieldOpener
  /** The card can be kept for the next time. */
  readonly savesCard?: boolean
}

/** Draws the form into its element; the card is typed into the provider's own frame, and only a token comes out. */
export type DrawCardForm = (drawing: CardFormDrawing) => Promise<void>

export interface CardFormDrawing {
  readonly place: HTMLElement
  readonly cartId: CartId
  readonly storeId: StoreId
  /** The label of the button that hands the card over. */
  readonly button: string
  readonly language: LanguageCode
  /** Stops listening to the form. */
  readonly signal: AbortSignal
  readonly call: Client['call']
  readonly onToken: (token: FormToken) => void
  readonly onProblem: (problem: CardProblem) => void
}

/** The values that a form returned: the number it was drawn with, and a token for the card. */
export interface FormToken {
  readonly merchantOrder: string
  readonly operationId: string
}

export type CardFieldOpener = () => Promise<{ readonly openCardField: OpenCardField }>

/** Draws the field into its element, and answers once a card can be typed into the provider's frame. */
export type OpenCardField = (opening: CardFieldOpening) => Promise<CardField>

export interface CardFieldOpening extends Pick<CardFormDrawing, 'place' | 'storeId' | 'language' | 'call'> {
  /** Takes the field away. */
  readonly signal: AbortSignal
}

export interface CardField {
  /** A token for what was typed, or the provider's own sentence about what is wrong with it. */
  readonly takeToken: () => Promise<TakenToken>
  /** Empties the field for another card. */
  readonly clear: () => void
}

export type TakenToken =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'problem'; readonly message: string }

/** The faults of a typed card; `other` is a problem of the provider that we do not know. */
export type CardProblem =
  | 'card-missing'
  | 'number-missing'
  | 'number-not-numeric'
  | 'number-negative'
  | 'number-length'
  | 'number-wrong'
  | 'month-missing'
  | 'month-not-numeric'
  | 'month-wrong'
  | 'year-missing'
  | 'year-not-numeric'
  | 'year-negative'
  | 'code-length'
  | 'code-not-numeric'
  | 'code-negative'
  | 'code-not-needed'
  | 'not-accepted'
  | 'other'
