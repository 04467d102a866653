import { useWords } from '@comanda/screen/words'
import { ChipLink } from '@comanda/ui/chip'
import { classNames } from '@comanda/ui/class-names'
import type { MenuLook } from '../../parts/templates/template.ts'
import type { CategoryLink } from '../../views/frame-view.ts'
import type { SectionView } from '../../views/home-view.ts'
import { ChipRow } from './chip-row.tsx'
import { SectionChips } from './section-nav.tsx'
import { StickyNav } from './sticky-nav.tsx'

interface CategoryNavProps {
  readonly categories: readonly CategoryLink[]
  /** The top category that this page belongs to. */
  readonly top: string
  readonly sections: readonly SectionView[]
  readonly nav: MenuLook['nav']
}

/** The top categories, each a page of its own; below them the sections of this one. */
export function CategoryNav({ categories, top, sections, nav }: CategoryNavProps) {
  const words = useWords()
  return (
    <StickyNav label={words.home.categories} nav={nav}>
      <ChipRow current={categories.findIndex(({ slug }) => slug === top)} nav={nav}>
        {categories.map(({ slug, name }) => (
          <ChipLink key={slug} href={`/categories/${slug}`} current={slug === top}>
            {name}
          </ChipLink>
        ))}
      </ChipRow>
      {sections.length > 1 && (
        <div
          className={classNames(
            'border-t border-line',
            nav === 'side' && 'lg:order-first lg:mb-2 lg:border-b lg:border-t-0 lg:pb-2',
          )}
        >
          <SectionChips sections={sections} nav={nav} look="soft" />
        </div>
      )}
    </StickyNav>
  )
}
