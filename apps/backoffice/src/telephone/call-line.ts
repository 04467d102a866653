import { nameCombination } from '@comanda/rules/cart/name-combination'
import type { Configuration } from '@comanda/rules/catalogue/configuration'
import type { NamedChoice } from '@comanda/rules/catalogue/named-choice'
import type { Product } from '@comanda/rules/catalogue/product'
import type { AllergenId } from '@comanda/rules/ids'
import { type Cents, sumCents } from '@comanda/rules/money/cents'
import type { PriceContext } from '@comanda/rules/pricing/price-context'
import { priceLine } from '@comanda/rules/pricing/price-line'
import type { LanguageCode } from '@comanda/rules/text/language'
import { readText } from '@comanda/rules/text/local-text'

/** A dish that the caller wants. */
export interface CallLine {
  readonly id: number
  readonly product: Product
  readonly configuration: Configuration
  readonly quantity: number
  readonly notes: string
  readonly allergies: readonly AllergenId[]
}

/** By the diner's prices; promotions and delivery are added by the server, which says so before it places anything. */
export function sumLines(lines: readonly CallLine[], context: PriceContext): Cents {
  return sumCents(lines.map((line) => priceLine(line.product, line.configuration, line.quantity, context).total))
}

export function nameLine({ product, configuration }: CallLine, language: LanguageCode): string {
  return nameCombination(product, configuration, language) ?? readText(product.name, language)
}

export function toSentLine({ product, configuration, quantity, notes, allergies }: CallLine) {
  const choice = toChoice(configuration)
  const units = choice.units.map((unit) => ({
    ...unit,
    choice: { ...unit.choice, units: unit.choice.units.map((inner) => ({ ...inner, choice: withoutUnits(inner) })) },
  }))
  return { productId: product.id, quantity, notes, allergies: [...allergies], choice: { ...choice, units } }
}

function toChoice({ valueIds, options, units }: Configuration): Writable {
  return {
    valueIds: [...valueIds],
    options: options.map(({ valueId }) => ({ valueId })),
    units: units.map(({ sectionId, itemId, configuration }) => ({
      sectionId,
      itemId,
      choice: toChoice(configuration),
    })),
  }
}

interface Writable extends NamedChoice {
  readonly valueIds: NamedChoice['valueIds'][number][]
  readonly options: { readonly valueId: NamedChoice['options'][number]['valueId'] }[]
  readonly units: (Omit<NamedChoice['units'][number], 'choice'> & { readonly choice: Writable })[]
}

/** A third level does not exist. */
function withoutUnits({
  choice,
}: {
  readonly choice: Writable
}): Omit<Writable, 'units'> & { readonly units: never[] } {
  return { ...choice, units: [] }
}
