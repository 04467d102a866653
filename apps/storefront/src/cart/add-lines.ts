import type { Language } from '@comanda/i18n/languages'
import { type AdditionRefusal, checkAddition } from '@comanda/rules/cart/check-addition'
import { cleanNotes } from '@comanda/rules/cart/clean-notes'
import type { ChosenLine } from '@comanda/rules/catalogue/value-quantities'
import type { Verdict } from '@comanda/rules/verdict'
import { allowed } from '@comanda/rules/verdict'
import { applyPending } from './apply-change.ts'
import { cartKeeper, readClock } from './cart-keeper.ts'
import { readDevice } from './device.ts'
import { type HeldCart, type OfferedDish, withDish } from './held-cart.ts'
import { newLineId } from './new-line-id.ts'
import { toLineChange } from './to-line-change.ts'

interface Addition {
  readonly held: HeldCart
  readonly dish: OfferedDish
  readonly lines: readonly ChosenLine[]
  readonly notes: string
  readonly language: Language
}

/** Puts dishes into the basket: there at once, and on their way to the server. All of them or none. */
export function addLines({ held, dish, lines, notes, language }: Addition): Verdict<AdditionRefusal> {
  const { product } = dish
  const shop = withDish(held.shop, dish)
  const menu = { products: shop.products, categories: shop.categories }
  let cart = applyPending(held)
  const wanted = lines.map(({ configuration, quantity }) => {
    const course = product.course
    const line = { id: newLineId(), productId: product.id, configuration, quantity, notes: cleanNotes(notes), course }
    return { ...line, deletable: true, addedBy: cart.setup.mode === 'table' ? readDevice() : null }
  })
  for (const line of wanted) {
    const verdict = checkAddition(cart, { product, quantity: line.quantity }, menu)
    if (!verdict.allowed) return verdict
    cart = { ...cart, lines: [...cart.lines, line] }
  }
  for (const line of wanted) {
    const change = toLineChange({ kind: 'add', line, product, cart, shop, now: readClock(), language })
    cartKeeper.change(change, dish)
  }
  return allowed
}
