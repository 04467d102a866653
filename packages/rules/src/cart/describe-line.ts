import type { Configuration, UnitChoice } from '../catalogue/configuration.ts'
import { configurationKey } from '../catalogue/configuration-key.ts'
import type { Product } from '../catalogue/product.ts'
import { chargeOptions } from '../pricing/charge-options.ts'
import type { LanguageCode } from '../text/language.ts'
import { readText } from '../text/local-text.ts'

/** What was chosen, one thing per row: options, then the parts of a menu, each followed by its own choices. */
export function describeLine(product: Product, configuration: Configuration, language: LanguageCode): string[] {
  const options = chargeOptions(product, configuration).map(({ value }) => readText(value.name, language))
  return [...options, ...describeUnits(product, configuration.units, language)]
}

/** Equal units become one row with their number; the variant of a part is named with its choices. */
function describeUnits(product: Product, units: readonly UnitChoice[], language: LanguageCode): string[] {
  const counted = new Map<string, { readonly text: string; count: number }>()
  for (const unit of units) {
    const section = product.sections.find(({ id }) => id === unit.sectionId)
    const item = section?.items.find(({ id }) => id === unit.itemId)
    if (item === undefined) continue
    const key = `${unit.itemId} ${configurationKey(unit.configuration)}`
    const known = counted.get(key)
    if (known === undefined) counted.set(key, { text: describeUnit(item.product, unit, language), count: 1 })
    else known.count++
  }
  return [...counted.values()].map(({ text, count }) => (count > 1 ? `${count} × ${text}` : text))
}

function describeUnit(product: Product, { configuration }: UnitChoice, language: LanguageCode): string {
  const values = product.attributes
    .flatMap((attribute) => attribute.values)
    .filter(({ id }) => configuration.valueIds.includes(id))
    .map(({ name }) => readText(name, language))
  const inner = [...values, ...describeLine(product, configuration, language)]
  const name = readText(product.name, language)
  return inner.length === 0 ? name : `${name} (${inner.join(', ')})`
}
