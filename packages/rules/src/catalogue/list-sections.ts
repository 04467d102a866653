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
  return isPublished(item) && isServed(item, context)
}

/** The items that are left out only because of the hour, of which a diner is told when they come (F-221). */
export function listServedLater(section: Section, context: ChoiceContext): readonly SectionItem[] {
  return section.items.filter((item) => isPublished(item) && !isServed(item, context))
}

function isPublished({ published, product }: SectionItem): boolean {
  return published && product.published
}

function isServed({ product: { windows } }: SectionItem, { moment }: ChoiceContext): boolean {
  return windows.length === 0 || isWithinWindows(windows, moment)
}

export function listItems(section: Section, context: ChoiceContext): readonly SectionItem[] {
  return section.items.filter((item) => isListed(item, context))
}
