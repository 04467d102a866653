import { readLandingQuery } from '@comanda/contract/entities/landing-link'
import type { ResourceId, StoreId } from '@comanda/rules/ids'
import type { Store } from '@comanda/rules/venue/store'

export interface ScannedTable {
  readonly storeId: StoreId
  readonly resourceId: ResourceId
  readonly position: number
  readonly signature: string | null
}

/** The table that a scanned code names; undefined for any other code, and for a table that no store has. */
export function readTableCode(
  text: string,
  stores: readonly Pick<Store, 'id' | 'resources'>[],
): ScannedTable | undefined {
  const query = text.split('?')[1]?.split('#')[0]
  const { storeId, resourceId, position, signature } = readLandingQuery(new URLSearchParams(query))
  const room = stores
    .find(({ id }) => id === storeId)
    ?.resources.find(({ id, kind }) => id === resourceId && kind === 'room')
  const hasTable = room?.positions.some(({ number }) => number === position) === true
  if (!hasTable || storeId === null || resourceId === null || position === null) return undefined
  return { storeId, resourceId, position, signature }
}
