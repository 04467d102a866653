import type { Words } from '@comanda/i18n/areas'
import { type AdditionStatus, toAdditionStatus } from '@comanda/rules/cart/check-addition'
import { refuse } from '@comanda/rules/verdict'

export type AddWords = Words<'cart' | 'refusals' | 'dish'>

/** Why nothing was added. */
export function toAddSentence(code: string, words: AddWords): string {
  const sentences: Readonly<Record<string, string>> = {
    'category-not-at-that-time': words.configuration.categoryClosed,
    'product-not-at-that-time': words.configuration.productClosed,
    'cart-not-open': words.refusals['cart-not-open'],
    'product-unpublished': words.product.unavailable,
    'combination-missing': words.dish.notSold,
  }
  // By the result of the addition: the round is full, or the kitchen asks to wait (ERRORS-029, ERRORS-030).
  const results: Partial<Record<AdditionStatus, string>> = { 2: words.cart.roundLimit, 3: words.cart.roundWait }
  const result = results[toAdditionStatus(refuse(code))]
  return sentences[code] ?? result ?? toRefusalSentence(code, words) ?? words.configuration.optionsMissing
}

/** A refusal of the rules, in the words of the same refusal by the server. */
export function toRefusalSentence(code: string, { refusals }: Words<'refusals'>): string | undefined {
  return Object.hasOwn(refusals, code) ? refusals[code as keyof typeof refusals] : undefined
}
