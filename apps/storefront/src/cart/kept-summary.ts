import type { ShownCart } from '../state/cart.ts'

const key = 'cart-shown'

/** What the badge and the bar say, for the next page of this tab: it shows them before anything is asked. */
export function keepSummary(shown: ShownCart | null): void {
  try {
    if (shown === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(shown))
  } catch {
    // A browser that keeps nothing asks first.
  }
}

export function readSummary(): ShownCart | null {
  try {
    const { pieces, total } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<ShownCart>
    return Number.isInteger(pieces) && Number.isInteger(total) ? { pieces: Number(pieces), total: Number(total) } : null
  } catch {
    return null
  }
}
