import type { PageRequest, RenderedPage, Renderer } from '@comanda/contract/pages'
import type { LanguageCode } from '@comanda/rules/text/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { toFaultStatus } from '../http/faults.ts'
import { readPageVisit } from './page-visit.ts'
import type { PagesKit } from './pages-kit.ts'
import { createReader } from './reader.ts'
import type { HostSite } from './site-of-host.ts'
import { loadRenderer, storefrontBuild } from './storefront-build.ts'

interface Rendering {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly language: LanguageCode
  readonly url: URL
}

/** Renders with the storefront's bundle, which is loaded once, with the first page. */
export function createRenderPage(kit: PagesKit, readInks: PageRequest['readInks']) {
  const { callInProcess, readOutages, buildFolder = storefrontBuild } = kit
  let loading: Promise<Renderer> | undefined
  const getRenderer = () => {
    loading ??= loadRenderer(buildFolder)
    return loading
  }

  return async (
    { request, reply, language, url }: Rendering,
    { keys, website, stores }: HostSite,
  ): Promise<RenderedPage> => {
    const renderer = await getRenderer()
    const reader = createReader(callInProcess, { siteId: keys.siteId, language, website, stores })
    const asked: PageRequest = {
      url: url.href,
      language,
      website,
      stores,
      now: kit.now(),
      sends: kit.sends,
      findsCity: kit.findsCity,
      readInks,
      readOutages: () => readOutages(keys.siteId),
      reader,
      visit: () => readPageVisit(request, kit, keys.siteId),
    }
    try {
      const page = await renderer.render(asked)
      if (page.fault === null) return page
      request.log.error({ err: page.fault }, 'a screen could not be loaded')
      return { ...page, status: toFaultStatus(reply, page.fault) }
    } catch (error) {
      request.log.error({ err: error }, 'a screen could not be rendered')
      return { ...renderer.renderFailure(asked), status: toFaultStatus(reply, error) }
    }
  }
}
