import type { getTableReceipt as row } from '@comanda/contract/calls/table-receipt'
import { refusal } from '@comanda/contract/refusals'
import { zero } from '@comanda/rules/money/cents'
import type { Handler } from '../call/handler.ts'
import { readSoldTable } from '../order/read-sold-table.ts'
import type { TellsOrders } from '../order/to-followed-order.ts'
import { listPayments } from '../payment/order-money.ts'
import { readSharers } from '../table/read-sharers.ts'

/** The receipt of a paid table for its own phones. What others gave the waiters is their own affair. */
export const getTableReceipt: Handler<typeof row, TellsOrders> = async ({ cartId }, context) => {
  const { database, siteId, session } = context
  const sold = await readSoldTable(context, cartId)
  if (sold === undefined) return refusal('order-not-found')
  const { orderId, cartVersion, ...receipt } = sold
  const { diners, shares } = await readSharers(database, { siteId, cartId, cartVersion })
  const paid = await listPayments(database, siteId, { orderId, cartId, cartVersion })
  const payments = paid.map(({ id, way, amount, sessionId }) => {
    const share = shares.find(({ attemptId }) => attemptId === id)
    const isMine = session !== null && (share ?? { sessionId }).sessionId === session.id
    const tip = isMine && share ? share.tip : zero
    const receiptNumber = (isMine && share?.receiptNumber) || null
    return { id, way, amount: share?.amount ?? amount, tip, isMine, receiptNumber }
  })
  return { ...receipt, diners, payments }
}
