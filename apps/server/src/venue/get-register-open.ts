import type { getRegisterOpen as row } from '@comanda/contract/calls/opening-hours'
import { refusal } from '@comanda/contract/refusals'
import { checkRegister } from '@comanda/rules/venue/closed-venue'
import type { Handler } from '../call/handler.ts'
import { findStore } from './find-store.ts'
import type { KeepsVenues } from './load-venues.ts'

/** One real check; there is no second one that always says yes (OPEN-007). */
export const getRegisterOpen: Handler<typeof row, KeepsVenues> = async ({ storeId }, { siteId, house }) => {
  const store = findStore(await house.venues.get(siteId), storeId)
  if (store === undefined) return refusal('store-not-found')
  const verdict = checkRegister(store)
  return verdict.allowed ? { status: 'OK' } : refusal(verdict.code)
}
