import type { OrderingMode } from '../modes/ordering-mode.ts'
import { type Cents, zero } from '../money/cents.ts'
import { type OrderMoney, toOwed } from './order-money.ts'

/** Why a house lets an order go before it is paid. */
export const debtReasons = ['pays-later', 'no-money-here', 'terminal-down', 'other'] as const
export type DebtReason = (typeof debtReasons)[number]

interface OrderAtTheCounter extends Omit<OrderMoney, 'refunded'> {
  readonly setup: { readonly mode: OrderingMode }
}

/**
 * The sum that has to be taken before an order is out of the house (DAY-200). What is eaten at a table stays in it: its
 * money is a matter of the table.
 */
export function findOwedAtHandOver(order: OrderAtTheCounter): Cents {
  return order.setup.mode === 'table' ? zero : toOwed(order)
}
