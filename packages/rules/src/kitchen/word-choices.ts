import type { ChoiceContext } from '../catalogue/choice-context.ts'
import { findCombination } from '../catalogue/find-combination.ts'
import { type ChosenDish, describeChosen } from '../pricing/describe-line.ts'
import type { LanguageCode } from '../text/language.ts'
import { readText } from '../text/local-text.ts'
import { listLeftOut } from './list-left-out.ts'

export interface ChoiceWording {
  readonly language: LanguageCode
  readonly context: ChoiceContext
  /** «Sin cebolla». */
  readonly sayWithout: (ingredient: string) => string
}

/**
 * Everything that was chosen on a dish and everything left out, one thing per row. A ticket, a mail, a receipt and a past
 * order say it with these words, each in the language of its reader (DAY-069).
 */
export function wordChoices(dish: ChosenDish, { language, context, sayWithout }: ChoiceWording): string[] {
  const { product, configuration } = dish
  const values = product.attributes
    .flatMap((attribute) => attribute.values)
    .filter(({ id }) => configuration.valueIds.includes(id))
  // The values of a variant are said by its name.
  const own = findCombination(product, configuration) === undefined ? values : []
  const sayLeftOut = (one: ChosenDish) => listLeftOut(one, context, (name) => sayWithout(readText(name, language)))
  return [
    ...own.map(({ name }) => readText(name, language)),
    ...describeChosen(dish, { language, listLeftOut: sayLeftOut }),
  ]
}
