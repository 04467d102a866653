import type { showPauses as row } from '@comanda/contract/calls/staff/pauses'
import type { StaffReader } from '../call/staff-handler.ts'
import { createFallFinder } from './list-fallen.ts'
import type { KeepsCatalogues } from './load-catalogue.ts'
import { listPausableDishes, listPausableValues, type Pausable } from './pausable.ts'
import { listPausesOf } from './pause.repository.ts'

export const showPauses: StaffReader<typeof row, KeepsCatalogues> = async ({ storeId }, context) => {
  const { database, siteId, language, now, house } = context
  const snapshot = await house.catalogues.get(siteId)
  const pauses = await listPausesOf(database, { siteId, storeId }, now)
  const listFallen = createFallFinder(snapshot, { storeId, language })
  const withEnd = (thing: Pausable) => {
    const isOf = ({ productId, optionValueId }: (typeof pauses)[number]) =>
      productId === thing.productId && optionValueId === thing.optionValueId
    const falls = listFallen(thing).flatMap(({ id, name }) => (id === thing.productId ? [] : name))
    const { endsAt = null, unitsLeft = null } = pauses.find(isOf) ?? {}
    // While some are left it is sold.
    return { ...thing, pausedUntil: unitsLeft !== null && unitsLeft > 0 ? null : endsAt, unitsLeft, falls }
  }
  return {
    dishes: listPausableDishes(snapshot, { storeId, language }).map(withEnd),
    values: listPausableValues(snapshot, { storeId, language }).map(withEnd),
  }
}
