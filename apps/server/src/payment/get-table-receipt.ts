import type { getTableReceipt as row } from '@comanda/contract/calls/table-receipt'
import { refusal } from '@comanda/contract/refusals'
import { findWay } from '@comanda/payments/server/providers'
import { zero } from '@comanda/rules/money/cents'
import type { Handler } from '../call/handler.ts'
import { readSoldTable } from '../cart/read-sold-table.ts'
import type { TellsOrders } from '../cart/to-told-order.ts'
import { readSharers } from '../table/read-sharers.ts'
import { listPaidAttempts } from './attempt.repository.ts'

/** The receipt of a paid table for its own phones. What others gave the waiters is their own affair. */
export const getTableReceipt: Handler<typeof row, TellsOrders> = async ({ cartId }, context) => {
  const { database, siteId, session } = context
  const sold = await readSoldTable(context, cartId)
  if (sold === undefined) return refusal('order-not-found')
  const { orderId, cartVersion, ...receipt } = sold
  const { diners, shares } = await readSharers(database, { siteId, cartId, cartVersion })
  const attempts = await listPaidAttempts(database, siteId, { orderId, cartId, cartVersion })
  const payments = attempts.flatMap(({ id, provider, sessionId, captured }) => {
    const way = findWay(provider)
    if (way === undefined) return []
    const share = shares.find(({ attemptId }) => attemptId === id)
    const isMine = session !== null && (share ?? { sessionId }).sessionId === session.id
    const tip = isMine && share ? share.tip : zero
    const receiptNumber = (isMine && share?.receiptNumber) || null
    return { id, way, amount: share?.amount ?? captured, tip, isMine, receiptNumber }
  })
  // The oldest first, as it happened.
  return { ...receipt, diners, payments: payments.reverse() }
}
