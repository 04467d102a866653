import { type StoreId, toId } from '@comanda/rules/ids'
import type { Query } from './landing-link.ts'

/** The store whose code was scanned: the link names it, with a table or a kind of order (QR-001). */
export function readScannedStore(query: Query): StoreId | null {
  const isScan = query.get('type') !== null || namesTable(query)
  const store = query.get('store') ?? ''
  return isScan && /^\d{1,9}$/.test(store) ? toId<StoreId>(Number(store)) : null
}

/** Whether an address is the code on a table (QR-003). */
export function isTableCode(query: Query): boolean {
  return query.get('store') !== null && query.get('type') === null && namesTable(query)
}

function namesTable(query: Query): boolean {
  return query.get('resource') !== null && query.get('resource_pos') !== null
}

/** Whether an address may change the visit: it names a store, or an order (QR-001). */
export function isLandingLink(search: string): boolean {
  return /[?&](?:store|cartId)=/.test(search)
}
