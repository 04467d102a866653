import type { TemplateVersion } from '@comanda/rules/website/website'
import { toStartTag } from '../views/start-files.ts'
import { escapeHtml } from '../website/found/escape-html.ts'
import type { FrameColour } from '../website/theme/to-look.ts'
import type { BuiltAssets } from './built-assets.ts'

export interface DocumentParts {
  readonly tag: string
  /** The style sheet draws what a template draws in its own way by it. */
  readonly version: TemplateVersion
  readonly title: string
  readonly description: string
  readonly favicon: string | null
  readonly themeColours: readonly FrameColour[]
  /** Run before anything is painted; the content policy allows each by its hash. */
  readonly scripts: readonly string[]
  /** Written into the head; the content policy allows each by its hash. */
  readonly styles: readonly string[]
  /** Above the page, for browsers that run no scripts. */
  readonly lead: string
  /** The part that React hydrates. */
  readonly body: string
  /** The part that stands after it, and stays as the server wrote it. */
  readonly foot: string
  readonly assets: BuiltAssets
  /** Empty when the page needs no script. */
  readonly hydrationTag: string
  /** Tags for search engines, chats and home screens; none on a private page. */
  readonly foundTags: readonly string[]
}

/** The whole document around a rendered screen. It says nothing of a visitor, so the same bytes serve them all. */
export function toDocument(parts: DocumentParts): string {
  const { assets } = parts
  const head = [
    `<!doctype html><html lang="${parts.tag}" data-version="${parts.version}"${parts.hydrationTag ? '' : ' data-plain'}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(parts.title)}</title>`,
    parts.description && `<meta name="description" content="${escapeHtml(parts.description)}">`,
    ...parts.themeColours.map(toColourTag),
    ...parts.scripts.map((script) => `<script>${script}</script>`),
    // Without an icon the browser would ask for one that does not exist.
    `<link rel="icon" href="${escapeHtml(parts.favicon ?? 'data:,')}">`,
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...parts.styles.map((style) => `<style>${style}</style>`),
    parts.hydrationTag && toStartTag(assets),
    // React Aria's buttons write a style element unless one with this id exists, and the content policy would refuse
    // it. The rule it would write is in the ui's tokens.css.
    parts.hydrationTag && '<meta id="react-aria-pressable-style">',
    ...parts.foundTags,
  ]
  return `${head.filter(Boolean).join('')}</head><body>${parts.lead}<div id="root">${parts.body}</div>${parts.foot}${parts.hydrationTag}</body></html>`
}

function toColourTag({ colour, scheme }: FrameColour): string {
  const when = scheme && ` media="(prefers-color-scheme:${scheme})" data-scheme="${scheme}"`
  return `<meta name="theme-color" content="${colour}"${when ?? ''}>`
}
