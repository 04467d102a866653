import type { TableCallKind } from '@comanda/rules/table/table-call'
import { readCartId } from '../cart/cart-cookies.ts'
import { useCart } from '../state/cart.ts'
import { useSetup } from '../state/setup.ts'

/** Whether a waiter can be called from the frame of any page: only to a table with an order. */
export function useIsAtTable(): boolean {
  const mode = useSetup('mode')
  return useCart() !== null && mode === 'table'
}

/** Calls a waiter. The code and its words are fetched now: few pages are seen from a table. */
export async function askAtTable(kind: TableCallKind): Promise<void> {
  const cartId = readCartId()
  if (cartId === null) return
  const { askWaiter } = await import('../table/ask-waiter.ts')
  await askWaiter(cartId, kind)
}
