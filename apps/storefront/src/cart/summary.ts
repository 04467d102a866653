import { tabStorage } from '@comanda/screen/storage'
import { type ShownCart, setCart } from '../state/cart.ts'

const key = 'cart-shown'

/** The summary in the badge and the bar, on this page and on the next page of this tab. */
export function showSummary(shown: ShownCart | null): void {
  setCart(shown)
  if (shown === null) tabStorage.forget(key)
  else tabStorage.keepValue(key, shown)
}

/** Shows what the last page showed, before the server is asked. */
export function restoreSummary(): void {
  const kept = readSummary()
  if (kept !== null) setCart(kept)
}

function readSummary(): ShownCart | null {
  const { pieces, total, dishes } = (tabStorage.readValue(key) ?? {}) as Partial<ShownCart>
  if (!Number.isInteger(pieces) || !Number.isInteger(total)) return null
  const counts = Object.entries(dishes ?? {}).filter(([, count]) => Number.isInteger(count))
  return { pieces: Number(pieces), total: Number(total), dishes: Object.fromEntries(counts) }
}
