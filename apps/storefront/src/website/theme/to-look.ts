import type { PageRequest } from '@comanda/contract/pages'
import type { SiteColours } from '@comanda/rules/website/website'
import { deriveTheme } from './derive-theme.ts'
import { toFaceCss } from './faces.ts'
import { toCss } from './to-css.ts'

interface Look {
  readonly css: string
  readonly colour: string
}

const looks = new WeakMap<SiteColours, Look>()

/** Computed once for as long as the site's colours are in memory. */
export function toLook({ website, logoInks }: Pick<PageRequest, 'website' | 'logoInks'>): Look {
  const { colours, template } = website
  const known = looks.get(colours)
  if (known) return known
  const theme = deriveTheme(colours, logoInks)
  const css = `${toCss(theme, colours.dark)}:root{${toFaceCss({ template })}}`
  const look = { css, colour: theme.background }
  looks.set(colours, look)
  return look
}
