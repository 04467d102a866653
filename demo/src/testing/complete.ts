import { checkConfiguration } from '@comanda/rules/catalogue/check-configuration'
import type { ChoiceContext } from '@comanda/rules/catalogue/choice-context'
import { addItem } from '@comanda/rules/catalogue/choose-item'
import { chooseOption } from '@comanda/rules/catalogue/choose-option'
import type { Configuration } from '@comanda/rules/catalogue/configuration'
import { listMissing } from '@comanda/rules/catalogue/list-missing'
import type { Product } from '@comanda/rules/catalogue/product'
import { startConfiguration } from '@comanda/rules/catalogue/start-configuration'

/** Orders a dish as a diner in a hurry would: takes the first allowed choice until nothing is missing. */
export function completeDish(product: Product, quantity: number, context: ChoiceContext): Configuration {
  let configuration = startConfiguration(product, quantity, context)
  for (let steps = 0; steps < 100; steps += 1) {
    const missing = listMissing(product, configuration, quantity, context)[0]
    if (missing === undefined) return configuration
    if (missing.code === 'option-missing') {
      const groups = [...product.optionGroups, ...product.combinations.flatMap((one) => one.optionGroups)]
      const value = groups.find((group) => group.id === missing.groupId)?.values[0]
      if (!value) break
      const change = chooseOption(product, configuration, { groupId: missing.groupId, valueId: value.id })
      if (!change.allowed) break
      configuration = change.configuration
    } else if (missing.code === 'section-below') {
      const next = addFirst(product, configuration, quantity, missing.sectionId, context)
      if (!next) break
      configuration = next
    } else break
  }
  const stuck = listMissing(product, configuration, quantity, context)
  throw new Error(`${product.slug} cannot be completed: ${JSON.stringify(stuck)}`)
}

function addFirst(
  product: Product,
  configuration: Configuration,
  quantity: number,
  sectionId: Product['sections'][number]['id'],
  context: ChoiceContext,
): Configuration | undefined {
  const section = product.sections.find(({ id }) => id === sectionId)
  for (const item of section?.items ?? []) {
    const unit = item.published && item.product.published ? completeDish(item.product, 1, context) : undefined
    if (!unit || !checkConfiguration(item.product, unit, 1, context).allowed) continue
    const change = addItem({ product, configuration, quantity, context }, { sectionId, itemId: item.id, unit })
    if (change.allowed) return change.configuration
  }
  return undefined
}
