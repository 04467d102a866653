import type { Configuration, UnitChoice } from '../catalogue/configuration.ts'
import { configurationKey } from '../catalogue/configuration-key.ts'
import type { Product } from '../catalogue/product.ts'
import type { LanguageCode } from '../text/language.ts'
import { readText } from '../text/local-text.ts'
import { chargeOptions } from './charge-options.ts'

export interface ChosenDish {
  readonly product: Product
  readonly configuration: Configuration
  /** How many dishes the choices are for. */
  readonly units: number
}

/** What a dish comes with and was not chosen, in words. */
export type ListLeftOut = (dish: ChosenDish) => readonly string[]

/** What was chosen, one thing per row: options, then the parts of a menu, each followed by its own choices. */
export function describeLine(product: Product, configuration: Configuration, language: LanguageCode): string[] {
  return describeChosen({ product, configuration, units: 1 }, { language, listLeftOut: () => [] })
}

interface Describing {
  readonly language: LanguageCode
  readonly listLeftOut: ListLeftOut
}

/** The same, and at every level what is left out. */
export function describeChosen(dish: ChosenDish, describing: Describing): string[] {
  const { product, configuration } = dish
  const options = chargeOptions(product, configuration).map(({ value }) => readText(value.name, describing.language))
  const parts = describeUnits(product, configuration.units, describing)
  return [...options, ...parts, ...describing.listLeftOut(dish)]
}

/** Equal units become one row with their number; the variant of a part is named with its choices. */
function describeUnits(product: Product, units: readonly UnitChoice[], describing: Describing): string[] {
  const counted = new Map<string, { readonly text: string; count: number }>()
  for (const unit of units) {
    const section = product.sections.find(({ id }) => id === unit.sectionId)
    const item = section?.items.find(({ id }) => id === unit.itemId)
    if (item === undefined) continue
    const key = `${unit.itemId} ${configurationKey(unit.configuration)}`
    const known = counted.get(key)
    if (known === undefined) counted.set(key, { text: describeUnit(item.product, unit, describing), count: 1 })
    else known.count++
  }
  return [...counted.values()].map(({ text, count }) => (count > 1 ? `${count} × ${text}` : text))
}

function describeUnit(product: Product, { configuration }: UnitChoice, describing: Describing): string {
  const { language } = describing
  const values = product.attributes
    .flatMap((attribute) => attribute.values)
    .filter(({ id }) => configuration.valueIds.includes(id))
    .map(({ name }) => readText(name, language))
  const inner = [...values, ...describeChosen({ product, configuration, units: 1 }, describing)]
  const name = readText(product.name, language)
  return inner.length === 0 ? name : `${name} (${inner.join(', ')})`
}
