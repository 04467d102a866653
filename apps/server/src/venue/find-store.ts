import type { StoreId } from '@comanda/rules/ids'
import type { Store } from '@comanda/rules/venue/store'
import type { VenuesSnapshot } from './load-venues.ts'

export function findStore({ stores }: VenuesSnapshot, storeId: StoreId): Store | undefined {
  return stores.find(({ id }) => id === storeId)
}
