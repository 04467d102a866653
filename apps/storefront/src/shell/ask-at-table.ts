import type { TableCallKind } from '@comanda/rules/table/table-call'
import { useCart } from '../state/cart.ts'
import { useSetup } from '../state/setup.ts'

/** Whether a waiter can be called from the frame of any page: only to a table with an order. */
export function useIsAtTable(): boolean {
  const mode = useSetup('mode')
  return useCart() !== null && mode === 'table'
}

/** Calls a waiter. The code and its words are fetched now: few pages are seen from a table. */
export async function askAtTable(kind: TableCallKind): Promise<void> {
  const [{ readCartId }, { askWaiter }] = await Promise.all([
    import('../cart/cart-cookies.ts'),
    import('../table/ask-waiter.ts'),
  ])
  const cartId = readCartId()
  if (cartId !== null) await askWaiter(cartId, kind)
}
