import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { PageRequest, RenderedPage, Renderer } from '@comanda/contract/pages'
import type { PagePolicy } from '@comanda/payments/server/provider'
import type { SiteId } from '@comanda/rules/ids'
import { defaultLanguage, type LanguageCode } from '@comanda/rules/text/language'
import { isPrivatePage } from '@comanda/rules/website/page-kinds'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OnSiteChange } from '../database/site-cache.ts'
import { chooseEncoding } from '../http/accept-encoding.ts'
import type { CallInProcess } from '../http/call-in-process.ts'
import { type Allowed, mergeAllowed, printDocumentPolicy } from '../http/content-policy.ts'
import { writeSiteConfigCookie } from '../http/cookies.ts'
import { createReadyReplies } from '../http/ready-replies.ts'
import type { ServerKit } from '../http/server-kit.ts'
import type { Shortcut } from '../http/shortcut.ts'
import { allowOnPage } from './allow-on-page.ts'
import { registerAssets } from './assets.ts'
import { registerCspReport } from './csp-report.ts'
import { inVersion, readVersion } from './demo-version.ts'
import { createPageCache, type ReadyPage, toReadyPage } from './page-cache.ts'
import { choosePageLanguage, readLanguageHints, rememberLanguage } from './page-language.ts'
import { createPageShortcut, toPageKey } from './page-shortcut.ts'
import { readPageVisit } from './page-visit.ts'
import { failedTwiceDocument, noSiteDocument } from './plain-document.ts'
import { createReader } from './reader.ts'
import { registerSiteFiles } from './site-files.ts'
import { createSitesOfHosts, type HostSite } from './site-of-host.ts'
import { allowScripts, type ForeignScripts, findForeignScripts, writeScripts } from './site-scripts.ts'
import type { SiteVisit } from './site-visit.ts'
import { loadRenderer, storefrontBuild } from './storefront-build.ts'

export interface PagesKit extends Pick<ServerKit, 'sites' | 'secure' | 'now' | 'database' | 'sessions'> {
  readonly callInProcess: CallInProcess
  readonly apiUrl: string
  readonly onSiteChange: OnSiteChange
  readonly pictureDirectory: string
  /** What its payment pages need of others. */
  readonly readPagePolicy: (siteId: SiteId) => Promise<PagePolicy>
  readonly buildFolder?: string
  /** Demo sites may be looked at in any template version. */
  readonly demo?: boolean
}

interface Sending {
  readonly page: ReadyPage
  readonly allowed: Allowed
  readonly scripts: ForeignScripts | undefined
}

/** What the menus for machines of all sites may keep in memory. */
const menuBytes = 32 * 1024 * 1024

