import { type ReactNode, useMemo, useState } from 'react'
import { useSetup, useStoreId } from '../../state/setup.ts'
import type { CardsView } from '../../views/card-list.ts'
import type { LaterView, MenuView } from '../../views/home-view.ts'
import type { RootData } from '../../views/root-view.ts'
import { type CardShape, ProductCard, type ProductCardProps } from './product-card.tsx'
import { useNextServings } from './use-next-servings.ts'
import { useVerdicts } from './use-verdicts.ts'

export interface Dishes {
  /** The cards of a list that are shown now. */
  readonly pick: (places: readonly number[]) => readonly number[]
  /** The dishes that can be ordered now before those that cannot, each in the order of the menu (F-071). */
  readonly nowFirst: (places: readonly number[]) => readonly number[]
  readonly isNow: (place: number) => boolean
  readonly show: (place: number, shape: CardShape, when?: ProductCardProps['when']) => ReactNode
  /** How many different dishes of a list fit the filters. */
  readonly countFitting: (places: readonly number[]) => number
  /** How many of a list the filters hide. */
  readonly countHidden: (places: readonly number[]) => number
  readonly showsHidden: boolean
  readonly setShowsHidden: (shows: boolean) => void
}

type DishesView = CardsView & LaterView & Pick<MenuView, 'allergens'>

/** The cards of a page as this visitor sees them: of the chosen store, and by the filters on the device. */
export function useDishes(menu: DishesView, root: RootData): Dishes {
  const { site } = root
  const storeId = useStoreId(site)
  // Read here and not by each card: every card that follows something lengthens hydration.
  const mode = useSetup('mode') ?? site.mode
  const verdicts = useVerdicts(menu, root)
  const later = useNextServings(menu, site)
  const [showsHidden, setShowsHidden] = useState(false)
  // The same one for as long as the menu is: cards that get another are all drawn again.
  const allergens = useMemo(() => new Map(menu.allergens.map((allergen) => [allergen.id, allergen])), [menu])
  return useMemo(() => {
    const isSoldHere = (place: number) => {
      const stores = menu.cards[place]?.storeIds
      return storeId === null || stores === undefined || stores.includes(storeId)
    }
    const isExcluded = (place: number) => verdicts?.[place]?.isExcluded === true
    const sayLater = (place: number) => later[menu.cards[place]?.hours ?? -1] ?? null
    const isNow = (place: number) => sayLater(place) === null && !menu.cards[place]?.unpublished
    return {
      isNow,
      nowFirst: (places) => places.toSorted((one, other) => Number(isNow(other)) - Number(isNow(one))),
      pick: (places) => places.filter((place) => isSoldHere(place) && (showsHidden || !isExcluded(place))),
      countFitting: (places) => new Set(places.filter((place) => isSoldHere(place) && !isExcluded(place))).size,
      countHidden: (places) => places.filter((place) => isSoldHere(place) && isExcluded(place)).length,
      showsHidden,
      setShowsHidden,
      show: (place, shape, when) => {
        const card = menu.cards[place]
        return (
          card && (
            <ProductCard
              key={card.id}
              card={card}
              site={site}
              mode={mode}
              allergens={allergens}
              shape={shape}
              when={when}
              later={sayLater(place)}
              {...verdicts?.[place]}
            />
          )
        )
      },
    }
  }, [menu, site, mode, storeId, allergens, verdicts, later, showsHidden])
}
