import type { ReactNode } from 'react'
import type { SectionView } from '../../views/home-view.ts'
import { useWords } from '../../words.tsx'
import { CategoryNav } from './category-nav.tsx'

interface MenuProps {
  readonly sections: readonly SectionView[]
  readonly show: (card: number) => ReactNode
}

/** The whole menu, category by category. */
export function Menu({ sections, show }: MenuProps) {
  const words = useWords()
  return (
    <div id="menu" tabIndex={-1} className="mt-10 outline-none md:mt-14">
      <h2 className="sr-only">{words.home.menu}</h2>
      {sections.length === 0 && <p className="px-4 py-16 text-center text-muted">{words.home.emptyMenu}</p>}
      {sections.length > 1 && <CategoryNav sections={sections} />}
      <div className="mx-auto max-w-7xl px-4 pb-8 md:px-8">
        {sections.map(({ slug, name, cards }) => (
          <section
            key={slug}
            id={slug}
            tabIndex={-1}
            aria-labelledby={`${slug}-title`}
            className="scroll-mt-16 pt-8 outline-none md:pt-12"
          >
            <div className="flex items-baseline gap-3">
              <h3 id={`${slug}-title`} className="text-2xl font-extrabold tracking-tight md:text-3xl">
                {name}
              </h3>
              <span className="text-sm text-muted">{words.home.dishes(cards.length)}</span>
            </div>
            <div className="mt-4 grid gap-3 md:grid-cols-2 md:gap-6 lg:grid-cols-3 xl:grid-cols-4">
              {cards.map(show)}
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}
