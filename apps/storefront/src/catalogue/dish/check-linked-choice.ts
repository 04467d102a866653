import type { Chosen } from '@comanda/dish/use-choosing'
import { checkConfiguration } from '@comanda/rules/catalogue/check-configuration'
import type { ChoiceContext } from '@comanda/rules/catalogue/choice-context'
import { readConfiguration } from '@comanda/rules/catalogue/configuration-link'
import type { Product } from '@comanda/rules/catalogue/product'

/** The choice in a link, if it is valid for this dish; anything else is ignored. */
export function checkLinkedChoice(text: string, product: Product, context: ChoiceContext): Chosen | undefined {
  const configuration = readConfiguration(text)
  if (configuration === undefined) return undefined
  return checkConfiguration(product, configuration, 1, context).allowed ? { configuration, quantity: 1 } : undefined
}
