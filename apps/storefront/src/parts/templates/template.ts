import type { ReactNode } from 'react'

/** The slots of a template. One file per version says what fills each of them. */
export interface Template {
  readonly header: HeaderLook
  /** Places what the home page is made of. */
  readonly Home: (parts: HomeParts) => ReactNode
  readonly hero: HeroLook
  readonly menu: MenuLook
}

export interface HeaderLook {
  readonly variant: 'default' | 'v2'
  /** px (OPEN-030); the class is written out so that the style sheet has it. */
  readonly height: 60 | 120 | 220
  readonly className: string
  readonly logo: string
}

export interface HomeParts {
  readonly hero: ReactNode
  readonly featured: ReactNode
  readonly offers: ReactNode
  readonly news: ReactNode
  readonly brands: ReactNode
  readonly menu: ReactNode
}

export type HeroLook = 'band' | 'split' | 'mirrored' | 'full'

export interface MenuLook {
  /** Categories along the top, or down a column of their own from large screens on. */
  readonly nav: 'top' | 'side'
  readonly card: 'row' | 'menu'
  readonly grid: string
}
