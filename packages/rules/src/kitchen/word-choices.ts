import type { ChoiceContext } from '../catalogue/choice-context.ts'
import type { Configuration } from '../catalogue/configuration.ts'
import { findCombination } from '../catalogue/find-combination.ts'
import { nameLeftOut } from '../catalogue/name-choice.ts'
import { listChosenValues, nameAttributeValue } from '../catalogue/name-options.ts'
import { type ChosenDish, describeChosen } from '../pricing/describe-chosen.ts'
import type { LanguageCode } from '../text/language.ts'
import { leaveUnsaid } from './leave-unsaid.ts'
import { listLeftOut } from './list-left-out.ts'

export interface ChoiceWording {
  readonly language: LanguageCode
  readonly context: ChoiceContext
}

/**
 * Everything that was chosen on a dish and everything left out, one thing per row. A ticket, a mail, a receipt and a past
 * order, a basket and a telephone say it with these words, each in the language of its reader (DAY-069, DAY-203).
 */
export function wordChoices(dish: ChosenDish, wording: ChoiceWording): string[] {
  return say(dish, wording)
}

/** Only what differs from the dish as its kitchen knows it: what was changed, added or left out (DAY-086). */
export function wordDeviations(dish: ChosenDish, wording: ChoiceWording): string[] {
  return say(dish, wording, (one) => leaveUnsaid(one, wording.context))
}

function say(
  dish: ChosenDish,
  { language, context }: ChoiceWording,
  leavesUnsaid?: (one: ChosenDish) => Configuration,
): string[] {
  const { product, configuration } = dish
  const values = listChosenValues(product.attributes, configuration.valueIds)
  // The values of a variant are said by its name.
  const own = findCombination(product, configuration) === undefined ? values : []
  const sayLeftOut = (one: ChosenDish) => listLeftOut(one, context, (name) => nameLeftOut(name, language))
  const describing = { language, listLeftOut: sayLeftOut, ...(leavesUnsaid && { leaveUnsaid: leavesUnsaid }) }
  return [
    ...own.map(({ attribute, value }) => nameAttributeValue(attribute, value, language)),
    ...describeChosen(dish, describing),
  ]
}
