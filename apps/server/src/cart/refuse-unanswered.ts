import { type Refusal, refusal } from '@comanda/contract/refusals'
import { isAnswered, listUnanswered } from '@comanda/rules/cart/allergy-answer'
import type { CartLine } from '@comanda/rules/cart/cart'
import type { ContainedAllergens } from '@comanda/rules/catalogue/list-contained'
import type { Product } from '@comanda/rules/catalogue/product'
import type { Instant } from '@comanda/rules/time/calendar'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import { findChosenMoment } from '@comanda/rules/venue/chosen-moment'
import type { CheckedLine } from './check-line.ts'
import type { OpenCart } from './open-cart.ts'

/** A dish that meets a declared allergy is not taken before its diner was asked: their answer comes with it (DAY-206). */
export function refuseUnanswered(open: OpenCart, { product, line }: CheckedLine, now: Instant): Refusal | undefined {
  return isAnswered(listOpen(open, { product, line }, now)) ? undefined : refusal('allergy-unanswered')
}

/** Nor is it sent where somebody declared the allergy later. */
export function refuseUnansweredLines(open: OpenCart, lines: readonly CartLine[], now: Instant): Refusal | undefined {
  for (const line of lines) {
    const product = open.menu.products.get(line.productId)
    const refused = product && refuseUnanswered(open, { product, line }, now)
    if (refused) return refused
  }
  return undefined
}

/** What was asked before this change may stay open until it is sent: fewer of a dish is never refused for it. */
export function refuseNewlyUnanswered(
  open: OpenCart,
  { product, line, known }: CheckedLine & { readonly known: CartLine },
  now: Instant,
): Refusal | undefined {
  const before = listOpen(open, { product, line: known }, now)
  const after = listOpen(open, { product, line }, now)
  const isKnown = (kind: keyof ContainedAllergens) => after[kind].every((id) => before[kind].includes(id))
  return isKnown('contains') && isKnown('traces') ? undefined : refusal('allergy-unanswered')
}

interface AskedLine {
  readonly product: Product
  readonly line: CartLine
}

function listOpen({ cart, store }: OpenCart, { product, line }: AskedLine, now: Instant): ContainedAllergens {
  const { allergies = [] } = cart
  // Nearly everybody: nothing is looked for.
  if (allergies.length === 0 && (line.allergies ?? []).length === 0) return none
  const { hidesIngredients } = store.ordering
  const moment = findChosenMoment(cart.setup, toStoreMoment(now, store.timeZone))
  return listUnanswered(line, { product, allergies, context: { hidesIngredients, moment } })
}

const none: ContainedAllergens = { contains: [], traces: [] }
