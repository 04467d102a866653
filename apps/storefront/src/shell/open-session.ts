import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'

/** Session first, then the cart, scripts of others last (API-003); without one they still come, and whoever needs it asks again. */
export async function openSession(modes: readonly OrderingMode[]): Promise<void> {
  try {
    await quietMoment()
    const { openVisit } = await import('../state/visit.ts')
    await openVisit()
    if (!document.cookie.includes('cart-id=')) return
    const { restoreOrder } = await import('../cart/restore-order.ts')
    await restoreOrder(modes)
    // Dishes can be added when the connection is gone: what that takes is fetched while there is one.
    await Promise.all([import('../catalogue/dish/submit-wish.ts'), import('../catalogue/dish/add-from-card.ts')])
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
