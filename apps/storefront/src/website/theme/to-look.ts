import type { SiteColours, Website } from '@comanda/rules/website/website'
import { deriveTheme } from './derive-theme.ts'
import { toFaceCss } from './faces.ts'
import { toCss } from './to-css.ts'

interface Look {
  readonly css: string
  readonly colour: string
}

const looks = new WeakMap<SiteColours, Look>()

/** Computed once for as long as the site's colours are in memory. */
export function toLook({ colours, template }: Pick<Website, 'colours' | 'template'>): Look {
  const known = looks.get(colours)
  if (known) return known
  const theme = deriveTheme(colours)
  const css = `${toCss(theme, colours.dark)}:root{${toFaceCss({ template })}}`
  const look = { css, colour: theme.background }
  looks.set(colours, look)
  return look
}
