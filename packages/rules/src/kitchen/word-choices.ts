import type { ChoiceContext } from '../catalogue/choice-context.ts'
import { findCombination } from '../catalogue/find-combination.ts'
import { nameLeftOut } from '../catalogue/name-choice.ts'
import { listChosenValues, nameAttributeValue } from '../catalogue/name-options.ts'
import { type ChosenDish, describeChosen } from '../pricing/describe-chosen.ts'
import type { LanguageCode } from '../text/language.ts'
import { listLeftOut } from './list-left-out.ts'

export interface ChoiceWording {
  readonly language: LanguageCode
  readonly context: ChoiceContext
}

/**
 * Everything that was chosen on a dish and everything left out, one thing per row. A ticket, a mail, a receipt and a past
 * order, a basket and a telephone say it with these words, each in the language of its reader (DAY-069, DAY-203).
 */
export function wordChoices(dish: ChosenDish, { language, context }: ChoiceWording): string[] {
  const { product, configuration } = dish
  const values = listChosenValues(product.attributes, configuration.valueIds)
  // The values of a variant are said by its name.
  const own = findCombination(product, configuration) === undefined ? values : []
  const sayLeftOut = (one: ChosenDish) => listLeftOut(one, context, (name) => nameLeftOut(name, language))
  return [
    ...own.map(({ attribute, value }) => nameAttributeValue(attribute, value, language)),
    ...describeChosen(dish, { language, listLeftOut: sayLeftOut }),
  ]
}
