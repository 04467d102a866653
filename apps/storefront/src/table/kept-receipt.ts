import { type CartId, toId } from '@comanda/rules/ids'
import { deviceShelf } from '../state/shelf.ts'

const key = 'table-receipt'
/** Until late in the same evening. */
const keptMs = 12 * 60 * 60_000

interface Kept {
  readonly cartId: string
  readonly at: number
}

/** The table that was paid from this device: whoever comes back finds its receipt. The server asks who they are. */
export function keepReceipt(cartId: CartId, now = Date.now()): void {
  if (readKeptReceipt(now) !== cartId) deviceShelf.keepValue(key, { cartId, at: now } satisfies Kept)
}

export function readKeptReceipt(now = Date.now()): CartId | null {
  const kept = deviceShelf.readValue(key) as Partial<Kept> | null
  if (typeof kept?.cartId !== 'string' || typeof kept.at !== 'number') return null
  if (now - kept.at < keptMs) return toId<CartId>(kept.cartId)
  deviceShelf.forget(key)
  return null
}

export function toReceiptPath(cartId: CartId): string {
  return `/checkout/completeTable?cart=${cartId}`
}
