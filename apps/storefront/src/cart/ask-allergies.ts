import { type AnsweredDish, addAnswer, isAnswered, listUnanswered } from '@comanda/rules/cart/allergy-answer'
import type { AllergyAnswer, AllergyWish } from '@comanda/rules/cart/allergy-wish'
import type { CartLine } from '@comanda/rules/cart/cart'
import type { Product } from '@comanda/rules/catalogue/product'
import { listUnsent } from '@comanda/rules/table/send-round'
import { readText } from '@comanda/rules/text/local-text'
import { spokenLanguage } from '@comanda/screen/spoken-language'
import type { AllergyQuestion } from '../state/shell.ts'
import { applyPending } from './apply-change.ts'
import { order } from './order.ts'
import { readOrderMoment } from './order-moment.ts'

/** Null where they would rather choose something else. */
export type AskAllergy = (question: AllergyQuestion) => Promise<AllergyWish | null>

/** The answer that goes with a dish, null where there is nothing to ask; undefined where they choose something else. */
export async function askOfDish(
  ask: AskAllergy,
  dish: AnsweredDish,
  product: Product,
): Promise<AllergyAnswer | null | undefined> {
  const before = dish.allergyAnswer ?? null
  const asked = listOpen(dish, product)
  if (isAnswered(asked)) return before
  const ids = [...asked.contains, ...asked.traces]
  const isOwn = ids.some((id) => dish.allergies?.includes(id))
  const wish = await ask({ dish: readText(product.name, spokenLanguage()), asked, isOwn })
  return wish === null ? undefined : addAnswer(before, wish, asked)
}

/** Asks about every dish that is not sent yet; stops with the line that they would rather change. */
export async function askOfUnsent(ask: AskAllergy): Promise<CartLine | undefined> {
  for (const { line, product } of listUnsentDishes()) {
    const answer = await askOfDish(ask, line, product)
    if (answer === undefined) return line
    if (answer === (line.allergyAnswer ?? null)) continue
    const { id, configuration, quantity, notes, allergies = [] } = line
    const answered = { notes, allergies, allergyAnswer: answer }
    const verdict = order.edit({ lineId: id, chosen: { configuration, quantity }, ...answered })
    if (!verdict.allowed || !(await verdict.arrived)) return line
  }
  return undefined
}

function listUnsentDishes() {
  const held = order.get()
  if (held === null) return []
  return listUnsent(applyPending(held).lines).flatMap((line) => {
    const product = held.shop.products.get(line.productId)
    return product === undefined ? [] : [{ line, product }]
  })
}

function listOpen(dish: AnsweredDish, product: Product) {
  const held = order.get()
  if (held === null) return { contains: [], traces: [] }
  const { store } = held.shop
  const { hidesIngredients } = store.ordering
  const context = { hidesIngredients, moment: readOrderMoment(store.timeZone) }
  return listUnanswered(dish, { product, allergies: held.cart.allergies ?? [], context })
}
