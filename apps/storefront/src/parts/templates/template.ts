import type { ReactNode } from 'react'

/** The slots of a template. One file per version fills them. */
export interface Template {
  readonly header: HeaderLook
  /** Arranges the parts of the home page. */
  readonly Home: (parts: HomeParts) => ReactNode
  readonly hero: HeroLook
  readonly menu: MenuLook
  readonly dish: DishLook
}

export interface DishLook {
  /** How wide its picture is. */
  readonly sizes: string
  /** Whether its picture stands above the page's column, from edge to edge. */
  readonly bleeds: boolean
}

export interface HeaderLook {
  readonly variant: 'default' | 'v2'
  /** px (OPEN-030); the class is written out so that it is in the style sheet. */
  readonly height: 60 | 120 | 220
  readonly className: string
  readonly logo: string
  /** Everywhere but on home, where a tall header would push away what one came for. */
  readonly short: { readonly className: string; readonly logo: string }
}

export interface HomeParts {
  readonly hero: ReactNode
  readonly featured: ReactNode
  readonly offers: ReactNode
  readonly news: ReactNode
  /** Always right above the menu, which a brand changes. */
  readonly brands: ReactNode
  readonly menu: ReactNode
}

export type HeroLook = 'band' | 'split' | 'mirrored' | 'full'

export interface MenuLook {
  /** Categories along the top, or down a column of their own from large screens on. */
  readonly nav: 'top' | 'side'
  /** How a dish is drawn, and how the dishes stand beside each other. */
  readonly card: 'row' | 'tile' | 'bleed' | 'mixed'
}
