import { useMemo } from 'react'
import { useLoaderData, useRouteLoaderData } from 'react-router'
import { useBlurCss } from '../../parts/blur-css.ts'
import { useChosenCategories } from '../../state/menu.ts'
import { useLiveProducts } from '../../state/use-live-products.ts'
import { templateOf } from '../../templates/template.ts'
import type { HomeView } from '../../views/home-view.ts'
import { useFirstWords } from '../../words.tsx'
import type { RootData } from '../root/root.screen.tsx'
import { Brands } from './brands.tsx'
import { Featured } from './featured.tsx'
import { Hero } from './hero.tsx'
import { Menu } from './menu.tsx'
import { type CardShape, ProductCard } from './product-card.tsx'
import { Rail } from './rail.tsx'

/** The shop window: the promise, what stands out, and the whole menu. */
export function Component() {
  const home = useLoaderData<HomeView>()
  const { site } = useRouteLoaderData('root') as RootData
  const words = useFirstWords()
  const template = templateOf(site)
  const chosen = useChosenCategories()
  const sections = useMemo(
    () => home.sections.filter(({ slug, top = slug }) => chosen?.some((category) => category.slug === top) ?? true),
    [home, chosen],
  )
  useBlurCss(home.blurs)
  useLiveProducts(home.cards)
  const allergens = useMemo(() => new Map(home.allergens.map((allergen) => [allergen.id, allergen])), [home])
  const show = (at: number, shape: CardShape) => {
    const card = home.cards[at]
    return card && <ProductCard key={card.id} {...{ card, site, allergens, shape }} />
  }
  return (
    <template.Home
      hero={<Hero home={home} site={site} look={template.hero} />}
      featured={<Featured categories={home.featured} />}
      offers={
        home.offers.length > 0 && (
          <Rail id="offers" title={words.home.offers}>
            {home.offers.map((at) => show(at, 'rail'))}
          </Rail>
        )
      }
      news={
        home.news.length > 0 && (
          <Rail id="news" title={words.home.news}>
            {home.news.map((at) => show(at, 'rail'))}
          </Rail>
        )
      }
      brands={<Brands brands={home.brands} />}
      menu={
        !site.onlyBookings && (
          <Menu sections={sections} look={template.menu} show={(at) => show(at, template.menu.card)} />
        )
      }
    />
  )
}
