import { getStore } from '@comanda/contract/calls/venue'
import { isRefusal } from '@comanda/contract/refusals'
import { opensSetupAfterLogin } from '@comanda/rules/venue/visit'
import { call } from '../state/client.ts'
import { getSetup } from '../state/setup.ts'
import { openOverlay } from '../state/shell.ts'
import type { SiteView } from '../views/site-view.ts'

/** On a site for customers only the setup follows the login, if the store takes orders (ACCOUNT-007, ACCOUNT-021). */
export async function openSetupAfterLogin(site: SiteView): Promise<void> {
  const { storeId, mode: chosen } = getSetup()
  const mode = chosen ?? site.mode
  if (!opensSetupAfterLogin(site, { mode, store: null })) return
  const asked = storeId ?? site.firstStoreId
  const found = asked === null ? null : await call(getStore, { storeId: asked })
  const store = found === null || isRefusal(found) ? null : found
  if (opensSetupAfterLogin(site, { mode, store })) openOverlay({ name: 'start' })
}
