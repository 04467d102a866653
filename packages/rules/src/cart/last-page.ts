import type { OrderingMode } from '../modes/ordering-mode.ts'

/** Where whoever has ordered arrives, from the checkout and from the bank: a table has a page of its own (SHELL-006, SHELL-007). */
export function toLastPage(mode: OrderingMode): string {
  return mode === 'table' ? '/checkout/completeTable' : '/checkout/complete'
}
