import type { AllergenId } from '../ids.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { Cents } from '../money/cents.ts'
import type { LocalText } from '../text/local-text.ts'
import { addItem, removeItem } from './choose-item.ts'
import type { Choosing } from './choosing.ts'
import { opensSections, showsAmounts } from './choosing-dialog.ts'
import type { Configuration } from './configuration.ts'
import { isSelectable } from './list-option-groups.ts'
import type { Picture, Product, Section, SectionItem } from './product.ts'
import { countItem } from './section-limits.ts'

/** A dish inside a section, as its row shows it (CONFIG-020). */
export interface SectionRow {
  readonly picture: Picture | null
  readonly name: LocalText
  readonly ingredients: LocalText
  /** Null when a single unit can be added. */
  readonly minimum: number | null
  readonly allergens: readonly AllergenId[]
  /** The sum that the next unit adds to the price; null when it adds nothing, or where no price is shown. */
  readonly adjustment: Cents | null
  /** The next unit is included in the price, while a later one or another dish of the section costs extra. */
  readonly isIncluded: boolean
  /** Null on the digital menu, which has no plus and no minus (CONFIG-011). */
  readonly steps: { readonly count: number; readonly canAdd: boolean; readonly canRemove: boolean } | null
}

export function describeRow(
  choosing: Choosing,
  { section, item }: { readonly section: Section; readonly item: SectionItem },
  mode: OrderingMode | null,
): SectionRow {
  const choice = { sectionId: section.id, itemId: item.id }
  const count = countItem(section, item.id, choosing.configuration)
  const isExtra = isNextExtra(choosing, item, count)
  const price = isExtra ? item.extraPrice : item.price
  const orders = showsAmounts(mode)
  const plus = addItem(choosing, choice)
  return {
    picture: item.product.picture,
    name: item.product.name,
    ingredients: item.product.ingredients,
    minimum: item.minQuantity > 1 ? item.minQuantity : null,
    allergens: item.allergens ?? item.product.allergens,
    adjustment: orders && price !== 0 ? price : null,
    isIncluded: orders && !isExtra && price === 0 && (willCost(choosing, item) || standsBesideDearer(section, item)),
    steps: orders
      ? {
          count,
          // A dish with choices of its own can be added: its dialog asks for them first.
          canAdd: plus.allowed || plus.code === 'unit-incomplete',
          canRemove: removeItem(choosing, choice).allowed,
        }
      : null,
  }
}

/** The items of a section that are chosen, each with its minus (CONFIG-019). */
export function listChosenItems(
  section: Section,
  configuration: Configuration,
): { readonly item: SectionItem; readonly count: number }[] {
  return section.items
    .map((item) => ({ item, count: countItem(section, item.id, configuration) }))
    .filter(({ count }) => count > 0)
}

export type TapOutcome = 'detail' | 'option-selector' | 'second-level' | 'add'

/** A tap on the row shows the dish (CONFIG-020); a tap on its plus adds it, after its own choices where it has any. */
export function decideTap(product: Product, tapped: 'row' | 'plus'): TapOutcome {
  if (tapped === 'row') return 'detail'
  if (opensSections(product)) return 'second-level'
  return product.attributes.length > 0 || product.optionGroups.some(isSelectable) ? 'option-selector' : 'add'
}

function isNextExtra(choosing: Choosing, item: SectionItem, count: number): boolean {
  return countsExtras(choosing, item) && count >= choosing.quantity * item.includedQuantity
}

function willCost(choosing: Choosing, item: SectionItem): boolean {
  return countsExtras(choosing, item) && item.extraPrice > 0
}

/** Beside a dish with a surcharge, one that says nothing leaves a doubt. Ingredients to leave out are no choice of dishes. */
function standsBesideDearer({ items, areIngredients, subtract }: Section, { id }: SectionItem): boolean {
  return !areIngredients && !subtract && items.some((other) => other.id !== id && other.published && other.price > 0)
}

function countsExtras({ context }: Choosing, item: SectionItem): boolean {
  return item.includedQuantity > 0 && !context.hidesIngredients
}
