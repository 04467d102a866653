import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { TemplateVersion } from '../website/website.ts'
import type { Choosing } from './choosing.ts'
import { choosingLayout, showsAmounts } from './choosing-dialog.ts'
import { findCombination } from './find-combination.ts'
import { isSelectable } from './list-option-groups.ts'
import type { Product } from './product.ts'

const dishParts = [
  'attribute-chips',
  'product-groups',
  'combination-groups',
  'value-quantities',
  'note',
  'stepper',
  'unit-price',
  'quantity',
  'total',
  'add',
  'allergens',
  'ingredients',
  'related',
] as const
export type DishPart = (typeof dishParts)[number]

export interface DishDialogQuestion extends Pick<Choosing, 'product' | 'configuration'> {
  readonly version: TemplateVersion
  readonly mode: OrderingMode | null
}

/** The parts of the dialog of a simple, variant or options dish, in order (CONFIG-007 to CONFIG-011). */
export function listDishParts({ version, mode, product, configuration }: DishDialogQuestion): DishPart[] {
  const isListed = choosingLayout(version, product) === 'quantities'
  const combination = findCombination(product, configuration)
  const orders = showsAmounts(mode)
  const shown: Readonly<Record<DishPart, boolean>> = {
    // The digital menu counts nothing, so it shows the variants as chips.
    'attribute-chips': product.attributes.length > 0 && !(isListed && orders),
    'product-groups': product.optionGroups.some(isSelectable),
    'combination-groups': combination?.optionGroups.some(isSelectable) ?? false,
    'value-quantities': isListed && orders,
    // A note that can never be sent would only mislead.
    note: orders,
    stepper: orders && !isListed,
    'unit-price': orders && !isListed,
    quantity: orders && !isListed,
    total: orders,
    add: orders,
    // Allergens are shown before the diner buys, in every layout.
    allergens: product.allergens.length > 0 || product.traces.length > 0,
    ingredients: product.ingredients.base !== '',
    related: product.relatedIds.length > 0,
  }
  return dishParts.filter((part) => shown[part])
}

/** Name and price of every row of the list of quantities; null where the value is not sold (CONFIG-008). */
export function listValueRows(product: Product) {
  const values = product.attributes[0]?.values ?? []
  return values.map(({ id, name }) => ({
    valueId: id,
    name,
    price: findCombination(product, { valueIds: [id], options: [], units: [] })?.price ?? null,
  }))
}
