import { useWords } from '@comanda/screen/words'
import { Heading } from '@comanda/ui/heading'
import { useMemo } from 'react'
import { templateOf } from '../../parts/templates/template-of.ts'
import { useRoot } from '../../parts/use-root.ts'
import { useChosenCategories } from '../../state/menu.ts'
import { useLiveProducts } from '../../state/use-live-products.ts'
import type { CategoryPageView } from '../../views/category-view.ts'
import type { SectionView } from '../../views/home-view.ts'
import type { ScreenProps } from '../../views/screen-props.ts'
import { CategoryNav } from './category-nav.tsx'
import { DishMenu } from './dish-menu.tsx'
import SearchResults from './search-results.tsx'
import { SectionNav } from './section-nav.tsx'
import { useDishes } from './use-dishes.tsx'
import { useSearch } from './use-search.ts'

/** One category with its subcategories, or the whole menu (SHELL-002). */
export function Component({ data: page }: ScreenProps<CategoryPageView>) {
  const root = useRoot()
  const words = useWords()
  const { menu: look } = templateOf(root.site)
  const categories = useChosenCategories() ?? root.frame.categories
  const search = useSearch(page, page.search)
  const { cards, parts, blurs, hours } = search.found?.menu ?? page
  const { category, allergens, later, laterUntil, zone } = page
  const shown = useMemo(
    () => ({ cards, parts, blurs, hours, allergens, later, laterUntil, zone }),
    [cards, parts, blurs, hours, allergens, later, laterUntil, zone],
  )
  const dishes = useDishes(shown, root)
  useLiveProducts(cards, root.site)
  const all = useMemo(() => page.sections.flatMap((section) => section.cards), [page])
  const nav = (sections: readonly SectionView[]) => {
    if (category) return <CategoryNav categories={categories} top={category.top} sections={sections} nav={look.nav} />
    return sections.length > 1 ? <SectionNav sections={sections} nav={look.nav} /> : null
  }
  return (
    <>
      <header className="mx-auto max-w-7xl px-4 pb-4 pt-4 md:px-8 md:pt-6">
        {category && (
          <a
            href={category.parent ? `/categories/${category.parent.slug}` : '/categories'}
            className="inline-flex min-h-11 items-center gap-1 text-sm font-bold text-primary-text hover:underline"
          >
            <span aria-hidden="true">‹</span> {category.parent?.name ?? words.home.menu}
          </a>
        )}
        <Heading level={1} look="page">
          {page.place ?? category?.name ?? words.home.menu}
        </Heading>
        <p className="mt-1 text-muted">{words.home.dishes(dishes.pick(all).length)}</p>
      </header>
      <h2 className="sr-only">{words.home.menu}</h2>
      <DishMenu
        sections={page.sections}
        root={root}
        search={search}
        dishes={dishes}
        Results={SearchResults}
        isFirst
        titled={page.sections.length === 1 ? (category?.slug ?? null) : null}
        nav={nav}
      />
    </>
  )
}
