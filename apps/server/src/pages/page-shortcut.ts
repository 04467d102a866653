import type { IncomingHttpHeaders } from 'node:http'
import type { SiteKeys } from '@comanda/contract/calls/start'
import type { LanguageCode } from '@comanda/rules/text/language'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Website } from '@comanda/rules/website/website'
import type { FastifyReply } from 'fastify'
import { toSiteConfigCookie } from '../http/cookies.ts'
import type { ByteCache } from '../http/kept/byte-cache.ts'
import { type AnswerManner, type ReadyAnswer, toAnswer } from '../http/kept/ready-bytes.ts'
import type { Shortcut } from '../http/shortcut.ts'
import { choosePageLanguage } from './page-language.ts'
import type { ReadyPage } from './ready-page.ts'
import type { HostSite, SitesOfHosts } from './site-of-host.ts'

export interface PageShortcut {
  readonly find: Shortcut
  /** Remembers the headers of a kept page, which are the same for everybody. */
  remember(page: ReadyPage, reply: FastifyReply): void
}

interface PageShortcutOptions {
  readonly sites: SitesOfHosts
  readonly cache: ByteCache<ReadyPage>
  readonly secure: boolean
  readonly now: () => Instant
  readonly toKeys: (site: HostSite) => SiteKeys
}

/** Headers that depend on the caller, or change each time. */
const passing = new Set(['x-request-id', 'set-cookie', 'etag', 'content-encoding', 'content-length', 'date'])
const files = /^\/(api|assets|pictures|icons)\//

/** Kept pages, for requests by the plain address alone. Anything that could change the page uses the framework. */
export function createPageShortcut({ sites, cache, secure, now, toKeys }: PageShortcutOptions): PageShortcut {
  const alongWith = new WeakMap<ReadyPage, Readonly<Record<string, string>>>()
  const cookies = new WeakMap<HostSite, string>()
  const getCookie = (site: HostSite) => {
    const cookie = cookies.get(site) ?? toSiteConfigCookie(toKeys(site), secure)
    cookies.set(site, cookie)
    return cookie
  }
  return {
    remember(page, reply) {
      if (alongWith.has(page)) return
      const lasting = Object.entries(reply.getHeaders()).filter(([name]) => !passing.has(name))
      alongWith.set(page, Object.fromEntries(lasting.map(([name, value]) => [name, String(value)])))
    },
    find({ url = '/', headers }) {
      const { host } = headers
      if (host === undefined || url.includes('?') || files.test(url) || isForwarded(headers, secure)) return undefined
      return { call: 'page', find: () => findPage(url, host, headers) }
    },
  }

  async function findPage(url: string, host: string, headers: IncomingHttpHeaders): Promise<ReadyAnswer | undefined> {
    const site = await sites.find(host.replace(/:\d+$/, '').toLowerCase())
    if (site === undefined || hasScripts(site.website)) return undefined
    const language = choosePageLanguage(site.website, {
      asked: undefined,
      remembered: /(?:^|;\s*)lang=([^;]*)/.exec(headers.cookie ?? '')?.[1],
      accepted: headers['accept-language'],
    })
    const origin = `${secure ? 'https' : 'http'}://${host}`
    const page = cache.find(site.keys.siteId, toPageKey({ language, origin, pathname: url, now: now() }))
    const lasting = page && alongWith.get(page)
    if (page === undefined || lasting === undefined) return undefined
    const answer = toAnswer(page, headers, toPageManner(lasting))
    answer.headers['set-cookie'] = getCookie(site)
    return answer
  }
}

/** A page has one tag, whatever its encoding. */
export function toPageManner(headers: AnswerManner['headers'] = {}): AnswerManner {
  return { headers, tag: 'of-text' }
}

export interface PageKey {
  readonly language: LanguageCode
  readonly version?: number | undefined
  readonly origin: string
  readonly pathname: string
  readonly now: Instant
  /** The cart of a direct-payment link, which has its own page on any path. */
  readonly link?: string | null
  readonly search?: string | null
  /** The address of a table's code, which has its own page (F-226). */
  readonly table?: string | null
}

/** A page says what is open and sold now; venues open and close at quarters of an hour. */
const keptMs = 15 * 60_000

/** The key of a kept page: everything that makes it a different page. */
export function toPageKey({ language, version, origin, pathname, now, link, search, table }: PageKey): string {
  const quarter = Math.floor(now / keptMs)
  return `${language} ${version ?? ''} ${origin}${pathname} ${quarter} ${link ?? ''} ${search ?? ''} ${table ?? ''}`
}

/** What a proxy says about host and scheme is checked by the framework. */
function isForwarded(headers: Readonly<Record<string, unknown>>, secure: boolean): boolean {
  return headers['x-forwarded-host'] !== undefined || (!secure && headers['x-forwarded-proto'] !== undefined)
}

/** Then the page depends on the visitor's consent. */
function hasScripts({ scripts, tagManagerId }: Pick<Website, 'scripts' | 'tagManagerId'>): boolean {
  return [...Object.values(scripts), tagManagerId].some(Boolean)
}
