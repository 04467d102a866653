import { consentCookies, readConsent } from '@comanda/rules/website/consent'
import type { PageAddress } from '@comanda/rules/website/page-kinds'
import { findTagManager, listSiteScripts, type ScriptsOfPage } from '@comanda/rules/website/site-scripts'
import type { Website } from '@comanda/rules/website/website'
import type { Allowed } from '../http/content-policy.ts'

export interface ForeignScripts extends ScriptsOfPage {
  readonly tagManager: string | undefined
}

/** Third-party scripts of this page for this visitor; undefined when there are none: then all get the same page. */
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

/** The document with the scripts in it, each with the nonce of this answer. */
export function writeScripts(html: string, { head, body, tagManager }: ForeignScripts, nonce: string): string {
  const headTags = [
    // The page's own code takes the nonce for later scripts from here.
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

/** Scripts may load more scripts and connect to their vendors, only on pages that have them. */
export function allowScripts(nonce: string): Allowed {
  return {
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'connect-src': ['https:'],
    // They measure by pictures, from whatever host their vendor has.
    'img-src': ['https:'],
    'frame-src': ['https:'],
  }
}

const element = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi

/** A venue pastes either code or whole script elements; everything else it pasted is dropped. */
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

// The last one counts: a text in the page may contain the tag too, but only escaped or before it.
function insertBefore(html: string, tag: string, text: string): string {
  const at = tag === '</head>' ? html.indexOf(tag) : html.lastIndexOf(tag)
  return at < 0 ? html : html.slice(0, at) + text + html.slice(at)
}
