import { isRefusal } from '@comanda/contract/refusals'
import { languages } from '@comanda/i18n/languages'
import { defaultLanguage } from '@comanda/rules/text/language'
import type { Website } from '@comanda/rules/website/website'
import type { FastifyInstance } from 'fastify'
import type { CallInProcess, PageVisitor } from '../http/call-in-process.ts'
import type { HostSite } from './site-of-host.ts'
import type { FindVisit } from './site-visit.ts'

/** Every public page, in each of its languages. */
export function registerSitemap(app: FastifyInstance, findVisit: FindVisit, call: CallInProcess): void {
  app.get('/sitemap.xml', { config: { call: 'sitemap' } }, async (request, reply) => {
    const visit = await findVisit(request)
    if (!visit) return reply.callNotFound()
    const paths = await listPaths(visit.site, call)
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600')
    return reply.send(toSitemap(visit.url.origin, paths, visit.site.website))
  })
}

async function listPaths({ keys, website }: HostSite, call: CallInProcess): Promise<readonly string[]> {
  const standing = {
    storeId: website.onlyStoreId,
    warehouseId: null,
    menuId: website.menuId,
    priceListId: website.priceListId,
  }
  const visitor: PageVisitor = { siteId: keys.siteId, language: defaultLanguage, session: null, standing }
  const everything = { categoryId: null, brandId: null, text: null, offset: 0, limit: null }
  const [pages, listed, categories] = await Promise.all([
    call('getPages', {}, visitor),
    call('getProducts', everything, visitor),
    call('getCategories', { parentId: 'any', brandId: null }, visitor),
  ])
  const contents = isRefusal(pages) ? [] : pages.map(({ slug }) => `/pages/${slug}`)
  if (website.onlyBookings) return ['/', ...contents]
  return [
    '/',
    '/categories',
    ...(isRefusal(categories) ? [] : categories.map(({ slug }) => `/categories/${slug}`)),
    ...(isRefusal(listed)
      ? []
      : listed.products.filter(({ published }) => published).map(({ slug }) => `/products/${slug}`)),
    ...(website.showsAllergens ? ['/allergens'] : []),
    '/contact',
    ...contents,
  ]
}

/** The site's own language has the plain address, the others have theirs, as the pages themselves say. */
function toSitemap(
  origin: string,
  paths: readonly string[],
  website: Pick<Website, 'languages' | 'defaultLanguage'>,
): string {
  const entries = paths.map((path) => {
    const plain = escapeXml(`${origin}${encodeURI(path)}`)
    const links = website.languages.map((code) => {
      const { tag } = languages[code]
      const href = code === website.defaultLanguage ? plain : `${plain}?lang=${tag}`
      return `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`
    })
    return `<url><loc>${plain}</loc>${links.join('')}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n')
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;').replace(/'/g, '&apos;')
}
