import type { Dictionary } from '@comanda/i18n/dictionaries/es'
import type { MoveRefusal } from '@comanda/rules/catalogue/change'
import type { SectionItem } from '@comanda/rules/catalogue/product'
import { leastUnits } from '@comanda/rules/catalogue/section-limits'

/** Why a dish cannot be added to a section now. */
export function toRefusalText(code: MoveRefusal, item: SectionItem, words: Dictionary['dish']): string {
  switch (code) {
    case 'section-full':
      return words.sectionFull
    case 'minimum-does-not-fit':
      return words.minimumDoesNotFit(leastUnits(item))
    case 'item-limit':
      return words.itemLimit
    default:
      return words.closedNow
  }
}
