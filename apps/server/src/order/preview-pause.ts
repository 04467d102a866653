import type { previewPause as row } from '@comanda/contract/calls/staff/pauses'
import { refusal } from '@comanda/contract/refusals'
import type { StaffReader } from '../call/staff-handler.ts'
import { createFallFinder } from '../catalogue/list-fallen.ts'
import type { KeepsCatalogues } from '../catalogue/load-catalogue.ts'
import { findPausable } from '../catalogue/pausable.ts'
import { listHoldingOrders } from './order-board.repository.ts'

/** The dishes that fall and the guests to call, before anybody confirms the pause. */
export const previewPause: StaffReader<typeof row, KeepsCatalogues> = async (asked, context) => {
  const { storeId, productId, optionValueId } = asked
  const { database, siteId, language, house } = context
  const snapshot = await house.catalogues.get(siteId)
  const thing = { productId, optionValueId }
  if (findPausable(snapshot, thing, { storeId, language }) === undefined) return refusal('product-not-found')
  return {
    fallen: createFallFinder(snapshot, { storeId, language })(thing).map(({ name }) => name),
    orders: await listHoldingOrders(database, { siteId, storeId }, thing),
  }
}
