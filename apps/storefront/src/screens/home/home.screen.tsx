import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useLoaderData, useRouteLoaderData } from 'react-router'
import { useBlurCss } from '../../parts/blur-css.ts'
import type { HomeView } from '../../views/home-view.ts'
import { useWords } from '../../words.tsx'
import type { RootData } from '../root/root.screen.tsx'
import { Brands } from './brands.tsx'
import { CategoryNav } from './category-nav.tsx'
import { Featured } from './featured.tsx'
import { Hero } from './hero.tsx'
import { ProductCard } from './product-card.tsx'
import { Rail } from './rail.tsx'
import { useLiveProducts } from './use-live-products.ts'

const StartSheet = lazy(() => import('./start-sheet.tsx'))

export function Component() {
  const home = useLoaderData<HomeView>()
  const { site } = useRouteLoaderData('root') as RootData
  const words = useWords()
  useBlurCss(home.blurs)
  useLiveProducts(home.cards)
  const [isStarting, setStarting] = useState<boolean | null>(null)
  const start = useCallback(() => setStarting(true), [])
  const allergens = useMemo(() => new Map(home.allergens.map((allergen) => [allergen.id, allergen])), [home])
  const show = (at: number, shape: 'menu' | 'rail') => {
    const card = home.cards[at]
    if (!card) return null
    return <ProductCard key={card.id} {...{ card, site, allergens, shape }} onStart={start} />
  }
  return (
    <>
      <Hero home={home} site={site} />
      <Featured categories={home.featured} />
      {home.offers.length > 0 && <Rail title={words.home.offers}>{home.offers.map((at) => show(at, 'rail'))}</Rail>}
      {home.news.length > 0 && <Rail title={words.home.news}>{home.news.map((at) => show(at, 'rail'))}</Rail>}
      <Brands brands={home.brands} />
      <div id="menu" className="mt-10 scroll-mt-0 md:mt-14">
        <h2 className="sr-only">{words.home.menu}</h2>
        {home.sections.length === 0 && <p className="px-4 py-16 text-center text-muted">{words.home.emptyMenu}</p>}
        {home.sections.length > 1 && <CategoryNav sections={home.sections} />}
        <div className="mx-auto max-w-7xl px-4 pb-20 md:px-8">
          {home.sections.map(({ slug, name, cards }) => (
            <section key={slug} id={slug} aria-labelledby={`${slug}-title`} className="scroll-mt-16 pt-8 md:pt-12">
              <div className="flex items-baseline gap-3">
                <h3 id={`${slug}-title`} className="text-2xl font-extrabold tracking-tight md:text-3xl">
                  {name}
                </h3>
                <span className="text-sm text-muted">{words.home.dishes(cards.length)}</span>
              </div>
              <div className="mt-4 grid gap-3 md:grid-cols-2 md:gap-6 lg:grid-cols-3 xl:grid-cols-4">
                {cards.map((at) => show(at, 'menu'))}
              </div>
            </section>
          ))}
        </div>
      </div>
      {isStarting !== null && (
        <Suspense>
          <StartSheet site={site} isOpen={isStarting} onClose={() => setStarting(false)} />
        </Suspense>
      )}
    </>
  )
}
