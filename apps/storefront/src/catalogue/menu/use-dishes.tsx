import type { AllergenView } from '@comanda/dish/allergen-view'
import { type ReactNode, useMemo, useState } from 'react'
import { useSetup } from '../../state/setup.ts'
import type { CardsView } from '../../views/card-list.ts'
import type { RootData } from '../../views/root-view.ts'
import { type CardShape, ProductCard } from './product-card.tsx'
import { useVerdicts } from './use-verdicts.ts'

export interface Dishes {
  /** The cards of a list that are shown now. */
  readonly pick: (places: readonly number[]) => readonly number[]
  readonly show: (place: number, shape: CardShape) => ReactNode
  /** How many of a list the filters hide. */
  readonly countHidden: (places: readonly number[]) => number
  readonly showsHidden: boolean
  readonly setShowsHidden: (shows: boolean) => void
}

/** The cards of a page as this visitor sees them: of the chosen store, and by the filters on the device. */
export function useDishes(menu: CardsView & { readonly allergens: readonly AllergenView[] }, root: RootData): Dishes {
  const { site } = root
  const { storeId } = useSetup()
  const verdicts = useVerdicts(menu, root)
  const [showsHidden, setShowsHidden] = useState(false)
  return useMemo(() => {
    const allergens = new Map(menu.allergens.map((allergen) => [allergen.id, allergen]))
    const isSoldHere = (place: number) => {
      const stores = menu.cards[place]?.storeIds
      return storeId === null || stores === undefined || stores.includes(storeId)
    }
    const isExcluded = (place: number) => verdicts?.[place]?.isExcluded === true
    return {
      pick: (places) => places.filter((place) => isSoldHere(place) && (showsHidden || !isExcluded(place))),
      countHidden: (places) => places.filter((place) => isSoldHere(place) && isExcluded(place)).length,
      showsHidden,
      setShowsHidden,
      show: (place, shape) => {
        const card = menu.cards[place]
        return card && <ProductCard key={card.id} {...{ card, site, allergens, shape }} {...verdicts?.[place]} />
      },
    }
  }, [menu, site, storeId, verdicts, showsHidden])
}
