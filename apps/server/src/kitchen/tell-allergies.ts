import type { CartId, SiteId } from '@comanda/rules/ids'
import type { Tx } from '../database/database.ts'
import { publishStaff } from '../live/publish-staff.ts'
import { addDeclared } from './ticket.repository.ts'

interface CartKey {
  readonly siteId: SiteId
  readonly cartId: CartId
}

/** A table declares an allergy after it has ordered. What a kitchen was told once is never taken back. */
export async function tellAllergies(tx: Tx, key: CartKey, declared: readonly string[]): Promise<void> {
  for (const { id, storeId, version } of await addDeclared(tx, key, declared)) {
    const message = { kind: 'allergy-declared', store: storeId, id, version }
    await publishStaff(tx, key.siteId, { topic: 'kitchen', message })
    await publishStaff(tx, key.siteId, { topic: 'floor', message })
  }
}
