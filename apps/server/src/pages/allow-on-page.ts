import type { PagePolicy } from '@comanda/payments/provider/page-policy'
import type { Website } from '@comanda/rules/website/website'
import { type Allowed, mergeAllowed } from '../http/content-policy.ts'
import { allowCodeReader } from './allow-code-reader.ts'
import { allowMaps } from './allow-maps.ts'
import { allowPayments } from './allow-payments.ts'
import { allowPictures } from './allow-pictures.ts'

export interface PolicyQuestion {
  readonly website: Pick<Website, 'mapsKey' | 'modes' | 'onlyDigitalCard' | 'onlyBookings'>
  readonly pictureHosts: readonly string[]
  readonly url: URL
  /** The hosts that the site's payment pages need; called only for such a page. */
  readonly readPayments: () => Promise<PagePolicy>
}

/** Everything a page of a site may load and post to besides our own. */
export async function allowOnPage({ website, pictureHosts, url, readPayments }: PolicyQuestion): Promise<Allowed> {
  return mergeAllowed(
    allowPictures(pictureHosts),
    allowMaps(website, url),
    await allowPayments(url, readPayments),
    allowCodeReader(website),
  )
}
