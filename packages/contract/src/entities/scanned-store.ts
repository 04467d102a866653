import { type StoreId, toId } from '@comanda/rules/ids'
import type { Query } from './landing-link.ts'

/** The store whose code was scanned: the link names it, with a table or a kind of order (QR-001). */
export function readScannedStore(query: Query): StoreId | null {
  const has = (name: string) => query.get(name) !== null
  const isScan = has('type') || (has('resource') && has('resource_pos'))
  const store = query.get('store') ?? ''
  return isScan && /^\d{1,9}$/.test(store) ? toId<StoreId>(Number(store)) : null
}

/** Whether an address may change the visit: it names a store, or an order (QR-001). */
export function isLandingLink(search: string): boolean {
  return /[?&](?:store|cartId)=/.test(search)
}
