import type { ChoiceContext } from '@comanda/rules/catalogue/choice-context'
import { filterProduct, type MenuFilter } from '@comanda/rules/catalogue/filter-verdict'
import { type AllergenId, type DietId, toId } from '@comanda/rules/ids'
import type { IsoDate, Minute } from '@comanda/rules/time/calendar'
import type { CardsView } from '../views/card-list.ts'
import { readJudged } from '../views/read-judged.ts'

/** Why a dish is no good as it comes, and whether it can be ordered otherwise. */
export interface DishVerdict {
  readonly fits: 'can-be-made-without' | 'excluded'
  readonly allergens: readonly AllergenId[]
  readonly diets: readonly DietId[]
}

export type Judge = typeof judgeDishes

// The page's dishes carry no hours, so any moment does.
const moment: ChoiceContext['moment'] = {
  date: toId<IsoDate>('2000-01-01'),
  weekday: 'saturday',
  minute: toId<Minute>(0),
}

/** One verdict per card, in their order; null where the dish is fine as it comes (CATALOGUE-028). */
export function judgeDishes(
  { cards, parts }: Pick<CardsView, 'cards' | 'parts'>,
  filter: MenuFilter,
  hidesIngredients: boolean,
): readonly (DishVerdict | null)[] {
  return cards.map((card) => {
    const verdict = filterProduct(readJudged(card, parts), filter, { hidesIngredients, moment })
    if (verdict.fits === 'fine') return null
    const concerns = verdict.reasons.map(({ concern }) => concern)
    return {
      fits: verdict.fits,
      allergens: concerns.flatMap((concern) => (concern.kind === 'allergen' ? [concern.id] : [])),
      diets: concerns.flatMap((concern) => (concern.kind === 'diet' ? [concern.id] : [])),
    }
  })
}
