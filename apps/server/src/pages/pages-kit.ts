import type { PageRequest } from '@comanda/contract/pages'
import type { PagePolicy } from '@comanda/payments/provider/page-policy'
import type { SiteId } from '@comanda/rules/ids'
import type { OnSiteChange } from '../database/site-cache.ts'
import type { CallInProcess } from '../http/call-in-process.ts'
import type { ServerKit } from '../http/server-kit.ts'

export interface PagesKit extends Pick<ServerKit, 'sites' | 'secure' | 'now' | 'database' | 'sessions'> {
  readonly callInProcess: CallInProcess
  readonly apiUrl: string
  readonly sends: PageRequest['sends']
  readonly findsCity: boolean
  readonly onSiteChange: OnSiteChange
  /** The things that the site's stores have run out of. */
  readonly readOutages: (siteId: SiteId) => ReturnType<PageRequest['readOutages']>
  readonly pictureDirectory: string
  /** The hosts that its payment pages need. */
  readonly readPagePolicy: (siteId: SiteId) => Promise<PagePolicy>
  readonly securityContact: string | null
  readonly buildFolder?: string
  /** Demo sites can be viewed in any template version. */
  readonly demo?: boolean
}
