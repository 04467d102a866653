import { isWithinWindows } from '../time/windows.ts'
import type { ChoiceContext } from './choice-context.ts'
import type { Combination, Product, Section, SectionItem } from './product.ts'

/** Sections that show with the chosen combination (CONFIG-033). */
export function listSections(product: Product, combination: Combination | undefined): readonly Section[] {
  if (!product.isConfigurable) return []
  const shown = combination?.sectionIds ?? null
  return shown === null ? product.sections : product.sections.filter((section) => shown.includes(section.id))
}

/** An item is offered only while published and inside its own hours; no hours means always (CONFIG-040). */
export function isListed(item: SectionItem, context: ChoiceContext): boolean {
  if (!item.published || !item.product.published) return false
  return item.product.windows.length === 0 || isWithinWindows(item.product.windows, context.moment)
}

export function listItems(section: Section, context: ChoiceContext): readonly SectionItem[] {
  return section.items.filter((item) => isListed(item, context))
}
