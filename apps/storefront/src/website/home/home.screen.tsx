import { useWords } from '@comanda/screen/words'
import { lazy, useMemo } from 'react'
import { DishMenu } from '../../catalogue/menu/dish-menu.tsx'
import { SectionNav } from '../../catalogue/menu/section-nav.tsx'
import { type Dishes, useDishes } from '../../catalogue/menu/use-dishes.tsx'
import { useSearch } from '../../catalogue/menu/use-search.ts'
import { templateOf } from '../../parts/templates/template-of.ts'
import { useRoot } from '../../parts/use-root.ts'
import { useChosenCategories } from '../../state/menu.ts'
import { useLiveProducts } from '../../state/use-live-products.ts'
import type { HomeView } from '../../views/home-view.ts'
import type { ScreenProps } from '../../views/screen-props.ts'
import { Brands } from './brands.tsx'
import { Featured } from './featured.tsx'
import { Hero } from './hero.tsx'
import { HouseDishes } from './house-dishes.tsx'
import { Rail } from './rail.tsx'

const SearchResults = lazy(() => import('../../catalogue/menu/search-results.tsx'))

/** The home page: the slogan, the featured dishes, and the whole menu. */
export function Component({ data: home }: ScreenProps<HomeView>) {
  const root = useRoot()
  const { site } = root
  const words = useWords()
  const template = templateOf(site)
  const chosen = useChosenCategories()
  const sections = useMemo(
    () => home.sections.filter(({ slug, top = slug }) => chosen?.some((category) => category.slug === top) ?? true),
    [home, chosen],
  )
  const search = useSearch(home, null)
  const { cards, parts, blurs, hours } = search.found?.menu ?? home
  const { allergens, later, laterUntil, zone } = home
  const shown = useMemo(
    () => ({ cards, parts, blurs, hours, allergens, later, laterUntil, zone }),
    [cards, parts, blurs, hours, allergens, later, laterUntil, zone],
  )
  const dishes = useDishes(shown, root)
  useLiveProducts(cards, site)
  const rail = (id: string, title: string, places: readonly number[]) => {
    const picked = dishes.nowFirst(dishes.pick(places))
    return (
      picked.length > 0 && (
        <Rail id={id} title={title}>
          {picked.map((place) => dishes.show(place, 'rail'))}
        </Rail>
      )
    )
  }
  return (
    <template.Home
      hero={<Hero home={home} site={site} look={template.hero} />}
      featured={
        <>
          <Featured categories={home.featured} />
          {!site.onlyBookings && <HouseDishes dishes={dishes} site={site} cards={cards} places={home.houseDishes} />}
        </>
      }
      offers={rail('offers', words.home.offers, home.offers)}
      news={rail('news', words.home.news, home.news)}
      brands={<Brands brands={home.brands} site={site} count={countDishes(sections, dishes)} />}
      menu={
        !site.onlyBookings && (
          <div id="menu" tabIndex={-1} className="mt-10 scroll-mt-4 outline-none md:mt-14">
            <h2 className="sr-only">{words.home.menu}</h2>
            <DishMenu
              sections={sections}
              root={root}
              search={search}
              dishes={dishes}
              Results={SearchResults}
              nav={(listed) => (listed.length > 1 ? <SectionNav sections={listed} nav={template.menu.nav} /> : null)}
            />
          </div>
        )
      }
    />
  )
}

function countDishes(sections: HomeView['sections'], { pick }: Dishes): number {
  return sections.reduce((sum, { cards }) => sum + pick(cards).length, 0)
}
