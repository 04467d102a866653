import type { getResource as row } from '@comanda/contract/calls/resource'
import { refusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import type { KeepsVenues } from './load-venues.ts'

/** A room or counter by its id, or the counter a store serves a mode from (SETUP-047). */
export const getResource: Handler<typeof row, KeepsVenues> = async (
  { resourceId, storeId, kind },
  { siteId, house },
) => {
  const { stores } = await house.venues.get(siteId)
  const found = stores
    .filter(({ id }) => resourceId !== null || id === storeId)
    .flatMap(({ resources }) => resources)
    .find((resource) => (resourceId === null ? resource.kind === kind : resource.id === resourceId))
  return found ?? refusal('resource-not-found')
}
