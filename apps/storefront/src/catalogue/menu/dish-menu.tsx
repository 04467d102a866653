import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react'
import { CartPlace } from '../../parts/cart-place.tsx'
import { templateOf } from '../../parts/templates/template-of.ts'
import { setDishCount } from '../../state/menu.ts'
import { useSetup } from '../../state/setup.ts'
import type { SectionView } from '../../views/home-view.ts'
import type { RootData } from '../../views/root-view.ts'
import { Menu } from './menu.tsx'
import { MenuTools } from './menu-tools.tsx'
import type { SearchResultsProps } from './search-results.tsx'
import type { Dishes } from './use-dishes.tsx'
import type { Search } from './use-search.ts'

interface DishMenuProps {
  readonly sections: readonly SectionView[]
  readonly root: RootData
  readonly search: Search
  readonly dishes: Dishes
  /** The section that has the same title as the page. */
  readonly titled?: string | null
  /** Whether the page begins with the menu. */
  readonly isFirst?: boolean
  /** Loaded when somebody searches, unless the page came with results. */
  readonly Results: ComponentType<SearchResultsProps>
  readonly nav: (sections: readonly SectionView[]) => ReactNode
}

/** The menu as this visitor sees it: the tools above it, and its sections or the search results. */
export function DishMenu({ sections, root: { site }, search, dishes, ...rest }: DishMenuProps) {
  const { titled = null, isFirst = false, Results, nav } = rest
  const { menu: look } = templateOf(site)
  const { found } = search
  const picked = sections.map((section) => ({ ...section, cards: dishes.nowFirst(dishes.pick(section.cards)) }))
  // A category of which nothing can be had now comes after the others.
  const isNow = ({ cards }: SectionView) => cards.some(dishes.isNow)
  const shown = [...picked.filter(isNow), ...picked.filter((section) => !isNow(section))]
  const all = found ? found.found : sections.flatMap(({ cards }) => cards)
  const fitting = dishes.countFitting(all)
  useEffect(() => {
    setDishCount(fitting)
    return () => setDishCount(null)
  }, [fitting])
  const mode = useSetup('mode') ?? site.mode
  const hasCart = mode !== 'digital-card' && site.modes.some((offered) => offered !== 'digital-card')
  return (
    <div className={hasCart ? 'mx-auto max-w-7xl wide:grid wide:grid-cols-[minmax(0,1fr)_23rem]' : ''}>
      <div className="min-w-0">
        <MenuTools site={site} search={search} dishes={dishes} hidden={dishes.countHidden(all)} />
        {found ? (
          <Suspense>
            <Results
              found={found}
              places={dishes.pick(found.found)}
              look={look}
              show={(place) => dishes.show(place, look.card)}
              onClear={() => search.look('')}
            />
          </Suspense>
        ) : (
          <Menu
            sections={shown.filter(({ cards }) => cards.length > 0)}
            isEmptied={all.length > 0}
            titled={titled}
            look={look}
            nav={nav}
            show={(place, when) => dishes.show(place, look.card, when)}
            isFirst={isFirst}
          />
        )}
      </div>
      {hasCart && <CartPlace />}
    </div>
  )
}
