import type { Language } from '@comanda/i18n/languages'
import type { CartLine } from '@comanda/rules/cart/cart'
import { changeQuantity } from '@comanda/rules/cart/change-quantity'
import {
  type ChangeRefusal,
  checkQuantity,
  checkReplacement,
  type ReplacementRefusal,
} from '@comanda/rules/cart/check-addition'
import { cleanNotes } from '@comanda/rules/cart/clean-notes'
import type { ChosenLine } from '@comanda/rules/catalogue/value-quantities'
import type { LineId } from '@comanda/rules/ids'
import { allowed, refuse, type Verdict } from '@comanda/rules/verdict'
import { applyPending } from './apply-change.ts'
import { cartKeeper, readClock } from './cart-keeper.ts'
import type { HeldCart } from './held-cart.ts'
import { toLineChange } from './to-line-change.ts'

/** More or fewer of a line; section choices grow and shrink with it. */
export function setQuantity(
  held: HeldCart,
  { lineId, quantity, language }: { readonly lineId: LineId; readonly quantity: number; readonly language: Language },
): Verdict<ChangeRefusal> {
  const cart = applyPending(held)
  const verdict = checkQuantity(cart, { lineId, quantity }, held.shop)
  if (!verdict.allowed) return verdict
  const line = changeQuantity(cart.lines, lineId, quantity).find(({ id }) => id === lineId)
  if (line !== undefined) replace(held, line, language)
  return allowed
}

interface Edit {
  readonly lineId: LineId
  readonly chosen: ChosenLine
  readonly notes: string
  readonly language: Language
}

/** A line chosen anew in its own dialog. */
export function editLine(held: HeldCart, { lineId, chosen, notes, language }: Edit): Verdict<ReplacementRefusal> {
  const cart = applyPending(held)
  const known = cart.lines.find(({ id }) => id === lineId)
  const product = known && held.shop.products.get(known.productId)
  if (known === undefined || product === undefined) return refuse('line-not-found')
  const verdict = checkReplacement(cart, { lineId, product, quantity: chosen.quantity }, held.shop)
  if (!verdict.allowed) return verdict
  const { configuration, quantity } = chosen
  replace(held, { ...known, configuration, quantity, notes: cleanNotes(notes) }, language)
  return allowed
}

export function removeLine(lineId: LineId): void {
  cartKeeper.change({ kind: 'remove', lineId })
}

function replace({ cart, shop }: HeldCart, line: CartLine, language: Language): void {
  const product = shop.products.get(line.productId)
  if (product === undefined) return
  cartKeeper.change(toLineChange({ kind: 'replace', line, product, cart, shop, now: readClock(), language }))
}
