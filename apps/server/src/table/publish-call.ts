import type { SiteId, StoreId } from '@comanda/rules/ids'
import type { Tx } from '../database/database.ts'
import { publishStaff } from '../live/publish-staff.ts'

/** A call changes once: it is made, and then it is answered or taken back. */
const versions = { 'call-made': 1, 'call-answered': 2, 'call-taken-back': 2 } as const

interface CallNews {
  readonly storeId: StoreId
  readonly ids: readonly string[]
  readonly kind: keyof typeof versions
}

/** Tells the floor of a store of a call; it is a thing of its own, because the table's cart does not change by it. */
export async function publishCall(tx: Tx, siteId: SiteId, { storeId, ids, kind }: CallNews): Promise<void> {
  for (const id of ids) {
    await publishStaff(tx, siteId, { topic: 'calls', message: { kind, store: storeId, id, version: versions[kind] } })
  }
}
