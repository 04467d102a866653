import { ChipLink } from '@comanda/ui/chip'
import { classNames } from '@comanda/ui/class-names'
import { useEffect, useRef, useState } from 'react'
import { glideTo } from '../../parts/glide-to.ts'
import type { MenuLook } from '../../templates/template.ts'
import type { SectionView } from '../../views/home-view.ts'
import { useFirstWords } from '../../words.tsx'

interface CategoryNavProps {
  readonly sections: readonly SectionView[]
  /** Down a column from large screens on, or along the top on all. */
  readonly nav: MenuLook['nav']
}

/** Sticks to the top, lights up the section being read, and glides to the one tapped. */
export function CategoryNav({ sections, nav }: CategoryNavProps) {
  const words = useFirstWords()
  const row = useRef<HTMLDivElement>(null)
  const current = useCurrentSection(sections)

  useEffect(() => {
    const chip = row.current?.children[sections.findIndex(({ slug }) => slug === current)]
    if (!row.current || !(chip instanceof HTMLElement)) return
    // Not scrollIntoView: that would move the page too.
    row.current.scrollTo({ left: chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2 })
  }, [current, sections])

  return (
    <nav
      aria-label={words.home.categories}
      className={classNames(
        'sticky top-0 z-20 border-b border-line bg-background/95 backdrop-blur',
        nav === 'side' && 'lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:self-start lg:overflow-y-auto lg:border-0 lg:pt-8',
      )}
    >
      <div
        ref={row}
        className={classNames(
          'relative mx-auto flex max-w-7xl gap-1 overflow-x-auto scroll-smooth px-2 py-2 [scrollbar-width:none] md:px-6',
          nav === 'side' && 'lg:flex-col lg:items-start lg:px-0',
        )}
      >
        {sections.map(({ slug, name }) => (
          <ChipLink key={slug} href={`#${slug}`} current={slug === current} onClick={glideTo}>
            {name}
          </ChipLink>
        ))}
      </div>
    </nav>
  )
}

function useCurrentSection(sections: readonly SectionView[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.slug)
  useEffect(() => {
    const watched = sections.flatMap(({ slug }) => document.getElementById(slug) ?? [])
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        }
        const first = watched.find(({ id }) => seen.has(id))
        if (first) setCurrent(first.id)
      },
      // A line below the bar: whichever section crosses it is being read.
      { rootMargin: '-96px 0px -80% 0px' },
    )
    for (const section of watched) observer.observe(section)
    return () => observer.disconnect()
  }, [sections])
  return current
}
