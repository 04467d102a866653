import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { isTableCode } from '@comanda/contract/entities/scanned-store'
import { defaultLanguage, type LanguageCode } from '@comanda/rules/text/language'
import { isPrivatePage } from '@comanda/rules/website/page-kinds'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Allowed, devicePolicy, mergeAllowed, printDocumentPolicy } from '../http/content-policy.ts'
import { writeSiteConfigCookie } from '../http/cookies.ts'
import { toFaultStatus } from '../http/faults.ts'
import { createByteCache } from '../http/kept/byte-cache.ts'
import { toAnswer } from '../http/kept/ready-bytes.ts'
import type { Shortcut } from '../http/shortcut.ts'
import { allowOnPage } from './allow-on-page.ts'
import { registerAssets } from './assets.ts'
import { registerCspReport } from './csp-report.ts'
import { inVersion, readVersion } from './demo-version.ts'
import { createLogoInks } from './logo-inks.ts'
import { choosePageLanguage, readLanguageHints, rememberLanguage } from './page-language.ts'
import { createPageShortcut, toPageKey, toPageManner } from './page-shortcut.ts'
import type { PagesKit } from './pages-kit.ts'
import { failedTwiceDocument, noSiteDocument } from './plain-document.ts'
import { type ReadyPage, toReadyPage } from './ready-page.ts'
import { createRenderPage } from './render-page.ts'
import { registerSiteFiles } from './site-files.ts'
import { createSitesOfHosts, type HostSite } from './site-of-host.ts'
import { allowScripts, type ForeignScripts, findForeignScripts, writeScripts } from './site-scripts.ts'
import type { SiteVisit } from './site-visit.ts'
import { storefrontBuild } from './storefront-build.ts'

interface Sending {
  readonly page: ReadyPage
  readonly allowed: Allowed
  readonly scripts: ForeignScripts | undefined
}

/** How much memory the pages of all sites may use, and their menus for machines. */
const pageLimits = { bytes: 128 * 1024 * 1024, answers: 500 }
const menuLimits = { bytes: 32 * 1024 * 1024 }

/** Every path that is no call and no file is a page of the site that its host names. */
export async function registerPages(app: FastifyInstance, kit: PagesKit): Promise<Shortcut> {
  const { callInProcess, buildFolder = storefrontBuild } = kit
  const sites = createSitesOfHosts({ findKeys: (host) => kit.sites.findByHost(host), call: callInProcess })
  kit.onSiteChange(() => sites.forget())
  const cache = createByteCache<ReadyPage>(kit.onSiteChange, pageLimits)
  const toKeys = ({ keys }: HostSite) => ({ apiUrl: kit.apiUrl, ...keys, time: kit.now() })
  const shortcut = createPageShortcut({ sites, cache, secure: kit.secure, now: kit.now, toKeys })
  registerAssets(app, join(buildFolder, 'client/assets'))
  registerCspReport(app)
  const replies = createByteCache(kit.onSiteChange, menuLimits)
  const { pictureDirectory } = kit
  const renderPage = createRenderPage(kit, createLogoInks(pictureDirectory))
  registerSiteFiles(app, {
    findVisit,
    callInProcess,
    replies,
    pictureDirectory,
    buildFolder,
    now: kit.now,
    securityContact: kit.securityContact,
  })

  app.get('/*', { config: { call: 'page' } }, async (request, reply) => {
    let language: LanguageCode = defaultLanguage
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, accept-language, cookie')
      .header('permissions-policy', devicePolicy)
    try {
      const visit = await findVisit(request)
      if (visit === undefined) return reply.code(404).send(noSiteDocument(language))
      const { url } = visit
      const version = kit.demo === true ? readVersion(request.query) : undefined
      const site = inVersion(visit.site, version)
      language = choosePageLanguage(site.website, readLanguageHints(request))
      writeCookies(request, reply, site, language)
      // Search engines must not list private pages, and browsers must not keep them.
      if (isPrivatePage(url)) reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
      const { origin, pathname, searchParams } = url
      const asked = {
        link: searchParams.get('saleTempId'),
        search: searchParams.get('q'),
        table: isTableCode(searchParams) ? url.search : null,
      }
      const key = toPageKey({ language, version, origin, pathname, now: kit.now(), ...asked })
      const keep = cache.prepare(site.keys.siteId, key)
      const sent = {
        allowed: await allowOnPage({ ...site, url, readPayments: () => kit.readPagePolicy(site.keys.siteId) }),
        scripts: findForeignScripts(site.website, url, request.cookies),
      }
      const kept = cache.find(site.keys.siteId, key)
      if (kept) return sendReady(request, reply, { ...sent, page: kept })
      const rendered = await renderPage({ request, reply, language, url }, site)
      if (rendered.location !== null) return reply.redirect(rendered.location, rendered.status)
      const page = await toReadyPage(rendered)
      if (rendered.status === 200 && rendered.isShared) keep(page)
      return sendReady(request, reply.code(rendered.status), { ...sent, page })
    } catch (error) {
      request.log.error({ err: error }, 'a page could not be shown')
      return reply.code(toFaultStatus(reply, error)).send(failedTwiceDocument(language))
    }
  })

  return shortcut.find

  async function findVisit(request: FastifyRequest): Promise<SiteVisit | undefined> {
    const url = findAddress(request, kit.secure)
    const site = url && (await sites.find(url.hostname))
    return url && site && { url, site }
  }

  function writeCookies(request: FastifyRequest, reply: FastifyReply, site: HostSite, language: LanguageCode): void {
    writeSiteConfigCookie(reply, toKeys(site), kit.secure)
    if ((request.query as { lang?: unknown }).lang !== undefined) rememberLanguage(reply, language, kit.secure)
  }

  function sendReady(request: FastifyRequest, reply: FastifyReply, { page, allowed, scripts }: Sending): FastifyReply {
    const own = mergeAllowed(allowed, page.allowed)
    if (scripts !== undefined) {
      // It carries this answer's nonce, so a repeated request gets another document, never «not modified».
      const nonce = randomBytes(16).toString('hex')
      reply.header('content-security-policy', printDocumentPolicy(mergeAllowed(own, allowScripts(nonce))))
      return reply.send(writeScripts(page.plain.toString(), scripts, nonce))
    }
    reply.header('content-security-policy', printDocumentPolicy(own))
    shortcut.remember(page, reply)
    const { status, headers, body } = toAnswer(page, request.headers, toPageManner())
    if (status === 304) reply.code(status)
    return reply.headers(headers).send(body)
  }
}

/** The address as the visitor sees it; undefined when the host is invalid. */
function findAddress(request: FastifyRequest, secure: boolean): URL | undefined {
  // A proxy may pass on any text as the scheme.
  const base = `${secure || request.protocol === 'https' ? 'https' : 'http'}://${request.host}`
  if (!URL.canParse(base)) return undefined
  // Set, not parsed: a path that begins with two slashes must not become a host.
  const url = new URL(base)
  url.pathname = request.url.split('?')[0] ?? '/'
  url.search = request.url.split('?').slice(1).join('?')
  return url
}
