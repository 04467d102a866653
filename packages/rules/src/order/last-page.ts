import type { OrderingMode } from '../modes/ordering-mode.ts'

/** The page after ordering, from the checkout or the bank: a table has a page of its own (SHELL-006, SHELL-007). */
export function toLastPage(mode: OrderingMode): string {
  return mode === 'table' ? '/checkout/completeTable' : '/checkout/complete'
}