/** Every path that is no call and no file is a page of the site its host names. */
export async function registerPages(app: FastifyInstance, kit: PagesKit): Promise<Shortcut> {
  const { callInProcess, buildFolder = storefrontBuild } = kit
  const sites = createSitesOfHosts({ findKeys: (host) => kit.sites.findByHost(host), call: callInProcess })
  const cache = createPageCache()
  const toKeys = ({ keys }: HostSite) => ({ apiUrl: kit.apiUrl, ...keys, time: kit.now() })
  const shortcut = createPageShortcut({ sites, cache, secure: kit.secure, toKeys })
  kit.onSiteChange((siteId) => {
    sites.forget()
    cache.forget(siteId)
  })
  let loading: Promise<Renderer> | undefined
  const getRenderer = () => {
    loading ??= loadRenderer(buildFolder)
    return loading
  }

  registerAssets(app, join(buildFolder, 'client/assets'))
  registerCspReport(app)
  const replies = createReadyReplies(kit.onSiteChange, menuBytes)
  const { pictureDirectory } = kit
  registerSiteFiles(app, { findVisit, callInProcess, replies, pictureDirectory, buildFolder })

  app.get('/*', { config: { call: 'page' } }, async (request, reply) => {
    let language: LanguageCode = defaultLanguage
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, accept-language, cookie')
    try {
      const visit = await findVisit(request)
      if (visit === undefined) return reply.code(404).send(noSiteDocument(language))
      const { url } = visit
      const version = kit.demo === true ? readVersion(request.query) : undefined
      const site = inVersion(visit.site, version)
      language = choosePageLanguage(site.website, readLanguageHints(request))
      writeCookies(request, reply, site, language)
      // No search engine lists what is one visitor's own, and no browser keeps it.
      if (isPrivatePage(url)) reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
      const readPayments = () => kit.readPagePolicy(site.keys.siteId)
      const allowed = await allowOnPage({ website: site.website, url, readPayments })
      const scripts = findForeignScripts(site.website, url, request.cookies)
      const { origin, pathname, searchParams } = url
      const asked = { link: searchParams.get('saleTempId'), search: searchParams.get('q') }
      const key = toPageKey({ language, version, origin, pathname, ...asked })
      const kept = cache.find(site.keys.siteId, key)
      if (kept) return sendReady(request, reply, { page: kept, allowed, scripts })
      const sinceVersion = cache.version(site.keys.siteId)
      const page = await renderPage(request, site, language, url)
      if (page.location !== null) return reply.redirect(page.location, page.status)
      const ready = await toReadyPage(page.html, page.styles)
      if (page.status === 200 && page.isShared) cache.keep(site.keys.siteId, key, ready, sinceVersion)
      return sendReady(request, reply.code(page.status), { page: ready, allowed, scripts })
    } catch (error) {
      request.log.error({ err: error }, 'a page could not be shown')
      return reply.code(500).send(failedTwiceDocument(language))
    }
  })

  return shortcut.find

  async function findVisit(request: FastifyRequest): Promise<SiteVisit | undefined> {
    const url = findAddress(request, kit.secure)
    const site = url && (await sites.find(url.hostname))
    return url && site && { url, site }
  }

  async function renderPage(
    request: FastifyRequest,
    { keys, website, stores }: HostSite,
    language: LanguageCode,
    url: URL,
  ): Promise<RenderedPage> {
    const renderer = await getRenderer()
    const reader = createReader(callInProcess, { siteId: keys.siteId, language, website, stores })
    const asked: PageRequest = {
      url: url.href,
      language,
      website,
      stores,
      reader,
      visit: () => readPageVisit(request, kit, keys.siteId),
    }
    try {
      const page = await renderer.render(asked)
      if (page.fault !== null) request.log.error({ err: page.fault }, 'a screen could not be loaded')
      return page
    } catch (error) {
      request.log.error({ err: error }, 'a screen could not be rendered')
      return renderer.renderFailure(asked)
    }
  }

  function writeCookies(request: FastifyRequest, reply: FastifyReply, site: HostSite, language: LanguageCode): void {
    writeSiteConfigCookie(reply, toKeys(site), kit.secure)
    if ((request.query as { lang?: unknown }).lang !== undefined) rememberLanguage(reply, language, kit.secure)
  }

  function sendReady(request: FastifyRequest, reply: FastifyReply, { page, allowed, scripts }: Sending): FastifyReply {
    const own = mergeAllowed(allowed, { 'style-src': page.styleHashes })
    if (scripts !== undefined) {
      // It carries this answer's nonce: whoever asks again gets another, never «not modified».
      const nonce = randomBytes(16).toString('hex')
      reply.header('content-security-policy', printDocumentPolicy(mergeAllowed(own, allowScripts(nonce))))
      return reply.send(writeScripts(page.plain.toString(), scripts, nonce))
    }
    reply.header('content-security-policy', printDocumentPolicy(own))
    shortcut.remember(page, reply)
    reply.header('etag', page.etag)
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding) reply.header('content-encoding', encoding)
    return reply.send(page[encoding ?? 'plain'])
  }
}

/** The address as the visitor sees it; undefined when the host is no host. */
function findAddress(request: FastifyRequest, secure: boolean): URL | undefined {
  const base = `${secure ? 'https' : request.protocol}://${request.host}`
  if (!URL.canParse(base)) return undefined
  // Set, not parsed: a path that begins with two slashes must not become a host.
  const url = new URL(base)
  url.pathname = request.url.split('?')[0] ?? '/'
  url.search = request.url.split('?').slice(1).join('?')
  return url
}
