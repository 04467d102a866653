import type { Chosen } from '@comanda/dish/use-choosing'
import { checkConfiguration } from '@comanda/rules/catalogue/check-configuration'
import type { ChoiceContext } from '@comanda/rules/catalogue/choice-context'
import { readConfiguration } from '@comanda/rules/catalogue/configuration-link'
import type { Product } from '@comanda/rules/catalogue/product'

/** The choice of a link, if it is one of this dish; anything else is as if it were not there. */
export function checkLinkedChoice(text: string, product: Product, context: ChoiceContext): Chosen | undefined {
  const configuration = readConfiguration(text)
  if (configuration === undefined) return undefined
  return checkConfiguration(product, configuration, 1, context).allowed ? { configuration, quantity: 1 } : undefined
}
