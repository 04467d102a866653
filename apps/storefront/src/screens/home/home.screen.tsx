import { useMemo } from 'react'
import { useLoaderData, useRouteLoaderData } from 'react-router'
import { useBlurCss } from '../../parts/blur-css.ts'
import { useLiveProducts } from '../../state/use-live-products.ts'
import type { HomeView } from '../../views/home-view.ts'
import { useWords } from '../../words.tsx'
import type { RootData } from '../root/root.screen.tsx'
import { Brands } from './brands.tsx'
import { Featured } from './featured.tsx'
import { Hero } from './hero.tsx'
import { Menu } from './menu.tsx'
import { ProductCard } from './product-card.tsx'
import { Rail } from './rail.tsx'

/** The shop window: the promise, what stands out, and the whole menu. */
export function Component() {
  const home = useLoaderData<HomeView>()
  const { site } = useRouteLoaderData('root') as RootData
  const words = useWords()
  useBlurCss(home.blurs)
  useLiveProducts(home.cards)
  const allergens = useMemo(() => new Map(home.allergens.map((allergen) => [allergen.id, allergen])), [home])
  const show = (at: number, shape: 'menu' | 'rail') => {
    const card = home.cards[at]
    return card && <ProductCard key={card.id} {...{ card, site, allergens, shape }} />
  }
  return (
    <>
      <Hero home={home} site={site} />
      <Featured categories={home.featured} />
      {home.offers.length > 0 && (
        <Rail id="offers" title={words.home.offers}>
          {home.offers.map((at) => show(at, 'rail'))}
        </Rail>
      )}
      {home.news.length > 0 && (
        <Rail id="news" title={words.home.news}>
          {home.news.map((at) => show(at, 'rail'))}
        </Rail>
      )}
      <Brands brands={home.brands} />
      {!site.onlyBookings && <Menu sections={home.sections} show={(at) => show(at, 'menu')} />}
    </>
  )
}
