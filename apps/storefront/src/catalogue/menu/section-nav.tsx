import { useWords } from '@comanda/screen/words'
import { ChipLink, type ChipLook } from '@comanda/ui/chip'
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { glideTo } from '../../parts/glide-to.ts'
import { scrollEnd } from '../../parts/scroll-end.ts'
import type { MenuLook } from '../../parts/templates/template.ts'
import type { SectionView } from '../../views/home-view.ts'
import { ChipRow } from './chip-row.tsx'
import { StickyNav } from './sticky-nav.tsx'

interface SectionNavProps {
  readonly sections: readonly SectionView[]
  readonly nav: MenuLook['nav']
  /** Softer below another highlighted row. */
  readonly look?: ChipLook
}

/** The sections of this page: highlights the one being read, and scrolls smoothly to the one tapped. */
export function SectionNav({ sections, nav }: SectionNavProps) {
  const words = useWords()
  return (
    <StickyNav label={words.home.categories} nav={nav}>
      <SectionChips sections={sections} nav={nav} />
    </StickyNav>
  )
}

export function SectionChips({ sections, nav, look = 'solid' }: SectionNavProps) {
  const { current, hold } = useCurrentSection(sections)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    hold(event.currentTarget.hash.slice(1))
    glideTo(event)
  }
  return (
    <ChipRow current={sections.findIndex(({ slug }) => slug === current)} nav={nav}>
      {sections.map(({ slug, name }) => (
        <ChipLink key={slug} href={`#${slug}`} look={look} current={slug === current} onClick={follow}>
          {name}
        </ChipLink>
      ))}
    </ChipRow>
  )
}

interface CurrentSection {
  readonly current: string | undefined
  /** Keeps a tapped section highlighted while other sections scroll past. */
  readonly hold: (slug: string) => void
}

function useCurrentSection(sections: readonly SectionView[]): CurrentSection {
  const [current, setCurrent] = useState(sections[0]?.slug)
  const isHeld = useRef(false)
  const hold = useCallback((slug: string) => {
    isHeld.current = true
    setCurrent(slug)
    scrollEnd().then(() => {
      isHeld.current = false
    })
  }, [])
  useEffect(() => {
    const watched = sections.flatMap(({ slug }) => document.getElementById(slug) ?? [])
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        }
        if (isHeld.current) return
        const read = watched.find(({ id }) => seen.has(id))
        const [top] = watched
        // Above the first section nothing is being read, and the first is next.
        if (read) setCurrent(read.id)
        else if (top && top.getBoundingClientRect().top > 0) setCurrent(top.id)
      },
      // A line below the bar: the section that crosses it is being read.
      { rootMargin: '-120px 0px -75% 0px' },
    )
    for (const section of watched) observer.observe(section)
    return () => observer.disconnect()
  }, [sections])
  return { current, hold }
}
