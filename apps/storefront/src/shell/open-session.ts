import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { idleMoment } from '../state/idle-moment.ts'

/** The session first, then the cart, third-party scripts last (API-003); they run even if the session fails. */
export async function openSession(modes: readonly OrderingMode[]): Promise<void> {
  try {
    // What is visible comes first.
    await idleMoment()
    // What reads answers is run by itself: in one piece with the calls it stopped a slow phone.
    await import('@comanda/contract/wire/number')
    await idleMoment()
    const { openVisit, startVisit } = await import('../state/visit.ts')
    await startVisit()
    await idleMoment()
    await openVisit()
    if (!document.cookie.includes('cart-id=')) return
    const { restoreOrder } = await import('../cart/restore-order.ts')
    await restoreOrder(modes)
    // Dishes can be added without a connection, so the code for that is loaded while there is one.
    await Promise.all([
      import('../catalogue/dish/submit-wish.ts'),
      import('../catalogue/dish/add-from-card.ts'),
      import('../cart/ask-allergies.ts'),
      import('../cart/ask-over-page.ts'),
    ])
  } catch {
    // The call that needs the session or the cart will show the error.
  }
}
