import type { Category, Product } from '../catalogue/product.ts'
import type { CategoryId } from '../ids.ts'
import { modeRules } from '../modes/mode-rules.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { IsoDate, Minute, StoreMoment } from '../time/calendar.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'
import { findChosenMoment } from './chosen-moment.ts'
import { findClosed, findServingHours } from './next-serving.ts'

export interface HoursQuestion {
  readonly product: Pick<Product, 'windows' | 'categoryIds'>
  readonly categories: ReadonlyMap<CategoryId, Pick<Category, 'windows'>>
  /** Null while no mode is chosen; then nothing is checked. */
  readonly setup: { readonly mode: OrderingMode; readonly date: IsoDate | null; readonly time: Minute | null } | null
  readonly now: StoreMoment
}

/** Checks whether the dish can be added for the chosen moment, categories first (CATALOGUE-033 to CATALOGUE-036). */
export function checkOpeningHours({
  product,
  categories,
  setup,
  now,
}: HoursQuestion): Verdict<'category-not-at-that-time' | 'product-not-at-that-time'> {
  if (setup === null || !modeRules[setup.mode].checksHours) return allowed
  const hours = findServingHours(product, categories)
  const closed = hours && findClosed(hours, findChosenMoment(setup, now))
  if (closed === 'categories') return refuse('category-not-at-that-time')
  if (closed === 'own') return refuse('product-not-at-that-time')
  return allowed
}
