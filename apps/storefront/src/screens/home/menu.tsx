import type { ReactNode } from 'react'
import type { MenuLook } from '../../templates/template.ts'
import type { SectionView } from '../../views/home-view.ts'
import { useFirstWords } from '../../words.tsx'
import { CategoryNav } from './category-nav.tsx'

interface MenuProps {
  readonly sections: readonly SectionView[]
  readonly look: MenuLook
  readonly show: (card: number) => ReactNode
}

/** The whole menu, category by category. */
export function Menu({ sections, look, show }: MenuProps) {
  const words = useFirstWords()
  const isBeside = look.nav === 'side' && sections.length > 1
  return (
    <div id="menu" tabIndex={-1} className="mt-10 outline-none md:mt-14">
      <h2 className="sr-only">{words.home.menu}</h2>
      {sections.length === 0 && <p className="px-4 py-16 text-center text-muted">{words.home.emptyMenu}</p>}
      <div className={isBeside ? 'mx-auto max-w-7xl lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:pl-8' : ''}>
        {sections.length > 1 && <CategoryNav sections={sections} nav={look.nav} />}
        <div className="mx-auto w-full max-w-7xl px-4 pb-8 md:px-8">
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
              <div className={`mt-4 grid ${look.grid}`}>{cards.map(show)}</div>
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
