import { escapeHtml } from '../website/found/escape-html.ts'
import type { BuiltAssets } from './built-assets.ts'
import { toStartTag } from './start-files.ts'

export interface DocumentParts {
  readonly tag: string
  readonly title: string
  readonly description: string
  readonly favicon: string | null
  readonly themeColour: string
  /** Written into the head; the content policy allows each by its hash. */
  readonly styles: readonly string[]
  readonly body: string
  readonly assets: BuiltAssets
  /** Empty when the page needs no script. */
  readonly hydrationTag: string
  /** Tags for search engines, chats and home screens; none on a private page. */
  readonly foundTags: readonly string[]
}

/** The whole document around a rendered screen. Nothing inline runs in it, so the same bytes serve every visitor. */
export function toDocument(parts: DocumentParts): string {
  const { assets } = parts
  const head = [
    `<!doctype html><html lang="${parts.tag}"${parts.hydrationTag ? '' : ' data-plain'}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(parts.title)}</title>`,
    parts.description && `<meta name="description" content="${escapeHtml(parts.description)}">`,
    `<meta name="theme-color" content="${parts.themeColour}">`,
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
  return `${head.filter(Boolean).join('')}</head><body><div id="root">${parts.body}</div>${parts.hydrationTag}</body></html>`
}
