import type { Words } from '@comanda/i18n/areas'

export type AddWords = Words<'cart' | 'refusals' | 'dish'>

/** Why nothing was added. */
export function toAddSentence(code: string, words: AddWords): string {
  const sentences: Readonly<Record<string, string>> = {
    'category-not-at-that-time': words.configuration.categoryClosed,
    'product-not-at-that-time': words.configuration.productClosed,
    'round-limit': words.cart.roundLimit,
    'buffet-blocked': words.cart.roundWait,
    'product-unpublished': words.product.unavailable,
    'combination-missing': words.dish.notSold,
  }
  return sentences[code] ?? toRefusalSentence(code, words) ?? words.configuration.optionsMissing
}

/** A refusal of the rules in the words of the server's. */
export function toRefusalSentence(code: string, { refusals }: Words<'refusals'>): string | undefined {
  return Object.hasOwn(refusals, code) ? refusals[code as keyof typeof refusals] : undefined
}
