import { consentCookies, readConsent } from '@comanda/rules/website/consent'
import type { PageAddress } from '@comanda/rules/website/page-kinds'
import { findTagManager, listSiteScripts, type ScriptsOfPage } from '@comanda/rules/website/site-scripts'
import type { Website } from '@comanda/rules/website/website'
import type { Allowed } from '../http/content-policy.ts'

export interface ForeignScripts extends ScriptsOfPage {
  readonly tagManager: string | undefined
}

/** What others may run on this page for this visitor; undefined when that is nothing, and the page is everybody's. */
export function findForeignScripts(
  website: Website,
  page: PageAddress,
  cookies: Readonly<Record<string, string | undefined>>,
): ForeignScripts | undefined {
  const consent = readConsent({
    global: cookies[consentCookies.global],
    analytics: cookies[consentCookies.analytics],
    advertising: cookies[consentCookies.advertising],
  })
  const scripts = listSiteScripts(website, page, consent)
  const tagManager = findTagManager(website, page, consent)
  if (tagManager === undefined && scripts.head.length + scripts.body.length === 0) return undefined
  return { ...scripts, tagManager }
}

/** The document with the scripts in it, each with the nonce of this one answer. */
export function writeScripts(html: string, { head, body, tagManager }: ForeignScripts, nonce: string): string {
  const headTags = [
    // What the page's own code loads later takes its nonce from here.
    `<meta property="csp-nonce" nonce="${nonce}">`,
    tagManager === undefined ? '' : `<meta name="tag-manager" content="${tagManager}">`,
    ...head.map((script) => toTags(script, nonce)),
  ]
  const own = html
    .replaceAll('<script type="module" ', `<script nonce="${nonce}" type="module" `)
    .replaceAll('<link rel="modulepreload" ', `<link nonce="${nonce}" rel="modulepreload" `)
  return insertBefore(
    insertBefore(own, '</head>', headTags.join('')),
    '</body>',
    body.map((script) => toTags(script, nonce)).join(''),
  )
}

/** Scripts may fetch more scripts and speak to their makers, on pages that carry them and nowhere else. */
export function allowScripts(nonce: string): Allowed {
  return {
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'connect-src': ['https:'],
    'frame-src': ['https:'],
  }
}

const element = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi

/** A venue pastes either code or whole script elements; nothing else of what it pasted is kept. */
function toTags(pasted: string, nonce: string): string {
  const found = [...pasted.matchAll(element)]
  if (found.length === 0) return `<script nonce="${nonce}">${pasted.replace(/<\/(script)/gi, '<\\/$1')}</script>`
  return found
    .map(([, attributes = '', code]) => {
      const kept = attributes.replace(/\snonce(=("[^"]*"|'[^']*'|\S*))?/gi, '')
      return `<script nonce="${nonce}"${kept}>${code}</script>`
    })
    .join('')
}

// The last one: a text in the page may spell the tag too, but only escaped or before it.
function insertBefore(html: string, tag: string, text: string): string {
  const at = tag === '</head>' ? html.indexOf(tag) : html.lastIndexOf(tag)
  return at < 0 ? html : html.slice(0, at) + text + html.slice(at)
}
