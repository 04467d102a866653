import { useWords } from '@comanda/screen/words'
import { Heading } from '@comanda/ui/heading'
import type { PictureProps } from '@comanda/ui/picture'
import type { ReactNode } from 'react'
import type { MenuLook } from '../../parts/templates/template.ts'
import type { SectionView } from '../../views/home-view.ts'
import { countBefore, DishRuns, isInDocument } from './dish-runs.tsx'

interface MenuProps {
  readonly sections: readonly SectionView[]
  readonly look: MenuLook
  /** There are dishes, but the visitor's filters hide all of them. */
  readonly isEmptied: boolean
  /** The section whose name the page already has as its title. */
  readonly titled: string | null
  /** The sticky navigation; null when there is nowhere to go. */
  readonly nav: (sections: readonly SectionView[]) => ReactNode
  readonly show: (card: number, when: PictureProps['when']) => ReactNode
  /** Whether the page begins with it: then its first picture is what one waits for. */
  readonly isFirst: boolean
}

/** Dishes, category by category. */
export function Menu({ sections, isEmptied, titled, look, nav, show, isFirst }: MenuProps) {
  const words = useWords()
  const way = nav(sections)
  const before = countBefore(sections.map(({ cards }) => cards))
  const isBeside = look.nav === 'side' && way !== null
  return (
    <div className={isBeside ? 'mx-auto max-w-7xl lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:pl-8' : ''}>
      {way}
      <div className="mx-auto w-full max-w-7xl px-4 pb-8 md:px-8">
        {sections.length === 0 && (
          <p className="py-16 text-center text-muted">{isEmptied ? words.browse.allHidden : words.home.emptyMenu}</p>
        )}
        {sections.map(({ slug, name, cards }, at) => (
          <section
            key={slug}
            id={slug}
            tabIndex={-1}
            aria-labelledby={`${slug}-title`}
            className={`scroll-mt-28 outline-none ${slug === titled ? 'pt-5 md:pt-6' : 'pt-8 md:pt-12'}`}
          >
            <div className={slug === titled ? 'sr-only' : 'flex items-baseline gap-3'}>
              <Heading level={3} look="section" id={`${slug}-title`}>
                {name}
              </Heading>
              <span className="text-sm text-muted">{words.home.dishes(cards.length)}</span>
            </div>
            {!isInDocument(before[at] ?? null) && (
              <noscript>
                <a href={`/categories/${slug}`}>{name}</a>
              </noscript>
            )}
            <div className={slug === titled ? '' : 'mt-4'}>
              <DishRuns
                places={cards}
                shape={look.card}
                before={before[at] ?? null}
                show={(card, place) => show(card, isFirst && at === 0 && place === 0 ? 'first' : 'late')}
              />
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}
