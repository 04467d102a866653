import type { AllergyAnswer } from '@comanda/rules/cart/allergy-wish'
import type { CartLine } from '@comanda/rules/cart/cart'
import { changeQuantity } from '@comanda/rules/cart/change-quantity'
import {
  type AdditionRefusal,
  type ChangeRefusal,
  checkAddition,
  checkQuantity,
  checkReplacement,
  type ReplacementRefusal,
} from '@comanda/rules/cart/check-addition'
import { cleanNotes } from '@comanda/rules/cart/clean-notes'
import type { ChosenLine } from '@comanda/rules/catalogue/value-quantities'
import type { AllergenId, LineId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { type Refused, refuse } from '@comanda/rules/verdict'
import { applyPending } from './apply-change.ts'
import { readDevice } from './device.ts'
import { type CartChange, type HeldCart, type OfferedDish, withDish } from './held-cart.ts'
import { newLineId } from './new-line-id.ts'
import { toLineChange } from './to-line-change.ts'

/** The changes that fulfil a wish, or the reason why it is refused. */
export type Plan<Code extends string> =
  | { readonly allowed: true; readonly changes: readonly CartChange[] }
  | Refused<Code>

export interface Planning {
  readonly held: HeldCart
  readonly now: Instant
}

interface Said {
  readonly notes: string
  readonly allergies?: readonly AllergenId[]
  readonly allergyAnswer?: AllergyAnswer | null
}

export interface WantedDish extends Said {
  readonly dish: OfferedDish
  readonly lines: readonly ChosenLine[]
}

/** Dishes to add to the basket: all of them or none. */
export function planAddition({ held, now }: Planning, { dish, lines, ...said }: WantedDish): Plan<AdditionRefusal> {
  const { product } = dish
  const shop = withDish(held.shop, dish)
  let cart = applyPending(held)
  const wanted = lines.map(({ configuration, quantity }) => {
    const course = product.course
    const line = { id: newLineId(), productId: product.id, configuration, quantity, ...toSaid(said), course }
    return { ...line, deletable: true, addedBy: cart.setup.mode === 'table' ? readDevice() : null }
  })
  for (const line of wanted) {
    const verdict = checkAddition(cart, { product, quantity: line.quantity }, shop)
    if (!verdict.allowed) return verdict
    cart = { ...cart, lines: [...cart.lines, line] }
  }
  const changes = wanted.map((line) => toLineChange({ kind: 'add', line, product, cart, shop, now }))
  return { allowed: true, changes }
}

export interface WantedQuantity {
  readonly lineId: LineId
  readonly quantity: number
}

/** More or fewer of a line; section choices grow and shrink with it. */
export function planQuantity(planning: Planning, { lineId, quantity }: WantedQuantity): Plan<ChangeRefusal> {
  const cart = applyPending(planning.held)
  const verdict = checkQuantity(cart, { lineId, quantity }, planning.held.shop)
  if (!verdict.allowed) return verdict
  const line = changeQuantity(cart.lines, lineId, quantity).find(({ id }) => id === lineId)
  return { allowed: true, changes: line === undefined ? [] : replace(planning, line) }
}

export interface WantedEdit extends Said {
  readonly lineId: LineId
  readonly chosen: ChosenLine
}

/** A line chosen anew in its own dialog. */
export function planEdit(planning: Planning, { lineId, chosen, ...said }: WantedEdit): Plan<ReplacementRefusal> {
  const { held } = planning
  const cart = applyPending(held)
  const known = cart.lines.find(({ id }) => id === lineId)
  const product = known && held.shop.products.get(known.productId)
  if (known === undefined || product === undefined) return refuse('line-not-found')
  const verdict = checkReplacement(cart, { lineId, product, quantity: chosen.quantity }, held.shop)
  if (!verdict.allowed) return verdict
  const { configuration, quantity } = chosen
  return { allowed: true, changes: replace(planning, { ...known, configuration, quantity, ...toSaid(said) }) }
}

function toSaid({ notes, allergies = [], allergyAnswer = null }: Said): Said {
  return { notes: cleanNotes(notes), allergies, allergyAnswer }
}

function replace({ held: { cart, shop }, now }: Planning, line: CartLine): CartChange[] {
  const product = shop.products.get(line.productId)
  return product === undefined ? [] : [toLineChange({ kind: 'replace', line, product, cart, shop, now })]
}
