import type { Configuration, UnitChoice } from '../catalogue/configuration.ts'
import { configurationKey } from '../catalogue/configuration-key.ts'
import { findCombination } from '../catalogue/find-combination.ts'
import { listOptionGroups } from '../catalogue/list-option-groups.ts'
import { listChosenValues, nameAttributeValue, nameOption } from '../catalogue/name-options.ts'
import type { Product, Section, SectionItem } from '../catalogue/product.ts'
import type { LanguageCode } from '../text/language.ts'
import { readText } from '../text/local-text.ts'
import { lowerFirst } from '../text/lower-first.ts'
import { chargeOptions } from './charge-options.ts'

export interface ChosenDish {
  readonly product: Product
  readonly configuration: Configuration
  /** How many dishes the choices are for. */
  readonly units: number
}

/** What a dish comes with and was not chosen, in words. */
export type ListLeftOut = (dish: ChosenDish) => readonly string[]

interface Describing {
  readonly language: LanguageCode
  readonly listLeftOut: ListLeftOut
  /** The choices of a dish that are worth saying; all of them where it is missing. */
  readonly leaveUnsaid?: (dish: ChosenDish) => Configuration
}

/**
 * Choices of a dish, one per row: options, then the parts of a menu, each followed by its own choices, and at every level
 * what is left out.
 */
export function describeChosen(dish: ChosenDish, describing: Describing): string[] {
  const { product } = dish
  const configuration = describing.leaveUnsaid?.(dish) ?? dish.configuration
  const groups = listOptionGroups(product, findCombination(product, configuration))
  const options = chargeOptions(product, configuration).map((charged) =>
    nameOption(charged, groups, describing.language),
  )
  const parts = describeUnits(product, configuration.units, describing)
  return [...options, ...parts, ...describing.listLeftOut(dish)]
}

/** Equal units become one row with their number; the variant of a part is named with its choices. */
function describeUnits(product: Product, units: readonly UnitChoice[], describing: Describing): string[] {
  const counted = new Map<string, { readonly text: string; count: number }>()
  for (const unit of units) {
    const section = product.sections.find(({ id }) => id === unit.sectionId)
    const item = section?.items.find(({ id }) => id === unit.itemId)
    if (section === undefined || item === undefined) continue
    const key = `${unit.itemId} ${configurationKey(unit.configuration)}`
    const known = counted.get(key)
    if (known !== undefined) known.count++
    else {
      const name = nameItem(product, { section, item }, describing.language)
      counted.set(key, { text: describeUnit({ name, product: item.product }, unit, describing), count: 1 })
    }
  }
  return [...counted.values()].map(({ text, count }) => (count > 1 ? `${count} × ${text}` : text))
}

interface NamedPart {
  readonly name: string
  readonly product: Product
}

function describeUnit({ name, product }: NamedPart, { configuration }: UnitChoice, describing: Describing): string {
  const values = listChosenValues(product.attributes, configuration.valueIds).map(({ attribute, value }) =>
    nameAttributeValue(attribute, value, describing.language),
  )
  const inner = [...values, ...describeChosen({ product, configuration, units: 1 }, describing)]
  return inner.length === 0 ? name : `${name} (${inner.join(', ')})`
}

/** A dish that two sections offer says which of them it was chosen in (DAY-203). */
function nameItem(
  { sections }: Product,
  { section, item }: { readonly section: Section; readonly item: SectionItem },
  language: LanguageCode,
): string {
  const name = readText(item.product.name, language)
  const isElsewhere = sections.some(
    ({ id, items }) => id !== section.id && items.some(({ product }) => readText(product.name, language) === name),
  )
  return isElsewhere ? `${readText(section.name, language)}: ${lowerFirst(name, language)}` : name
}
