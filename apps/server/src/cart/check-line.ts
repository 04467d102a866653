import type { SentLine } from '@comanda/contract/entities/cart-item'
import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { CartLine } from '@comanda/rules/cart/cart'
import { chooseCourse } from '@comanda/rules/cart/choose-course'
import { cleanNotes } from '@comanda/rules/cart/clean-notes'
import { isQuantity } from '@comanda/rules/cart/quantity'
import { checkConfiguration } from '@comanda/rules/catalogue/check-configuration'
import { findConfiguration, type NamedChoice } from '@comanda/rules/catalogue/named-choice'
import type { Product } from '@comanda/rules/catalogue/product'
import type { LineId } from '@comanda/rules/ids'
import { priceLine } from '@comanda/rules/pricing/price-line'
import type { Instant } from '@comanda/rules/time/calendar'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import { checkOpeningHours } from '@comanda/rules/venue/check-opening-hours'
import { findChosenMoment } from '@comanda/rules/venue/chosen-moment'
import { findOfferedProduct } from '../catalogue/find-offered-product.ts'
import { isSoldAt } from '../catalogue/shelf.ts'
import { findAllergies } from './find-allergies.ts'
import { isFallen, isLinePaused } from './is-line-paused.ts'
import type { OpenCart } from './open-cart.ts'

/** A line as a diner's page or staff on the telephone ask for it. */
type LineWish = Pick<
  SentLine,
  'productId' | 'quantity' | 'notes' | 'allergies' | 'allergyAnswer' | 'course' | 'device'
> & {
  readonly choice: NamedChoice
  readonly shown: Pick<SentLine['shown'], 'total'>
}

export interface CheckedLine {
  readonly product: Product
  readonly line: CartLine
}

/** Checks that it is sold here and now, configured validly, and costs what its sender showed (faults 29). */
export function checkLine(
  { cart, offer, store, place, menu }: OpenCart,
  sent: LineWish,
  { id, now }: { readonly id: LineId; readonly now: Instant },
): CheckedLine | Refusal {
  const { productId, quantity } = sent
  if (!isQuantity(quantity)) return refusal('quantity-not-allowed')
  const product = findOfferedProduct(offer.catalogue, place, productId)
  if (product === undefined) return refusal('product-not-found')
  // Nobody adds the service charge by hand, and a product sold only inside other dishes is not sold alone.
  if (!isSoldAt(product, place) || product.service !== null || product.categoryIds.length === 0)
    return refusal('product-not-in-mode')
  if (!product.published) return refusal(isFallen(offer.catalogue, product) ? 'product-paused' : 'product-unpublished')
  const moment = toStoreMoment(now, store.timeZone)
  const hours = checkOpeningHours({ product, categories: menu.categories, setup: cart.setup, now: moment })
  if (!hours.allowed) return refusal(hours.code)
  const configuration = findConfiguration(product, sent.choice)
  if (configuration === undefined) {
    // A value that is paused is not offered: on the whole menu it would be known.
    const whole = offer.catalogue.productById.get(productId)
    if (whole && findConfiguration(whole, sent.choice)) return refusal('product-paused')
    return refusal('choice-not-allowed', { reason: 'unknown-option' })
  }
  if (isLinePaused({ offer, place }, { id, productId, configuration, quantity })) return refusal('product-paused')
  const { hidesIngredients } = store.ordering
  const context = { hidesIngredients, moment: findChosenMoment(cart.setup, moment) }
  const verdict = checkConfiguration(product, configuration, quantity, context)
  if (!verdict.allowed) return refusal('choice-not-allowed', { reason: verdict.code })
  const { total } = priceLine(product, configuration, quantity, store.ordering)
  if (sent.shown.total !== null && sent.shown.total !== total) return refusal('price-differs', { line: total })
  const course = chooseCourse(product, sent.course)
  const notes = cleanNotes(sent.notes)
  const allergies = findAllergies(offer, sent.allergies ?? [])
  if (allergies === undefined) return refusal('request-malformed', { parameter: 'allergies' })
  const addedBy = cart.setup.mode === 'table' ? sent.device : null
  const said = { notes, allergies, allergyAnswer: sent.allergyAnswer ?? null, course }
  return { product, line: { id, productId, configuration, quantity, ...said, deletable: true, addedBy } }
}
