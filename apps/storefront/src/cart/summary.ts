import { type ShownCart, setCart } from '../state/cart.ts'

const key = 'cart-shown'

/** What the badge and the bar show, on this page and on the next page of this tab. */
export function showSummary(shown: ShownCart | null): void {
  setCart(shown)
  try {
    if (shown === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(shown))
  } catch {
    // Without storage the next page has to ask first.
  }
}

/** Shows what the last page showed, before the server is asked. */
export function restoreSummary(): void {
  const kept = readSummary()
  if (kept !== null) setCart(kept)
}

function readSummary(): ShownCart | null {
  try {
    const { pieces, total } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<ShownCart>
    return Number.isInteger(pieces) && Number.isInteger(total) ? { pieces: Number(pieces), total: Number(total) } : null
  } catch {
    return null
  }
}
