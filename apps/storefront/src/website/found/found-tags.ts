import { type Language, languages } from '@comanda/i18n/languages'
import type { Website } from '@comanda/rules/website/website'
import { listAlternates, toAddress } from '../../views/addresses.ts'
import { escapeHtml } from './escape-html.ts'

export interface FoundPage {
  readonly origin: string
  readonly pathname: string
  readonly language: Language
  readonly website: Website
  readonly title: string
  readonly description: string
  /** The picture of a shared link, as a path or an address; null shows the site's own icon. */
  readonly picture: string | null
  /** The same page as schema.org data. */
  readonly structured: readonly object[]
}

/** The tags that search engines, chats and home screens read of a page. */
export function toFoundTags(page: FoundPage): readonly string[] {
  const { origin, website, language, title, description } = page
  const { tag } = languages[language]
  const address = toAddress(page, language, website)
  const shared = {
    'og:type': 'website',
    'og:site_name': website.storeName,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': toPictureAddress(page.picture, origin),
    'og:image:alt': title,
    'og:locale': tag,
  }
  return [
    link('canonical', address),
    ...listAlternates(page, website).map(
      (other) => `<link rel="alternate" hreflang="${other.tag}" href="${escapeHtml(other.href)}">`,
    ),
    // The same menu for machines, where there is one.
    website.onlyBookings ? '' : `<link rel="alternate" type="application/json" href="/menu.json?lang=${tag}">`,
    link('manifest', `/manifest.webmanifest?lang=${tag}`),
    link('apple-touch-icon', '/icons/apple-180.png'),
    ...Object.entries(shared)
      .filter(([, content]) => content)
      .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`),
    `<meta name="twitter:card" content="${page.picture ? 'summary_large_image' : 'summary'}">`,
    ...page.structured.map(toJsonTag),
  ]
}

/** The whole address of a page's picture, else of the site's icon. */
export function toPictureAddress(picture: string | null, origin: string): string {
  return new URL(picture ?? '/icons/512.png', origin).href
}

function link(rel: string, href: string): string {
  return `<link rel="${rel}" href="${escapeHtml(href)}">`
}

// `<` is escaped so that no text can end the tag; a data block is never run.
function toJsonTag(value: object): string {
  return `<script type="application/ld+json">${JSON.stringify(value).replace(/</g, '\\u003c')}</script>`
}
