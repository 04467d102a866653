import type { PageRequest } from '@comanda/contract/pages'
import type { SiteColours } from '@comanda/rules/website/website'
import type { Scheme } from '../../state/scheme.ts'
import { deriveTheme } from './derive-theme.ts'
import { toFaceCss } from './faces.ts'
import { toCss } from './to-css.ts'

interface Look {
  readonly css: string
  /** The colour that the browser paints around the page. */
  readonly colours: readonly FrameColour[]
}

export interface FrameColour {
  readonly colour: string
  /** When it is the right one; null where the site has no other. */
  readonly scheme: Scheme | null
}

const looks = new WeakMap<SiteColours, Look>()

/** Computed once for as long as the site's colours are in memory. */
export function toLook({ website }: Pick<PageRequest, 'website'>): Look {
  const { colours, template } = website
  const known = looks.get(colours)
  if (known) return known
  const { css, colours: around } = colours.followsVisitor ? toBoth(colours) : toOne(colours)
  const look = { css: `${css}:root{${toFaceCss({ template })}}`, colours: around }
  looks.set(colours, look)
  return look
}

function toOne(colours: SiteColours): Look {
  const theme = deriveTheme(colours)
  return { css: toCss(theme, colours.dark), colours: [{ colour: theme.background, scheme: null }] }
}

/** The other scheme is in the same style sheet, so a page is right from its first paint and the same for every visitor. */
function toBoth(colours: SiteColours): Look {
  const [own, other] = colours.dark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  const themes = { light: deriveTheme({ ...colours, dark: false }), dark: deriveTheme({ ...colours, dark: true }) }
  const write = (root: string) => toCss(themes[other], other === 'dark', root)
  const device = `@media (prefers-color-scheme:${other}){${write(`:root:not([data-scheme=${own}])`)}}`
  return {
    css: `${toCss(themes[own], colours.dark)}${device}${write(`:root[data-scheme=${other}]`)}`,
    colours: [own, other].map((scheme) => ({ colour: themes[scheme].background, scheme })),
  }
}
