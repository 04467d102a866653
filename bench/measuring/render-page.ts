import type { PageRequest } from '@comanda/contract/pages'
import { isRefusal } from '@comanda/contract/refusals'
import type { DemoSite } from '@comanda/demo/demo-site'
import type { Instant } from '@comanda/rules/time/calendar'
import type { OpenDatabase } from '../../apps/server/src/database/database.ts'
import { handlers } from '../../apps/server/src/handlers.ts'
import { createHouse } from '../../apps/server/src/house.ts'
import { createCallInProcess } from '../../apps/server/src/http/call-in-process.ts'
import { nowhere } from '../../apps/server/src/http/standing.ts'
import { createReader } from '../../apps/server/src/pages/reader.ts'
import { loadRenderer, storefrontBuild } from '../../apps/server/src/pages/storefront-build.ts'
import { toPaymentSettings } from '../../apps/server/src/payment/payment-settings.ts'
import { medianRatio } from './costs.ts'
import { readMarkup, toBareMarkup } from './read-markup.ts'
import { measureAsync } from './render-rounds.ts'
import { median } from './rounds.ts'

/**
 * Milliseconds to render a page from memory, and for React alone to render the resulting markup; both to bytes, because
 * until then a long string is only a list of its pieces.
 */
export async function measureRender(
  { db }: OpenDatabase,
  site: DemoSite,
): Promise<{ ours: number; react: number; ratio: number }> {
  // React is five times slower in development; both sides are measured as in production.
  process.env.NODE_ENV = 'production'
  const { renderToString } = await import('react-dom/server')
  const renderer = await loadRenderer(storefrontBuild)
  const request = await toRequest(db, site)
  const { html } = await renderer.render(request)
  const body = /<div id="root">(.*)<\/div><footer/s.exec(html)?.[1] ?? ''
  const markup = readMarkup(body)
  if (toBareMarkup(renderToString(markup)) !== toBareMarkup(body))
    throw new Error('React alone renders something else than we do')
  const [ours = [], react = []] = await measureAsync([
    async () => Buffer.from((await renderer.render(request)).html),
    () => Buffer.from(renderToString(markup)),
  ])
  return { ours: median(ours), react: median(react), ratio: medianRatio(ours, react) }
}

async function toRequest(
  database: OpenDatabase['db'],
  { website: { id: siteId }, hosts }: DemoSite,
): Promise<PageRequest> {
  const now = () => Date.now() as Instant
  const house = createHouse({
    database,
    now,
    onSiteChange: () => {},
    tellSiteChange: () => {},
    payments: toPaymentSettings({ secretKey: null, providerHosts: {} }, null),
    fallbackHost: null,
    publicUrl: null,
    sends: { mail: false, sms: false, shown: false },
    findCity: null,
    alarm: () => {},
    warn: () => {},
  })
  const call = createCallInProcess({ handlers, house, database, now })
  const language = 'es'
  const visitor = { siteId, language, session: null, standing: nowhere } as const
  const [website, stores] = [await call('getWebsite', { id: siteId }, visitor), await call('getStores', {}, visitor)]
  if (isRefusal(website) || isRefusal(stores)) throw new Error('the site is there')
  return {
    url: `http://${hosts[0]}/categories/category-1`,
    language,
    website,
    stores,
    now: now(),
    sends: { mail: false, sms: false, shown: false },
    findsCity: false,
    readInks: async () => [],
    readOutages: async () => [],
    reader: createReader(call, { siteId, language, website, stores }),
    visit: () => Promise.reject(new Error('a menu has no guard')),
  }
}
