import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { matchPath } from '../apps/storefront/src/pages/match-path.ts'
import type { ScreenRow } from '../apps/storefront/src/pages/screen.ts'
import { onHost } from './on-host.ts'

/** Paths with a part to fill in, and the address that shows most of their screen. Other screens need no line here. */
const fullest: Readonly<Record<string, string>> = {
  '/categories/:slug?': '/categories/tapas',
  '/products/:slug': '/products/patatas-bravas',
  '/account/orders/:id?': `/account/orders/${casaComanda.orders[0]?.id}`,
  // The cart of a demo order is named after it, with another first letter.
  '*': `/?saleTempId=bizum,1,${casaComanda.orders[0]?.id.replace(/^d/, 'c')}`,
}

const tableCode = '/?store=1&resource=14&resource_pos=3'

/** An address of the demo that shows a screen. A path with a part to fill in is looked up in the site map. */
export async function findAddress({ path, entrances = ['site'] }: ScreenRow, baseURL: string): Promise<string> {
  if (entrances.every((entrance) => entrance === 'table')) return new URL(tableCode, baseURL).href
  const onlyBookings = entrances.every((entrance) => entrance === 'bookings')
  const site = onlyBookings ? onHost(baseURL, 'reservas') : baseURL
  const address = fullest[path] ?? (path.includes(':') ? await findInSiteMap(path, baseURL) : path)
  return new URL(address, site).href
}

async function findInSiteMap(path: string, baseURL: string): Promise<string> {
  const map = await (await fetch(new URL('/sitemap.xml', baseURL))).text()
  const paths = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const found = paths.find((one) => matchPath(path, one) !== undefined)
  if (found === undefined) throw new Error(`the site map has no address for ${path}: give e2e/find-address.ts one`)
  return found
}
