import type { Dictionary } from '@comanda/i18n/dictionaries/es'
import type { Language } from '@comanda/i18n/languages'
import type { Choosing } from '@comanda/rules/catalogue/choosing'
import { findCombination } from '@comanda/rules/catalogue/find-combination'
import type { Missing } from '@comanda/rules/catalogue/list-missing'
import { listOptionGroups } from '@comanda/rules/catalogue/list-option-groups'
import { type LocalText, readText } from '@comanda/rules/text/local-text'

/** One thing that is still missing, in words, and the part of the screen where it is chosen. */
export interface Hurdle {
  /** The choices that must still be made; null when something has to be removed instead. */
  readonly name: string | null
  readonly text: string
  /** The id of the part of the page it belongs to. */
  readonly target: string | null
}

interface Speaker {
  readonly words: Dictionary['dish']
  readonly language: Language
}

export function describeMissing(
  missing: readonly Missing[],
  { product, configuration }: Pick<Choosing, 'product' | 'configuration'>,
  { words, language }: Speaker,
): Hurdle[] {
  const read = (text: LocalText | undefined) => (text === undefined ? '' : readText(text, language))
  const groups = listOptionGroups(product, findCombination(product, configuration))
  const toChoose = (name: string, target: string): Hurdle => ({ name, text: words.missing(name), target })
  const toHurdle = (entry: Missing): Hurdle => {
    switch (entry.code) {
      case 'attribute-missing':
        return toChoose(
          read(product.attributes.find(({ id }) => id === entry.attributeId)?.name),
          `attribute-${entry.attributeId}`,
        )
      case 'combination-missing':
        return { name: null, text: words.notSold, target: `attribute-${product.attributes[0]?.id}` }
      case 'option-missing':
        return toChoose(read(groups.find(({ id }) => id === entry.groupId)?.name), `group-${entry.groupId}`)
      case 'section-below':
        return toChoose(read(findSection(product, entry)?.name), `section-${entry.sectionId}`)
      case 'section-above':
        return {
          name: null,
          text: words.tooMany(read(findSection(product, entry)?.name), entry.by),
          target: `section-${entry.sectionId}`,
        }
      case 'item-above':
        return {
          name: null,
          text: words.tooMany(read(findItem(product, entry)?.product.name), entry.by),
          target: `section-${entry.sectionId}`,
        }
      case 'item-gone':
        return {
          name: null,
          text: words.gone(read(findItem(product, entry)?.product.name)),
          target: `section-${entry.sectionId}`,
        }
      case 'unit-incomplete': {
        const unit = configuration.units[entry.at]
        const name = unit === undefined ? '' : read(findItem(product, unit)?.product.name)
        return { name, text: words.missing(name), target: unit === undefined ? null : `section-${unit.sectionId}` }
      }
    }
  }
  return missing.map(toHurdle)
}

/** Everything missing in one sentence: first what to choose, together, then each other thing. */
export function summarise(hurdles: readonly Hurdle[], words: Dictionary['dish']): string {
  const names = hurdles.flatMap(({ name }) => name ?? [])
  const others = hurdles.filter(({ name }) => name === null).map(({ text }) => text)
  return [...(names.length > 0 ? [words.missing(names.join(', '))] : []), ...others].join(' · ')
}

type Sections = Choosing['product']
function findSection({ sections }: Sections, { sectionId }: { readonly sectionId: number }) {
  return sections.find(({ id }) => id === sectionId)
}

function findItem(product: Sections, place: { readonly sectionId: number; readonly itemId: number }) {
  return findSection(product, place)?.items.find(({ id }) => id === place.itemId)
}
