import type { AllergenView } from '@comanda/dish/allergen-view'
import type { Words } from '@comanda/i18n/areas'
import type { ChoiceContext } from '@comanda/rules/catalogue/choice-context'
import type { Concern } from '@comanda/rules/catalogue/concern'
import { type FilterVerdict, filterProduct, type MenuFilter } from '@comanda/rules/catalogue/filter-verdict'
import { type AllergenId, type DietId, toId } from '@comanda/rules/ids'
import type { IsoDate, Minute } from '@comanda/rules/time/calendar'
import type { CardsView } from '../../views/card-list.ts'
import type { CardView } from '../../views/card-view.ts'
import type { FrameView } from '../../views/frame-view.ts'
import { readJudged } from '../../views/read-judged.ts'

/** The verdict of the visitor's filters about a dish. */
export interface DishVerdict {
  readonly isExcluded: boolean
  /** Why it does not fit, or what it can be ordered without. */
  readonly note: string
  /** The allergens that it may contain by contact. */
  readonly warning: string
}

export interface Judging {
  readonly menu: Pick<CardsView, 'cards' | 'parts'>
  readonly filter: MenuFilter
  readonly hidesIngredients: boolean
  readonly known: Pick<FrameView, 'allergens' | 'diets'>
  readonly words: Words<'catalogue'>
}

// The page's dishes carry no hours, so any moment will do.
const moment: ChoiceContext['moment'] = {
  date: toId<IsoDate>('2000-01-01'),
  weekday: 'saturday',
  minute: toId<Minute>(0),
}

/** One verdict per card, in the order of the cards (CATALOGUE-028). */
export function judgeDishes({ menu, filter, hidesIngredients, known, words }: Judging): readonly DishVerdict[] {
  const name = (entries: readonly AllergenView<AllergenId | DietId>[], ids: readonly number[]) =>
    entries.filter(({ id }) => ids.includes(id)).map((entry) => entry.name)
  const list = (concerns: readonly Concern[], kind: Concern['kind']) =>
    concerns.flatMap((concern) => (concern.kind === kind ? [concern.id] : []))
  const describe = (verdict: FilterVerdict): string => {
    if (verdict.fits === 'fine') return ''
    const concerns = verdict.reasons.map(({ concern }) => concern)
    const contained = name(known.allergens, list(concerns, 'allergen'))
    const unfit = name(known.diets, list(concerns, 'diet'))
    const { without, suits, notSuits } = words.filterNotes
    const isExcluded = verdict.fits === 'excluded'
    const ofAllergens = isExcluded ? words.product.contains(contained.join(', ')) : without(contained)
    const ofDiets = isExcluded ? notSuits(unfit) : suits(unfit)
    return [contained.length > 0 && ofAllergens, unfit.length > 0 && ofDiets].filter(Boolean).join(' · ')
  }
  const judge = (card: CardView): DishVerdict => {
    const verdict = filterProduct(readJudged(card, menu.parts), filter, { hidesIngredients, moment })
    const traces = (card.traceIds ?? []).filter((id) => filter.allergens.includes(id))
    return {
      isExcluded: verdict.fits === 'excluded',
      note: describe(verdict),
      warning: traces.length > 0 ? words.product.traces(name(known.allergens, traces).join(', ')) : '',
    }
  }
  // Most dishes offer no choice, and many of those hold the same: a menu of thousands has a few dozen kinds.
  const alike = new Map<string, DishVerdict>()
  return menu.cards.map((card) => {
    if (card.choices !== undefined) return judge(card)
    const kind = [card.allergenIds, card.dietIds, card.traceIds].join(';')
    const verdict = alike.get(kind) ?? judge(card)
    alike.set(kind, verdict)
    return verdict
  })
}
