import type { CartLine, OrderSetup } from '../cart/cart.ts'
import { checkConfiguration } from '../catalogue/check-configuration.ts'
import type { ChoiceContext } from '../catalogue/choice-context.ts'
import type { Concern } from '../catalogue/concern.ts'
import { filterDish, type MenuFilter } from '../catalogue/filter-verdict.ts'
import type { Category, Product } from '../catalogue/product.ts'
import type { CategoryId, ProductId } from '../ids.ts'
import type { Cents } from '../money/cents.ts'
import { priceLine } from '../pricing/price-line.ts'
import { checkOpeningHours } from '../venue/check-opening-hours.ts'
import { findChosenMoment } from '../venue/chosen-moment.ts'

/** A line of an order that was made, as it was sold. */
export interface PastLine extends Pick<CartLine, 'id' | 'productId' | 'configuration' | 'quantity' | 'notes'> {
  readonly name: string
  /** Before promotions: those are worked out anew for every cart. */
  readonly total: Cents
}

/** Whether a line can be ordered again as it was, and what has changed since. */
export type RepeatVerdict =
  | { readonly kind: 'same' }
  | { readonly kind: 'price-changed'; readonly total: Cents }
  | { readonly kind: 'gone' | 'paused' | 'not-now' | 'choice-gone' }

export interface RepeatedLine {
  readonly past: PastLine
  /** The dish as it is sold now; null when it is gone. */
  readonly product: Product | null
  readonly verdict: RepeatVerdict
  /** The concerns of the diner that the dish, as chosen, brings. */
  readonly concerns: readonly Concern[]
}

export interface RepeatQuestion {
  /** The dishes of today's menu, at the prices of the place. */
  readonly products: ReadonlyMap<ProductId, Product>
  readonly categories: ReadonlyMap<CategoryId, Pick<Category, 'windows'>>
  /** The setup of the order under way, into which the dishes would go. */
  readonly setup: Pick<OrderSetup, 'mode' | 'date' | 'time' | 'storeId' | 'menuId'>
  readonly context: ChoiceContext
  /** Stays on the device, which is why this is asked there. */
  readonly filter: MenuFilter
}

/** The fate of each line of a past order that is ordered again. */
export function planRepeat(lines: readonly PastLine[], question: RepeatQuestion): RepeatedLine[] {
  return lines.map((past) => {
    const product = question.products.get(past.productId)
    if (product === undefined || !isSold(product, question)) return refused(past, 'gone', null)
    if (!product.published) return refused(past, 'paused', product)
    const { categories, setup, filter } = question
    const now = question.context.moment
    const context = { ...question.context, moment: findChosenMoment(setup, now) }
    if (!checkOpeningHours({ product, categories, setup, now }).allowed) return refused(past, 'not-now', product)
    const { configuration, quantity } = past
    if (!checkConfiguration(product, configuration, quantity, context).allowed)
      return refused(past, 'choice-gone', product)
    const { total } = priceLine(product, configuration, quantity, context)
    const judged = filterDish(product, configuration, filter, context)
    return {
      past,
      product,
      verdict: total === past.total ? { kind: 'same' } : { kind: 'price-changed', total },
      concerns: judged.fits === 'fine' ? [] : judged.reasons.map(({ concern }) => concern),
    }
  })
}

export function canRepeat({ verdict }: Pick<RepeatedLine, 'verdict'>): boolean {
  return verdict.kind === 'same' || verdict.kind === 'price-changed'
}

/** Nothing has to be said: one tap orders it again. */
export function isUnchanged(plan: readonly RepeatedLine[]): boolean {
  return plan.length > 0 && plan.every(({ verdict, concerns }) => verdict.kind === 'same' && concerns.length === 0)
}

function refused(past: PastLine, kind: 'gone' | 'paused' | 'not-now' | 'choice-gone', product: Product | null) {
  return { past, product, verdict: { kind }, concerns: [] }
}

/** In this store and on this menu; a dish in no category is sold only inside others, and nobody adds a service. */
function isSold({ storeIds, menuIds, categoryIds, service }: Product, { setup }: RepeatQuestion): boolean {
  const isInStore = storeIds.length === 0 || storeIds.includes(setup.storeId)
  const isOnMenu = setup.menuId === null || menuIds.length === 0 || menuIds.includes(setup.menuId)
  return isInStore && isOnMenu && categoryIds.length > 0 && service === null
}
