import type { Refusal } from '@comanda/contract/refusals'
import type { Cents } from '@comanda/rules/money/cents'
import { refundVoid } from '@comanda/rules/order/refund-void'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import type { VoidableLine } from '../order/void-order-line.ts'
import { askOrderRefund } from '../payment/ask-refund.ts'
import { listDishPayers } from '../table/list-dish-payers.ts'

/** Asks back the money that was paid for a dish, from whoever paid; refused before anything is written. */
export async function askDishMoney(
  tx: Tx,
  { order, line, amount }: Pick<VoidableLine, 'order' | 'line' | 'amount'>,
  { now, handedBack }: { readonly now: Instant; readonly handedBack: Cents | undefined },
): Promise<Cents | Refusal> {
  const { siteId, id: orderId, cartId, cartVersion } = order
  const payers = await listDishPayers(tx, { siteId, cartId, cartVersion, lineId: line.id })
  const { back, first } = refundVoid(order, { amount, price: line.total, payers })
  const paidFor = { orderId, cartId, cartVersion }
  return askOrderRefund(tx, { siteId, paidFor, amount: back, first, reason: 'dish-taken-out', handedBack, at: now })
}
