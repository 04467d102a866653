import { type ReactNode, useMemo, useState } from 'react'
import type { RootData } from '../screens/root/root.screen.tsx'
import { useFilters } from '../state/filters.ts'
import { useSetup } from '../state/setup.ts'
import type { CardsView } from '../views/card-list.ts'
import type { AllergenView } from '../views/home-view.ts'
import { useFirstWords } from '../words.tsx'
import type { DishVerdict } from './judge-dishes.ts'
import { type CardShape, ProductCard } from './product-card.tsx'
import { useVerdicts } from './use-verdicts.ts'

export interface Dishes {
  /** Those of a list that are shown here and now. */
  readonly pick: (places: readonly number[]) => readonly number[]
  readonly show: (place: number, shape: CardShape) => ReactNode
  /** How many a list would have if nothing were filtered. */
  readonly countHidden: (places: readonly number[]) => number
  readonly showsHidden: boolean
  readonly setShowsHidden: (shows: boolean) => void
}

/** The cards of a page as this visitor sees them: of the chosen store, and by the filters on the device. */
export function useDishes(
  menu: CardsView & { readonly allergens: readonly AllergenView[] },
  { site, frame }: RootData,
): Dishes {
  const words = useFirstWords()
  const { storeId } = useSetup()
  const filter = useFilters()
  const verdicts = useVerdicts(menu, site)
  const [showsHidden, setShowsHidden] = useState(false)
  const allergens = useMemo(() => new Map(menu.allergens.map((allergen) => [allergen.id, allergen])), [menu])

  return useMemo(() => {
    const isSoldHere = (place: number) => {
      const stores = menu.cards[place]?.storeIds
      return storeId === null || stores === undefined || stores.includes(storeId)
    }
    const isExcluded = (place: number) => verdicts?.[place]?.fits === 'excluded'
    const name = (known: readonly AllergenView[], ids: readonly number[]) =>
      known.filter(({ id }) => ids.includes(id)).map((entry) => entry.name)
    const describe = ({ fits, ...concerns }: DishVerdict): string[] => {
      const { without, suits, notSuits } = words.browse
      const [contained, unfit] = [name(frame.allergens, concerns.allergens), name(frame.diets, concerns.diets)]
      return fits === 'excluded'
        ? [
            contained.length > 0 ? words.product.contains(contained.join(', ')) : '',
            unfit.length > 0 ? notSuits(unfit) : '',
          ]
        : [contained.length > 0 ? without(contained) : '', unfit.length > 0 ? suits(unfit) : '']
    }
    return {
      pick: (places) => places.filter((place) => isSoldHere(place) && (showsHidden || !isExcluded(place))),
      countHidden: (places) => places.filter((place) => isSoldHere(place) && isExcluded(place)).length,
      showsHidden,
      setShowsHidden,
      show: (place, shape) => {
        const card = menu.cards[place]
        if (!card) return null
        const verdict = verdicts?.[place]
        const traces = verdicts
          ? name(
              frame.allergens,
              (card.traceIds ?? []).filter((id) => filter.allergens.some((other) => other === id)),
            )
          : []
        return (
          <ProductCard
            key={card.id}
            {...{ card, site, allergens, shape }}
            note={verdict ? describe(verdict).filter(Boolean).join(' · ') : ''}
            isExcluded={verdict?.fits === 'excluded'}
            warning={traces.length > 0 ? words.product.traces(traces.join(', ')) : ''}
          />
        )
      },
    }
  }, [menu, site, frame, words, storeId, filter, verdicts, showsHidden, allergens])
}
