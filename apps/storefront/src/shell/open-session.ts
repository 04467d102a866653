import { followTablesBy } from '../cart/follow-table-cart.ts'
import type { OrderPlace } from '../cart/held-cart.ts'

/** Session first, then the cart, scripts of others last (API-003); without one they still come, and whoever needs it asks again. */
export async function openSession(place: OrderPlace): Promise<void> {
  followTablesBy(async (...table) => (await import('../table/follow-table.ts')).followTable(...table))
  try {
    await quietMoment()
    const { openVisit } = await import('../state/visit.ts')
    await openVisit()
    if (!document.cookie.includes('cart-id=')) return
    const { restoreCart } = await import('../cart/restore-cart.ts')
    await restoreCart(place)
  } catch {
    // Whoever needs a session or the cart says what went wrong.
  }
}

/** What is seen comes first. */
function quietMoment(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve, 200)
  })
}
