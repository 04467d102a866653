import type { SectionId, SectionItemId } from '../ids.ts'
import { type Refused, refuse } from '../verdict.ts'
import type { MoveRefusal } from './change.ts'
import { addItem } from './choose-item.ts'
import type { Choosing } from './choosing.ts'
import type { Configuration } from './configuration.ts'
import type { Section, SectionItem } from './product.ts'
import { startUnit } from './start-configuration.ts'

/**
 * A menu left half chosen while one of its dishes is chosen in its own dialog. Plain data, so that the device can keep
 * it: a phone that reloads in between finds the menu again.
 */
export interface SecondLevelVisit {
  /** The menu when it was left. */
  readonly item: Pick<Choosing, 'configuration' | 'quantity'>
  /** The index of the section. */
  readonly i: number
  /** The index of the dish in that section. */
  readonly j: number
  /** The choices for that dish so far. */
  readonly unit?: Configuration
}

export interface ChosenMenu {
  readonly allowed: true
  readonly configuration: Configuration
  readonly quantity: number
  /** The kept visit is over. */
  readonly visit: null
  readonly notice: 'selection-added'
}

/** Pressing plus on a dish that is itself a menu keeps the parent and opens it (CONFIG-044, CONFIG-046). */
export function enterSecondLevel(
  parent: Choosing,
  choice: { readonly sectionId: SectionId; readonly itemId: SectionItemId },
): { readonly allowed: true; readonly visit: SecondLevelVisit; readonly dish: Choosing } | Refused<MoveRefusal> {
  const { product, configuration, quantity, context } = parent
  const i = product.sections.findIndex(({ id }) => id === choice.sectionId)
  const j = product.sections[i]?.items.findIndex(({ id }) => id === choice.itemId) ?? -1
  const place = findPlace(parent, { i, j })
  if (place === undefined) return refuse('unknown-item')
  const added = addItem(parent, choice)
  // The dialog is there to complete the dish's own choices; any other refusal is shown before it opens.
  if (!added.allowed && added.code !== 'unit-incomplete') return added
  return {
    allowed: true,
    visit: { item: { configuration, quantity }, i, j },
    dish: { product: place.item.product, configuration: startUnit(place.item, context), quantity: 1, context },
  }
}

/** Back in the menu, with the menu's quantity and the dish added as it was chosen (CONFIG-044). */
export function leaveSecondLevel(
  menu: Pick<Choosing, 'product' | 'context'>,
  visit: SecondLevelVisit,
  unit: Configuration,
): ChosenMenu | Refused<MoveRefusal> {
  const place = findPlace(menu, visit)
  if (place === undefined) return refuse('unknown-item')
  const { configuration, quantity } = visit.item
  const choice = { sectionId: place.section.id, itemId: place.item.id, unit }
  const added = addItem({ ...menu, configuration, quantity }, choice)
  if (!added.allowed) return added
  return { allowed: true, configuration: added.configuration, quantity, visit: null, notice: 'selection-added' }
}

/** Leaving without choosing restores the menu as it was and keeps nothing (CONFIG-045). */
export function exitSecondLevel(visit: SecondLevelVisit): SecondLevelVisit['item'] & { readonly visit: null } {
  return { ...visit.item, visit: null }
}

function findPlace(
  { product }: Pick<Choosing, 'product'>,
  { i, j }: Pick<SecondLevelVisit, 'i' | 'j'>,
): { readonly section: Section; readonly item: SectionItem } | undefined {
  const section = product.sections[i]
  const item = section?.items[j]
  return section === undefined || item === undefined ? undefined : { section, item }
}
