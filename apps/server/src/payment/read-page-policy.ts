import type { PagePolicy } from '@comanda/payments/provider/page-policy'
import { findProvider } from '@comanda/payments/server/providers'
import type { SiteId } from '@comanda/rules/ids'
import { listSiteAccounts } from './payment-account.repository.ts'
import type { PaymentsKit } from './payments-kit.ts'

/** The hosts that the payment pages of a site need for its own providers. */
export async function readPagePolicy(kit: PaymentsKit, siteId: SiteId): Promise<PagePolicy> {
  const policies = (await listSiteAccounts(kit.database, siteId)).flatMap(({ provider, environment }) => {
    return findProvider(provider)?.policy(kit.places[environment]) ?? []
  })
  const gather = (name: keyof PagePolicy) => [...new Set(policies.flatMap((policy) => policy[name]))]
  return { scripts: gather('scripts'), frames: gather('frames'), connects: gather('connects'), forms: gather('forms') }
}
