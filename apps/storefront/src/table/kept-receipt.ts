import { type CartId, toId } from '@comanda/rules/ids'
import { deviceStorage } from '@comanda/screen/storage'

const key = 'table-receipt'
/** Until late in the same evening. */
const keptMs = 12 * 60 * 60_000

interface Kept {
  readonly cartId: string
  readonly at: number
}

/** The table that was paid from this device: whoever comes back finds its receipt. The server asks who they are. */
export function keepReceipt(cartId: CartId, now = Date.now()): void {
  if (readKeptReceipt(now) !== cartId) deviceStorage.keepValue(key, { cartId, at: now } satisfies Kept)
}

export function readKeptReceipt(now = Date.now()): CartId | null {
  const kept = deviceStorage.readValue(key) as Partial<Kept> | null
  if (typeof kept?.cartId !== 'string' || typeof kept.at !== 'number') return null
  if (now - kept.at < keptMs) return toId<CartId>(kept.cartId)
  deviceStorage.forget(key)
  return null
}

export function toReceiptPath(cartId: CartId): string {
  return `/checkout/completeTable?cart=${cartId}`
}
