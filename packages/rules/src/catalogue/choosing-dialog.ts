import type { SectionId } from '../ids.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { TemplateVersion } from '../website/website.ts'
import type { Choosing } from './choosing.ts'
import { findCombination } from './find-combination.ts'
import { listSections } from './list-sections.ts'
import type { OptionGroup, Product } from './product.ts'
import { isFull } from './section-limits.ts'

/** A dish with nothing to choose goes to the cart directly. */
export function hasChoices(product: Product): boolean {
  return product.attributes.length > 0 || product.optionGroups.length > 0 || product.isConfigurable
}

/** The dialog of sections opens for a configurable dish that does not configure itself (CONFIG-016). */
export function opensSections(product: Product): boolean {
  return product.isConfigurable && !product.configuresItself
}

export type DialogStep = 'options' | 'sections'

/** Variants and options come first, where there are any; sections second (CONFIG-024). */
export function firstStep(product: Product): DialogStep {
  return product.attributes.length > 0 || product.optionGroups.length > 0 ? 'options' : 'sections'
}

/** Back from the sections leads to variants and options, if any; back from the first step leaves (CONFIG-024). */
export function stepBack(product: Product, step: DialogStep): 'options' | 'leave' {
  return step === 'sections' && firstStep(product) === 'options' ? 'options' : 'leave'
}

/** Only one section is open at a time: a full one closes and the next one that is not full opens (CONFIG-025). */
export function openSection({ product, configuration, quantity }: Choosing, active: SectionId): SectionId | null {
  const sections = listSections(product, findCombination(product, configuration))
  const at = sections.findIndex((section) => section.id === active)
  const section = sections[at]
  if (section === undefined) return null
  if (!isFull(section, configuration, quantity)) return section.id
  const next = sections[at + 1]
  return next === undefined || isFull(next, configuration, quantity) ? null : next.id
}

export type ChoosingLayout = 'one-column' | 'two-columns' | 'quantities'

/** Version 2 lists a quantity per value when there is one attribute; otherwise it uses the chips (OPEN-047). */
export function choosingLayout(version: TemplateVersion, product: Product): ChoosingLayout {
  if (version === 2) return product.attributes.length === 1 ? 'quantities' : 'one-column'
  return version === 0 ? 'one-column' : 'two-columns'
}

/** Quantity of a configurable dish; hidden where dishes are added one by one and on the digital menu (CONFIG-017). */
export function showsQuantity(product: Product, mode: OrderingMode | null): boolean {
  return !product.oneByOne && showsAmounts(mode)
}

/** The digital menu has no totals, adjustments, quantities or add buttons in its dialogs (CONFIG-011, OPEN-038). */
export function showsAmounts(mode: OrderingMode | null): boolean {
  return mode !== 'digital-card'
}

/** «Select up to N options» and «N included in the price», each only where the group sets it (CONFIG-013). */
export function groupHints(group: OptionGroup): { readonly upTo: number | null; readonly included: number | null } {
  return { upTo: group.multiple ? group.limit : null, included: group.freeCount > 0 ? group.freeCount : null }
}
