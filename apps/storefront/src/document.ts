import type { BuiltAssets } from './built-assets.ts'

export interface DocumentParts {
  readonly tag: string
  readonly title: string
  readonly description: string
  readonly favicon: string | null
  readonly themeColour: string
  readonly themeCss: string
  readonly nonce: string
  readonly body: string
  readonly assets: BuiltAssets
  /** Empty when the page needs no script. */
  readonly hydrationTag: string
  readonly alternates: readonly { readonly tag: string; readonly href: string }[]
  readonly canonical: string | null
}

/** The whole document around a rendered screen. */
export function toDocument(parts: DocumentParts): string {
  const { assets, nonce } = parts
  const scripts = parts.hydrationTag
    ? [
        `<script type="module" src="${assets.script}" nonce="${nonce}"></script>`,
        ...assets.preloads.map((file) => `<link rel="modulepreload" href="${file}" nonce="${nonce}">`),
      ]
    : []
  return [
    `<!doctype html><html lang="${parts.tag}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(parts.title)}</title>`,
    parts.description && `<meta name="description" content="${escapeHtml(parts.description)}">`,
    `<meta name="theme-color" content="${parts.themeColour}">`,
    parts.favicon && `<link rel="icon" href="${escapeHtml(parts.favicon)}">`,
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    `<style nonce="${nonce}">${parts.themeCss}</style>`,
    ...scripts,
    parts.canonical && `<link rel="canonical" href="${escapeHtml(parts.canonical)}">`,
    ...parts.alternates.map(({ tag, href }) => `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(href)}">`),
    `</head><body><div id="root">${parts.body}</div>${parts.hydrationTag}</body></html>`,
  ]
    .filter(Boolean)
    .join('')
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}
