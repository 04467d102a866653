import type { showOrder as row } from '@comanda/contract/calls/staff/history'
import { refusal } from '@comanda/contract/refusals'
import { isSoldDish } from '@comanda/rules/order/void-line'
import { checkCorrection } from '@comanda/rules/till/correct-means'
import type { StaffReader } from '../call/staff-handler.ts'
import { listOrderMoney } from '../payment/order-money.ts'
import { listOrderPapers } from '../printing/list-order-papers.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { listLinesWithVoids } from './order-lines.repository.ts'
import { findOrderInReach } from './order-search.repository.ts'
import { listTakers } from './order-story.repository.ts'
import { readBoardOrder } from './read-board-order.ts'
import { readOrderStory } from './read-order-story.ts'

/** An order of any day, with all that happened to it (DAY-207). */
export const showOrder: StaffReader<typeof row, KeepsVenues> = async ({ orderId }, context) => {
  const { database: db, siteId } = context
  const order = await findOrderInReach(db, context, orderId)
  if (order === undefined) return refusal('order-not-found')
  const { cartId, cartVersion } = order
  const [shown, rows, money, papers] = await Promise.all([
    readBoardOrder(db, context, orderId),
    listLinesWithVoids(db, order),
    listOrderMoney(db, siteId, { orderId, cartId, cartVersion }),
    listOrderPapers(db, siteId, cartId),
  ])
  const takers = await listTakers(
    db,
    siteId,
    money.map(({ id }) => id),
  )
  const lineIds = rows.map(({ line }) => line.id)
  return {
    order: shown,
    storeId: order.storeId,
    day: order.day,
    email: order.contactEmail,
    receiptNumber: order.receiptNumber,
    lines: rows.map(({ line, unitsBack }) => ({
      lineId: line.id,
      name: line.name,
      choices: line.houseChoices ?? line.choices ?? [],
      notes: line.notes,
      quantity: line.quantity,
      unitsBack: unitsBack ?? 0,
      total: line.total,
      isDish: isSoldDish(line),
    })),
    payments: money.map(({ id, way, isByHand, amount, refunded, at, refunds }) => ({
      attemptId: id,
      way,
      amount,
      refunded,
      at,
      takenBy: takers.get(id) ?? '',
      canCorrect: isCorrectable(isByHand && takers.has(id) ? way : null, refunds.length > 0),
    })),
    // One of each kind is enough to print it once more.
    papers: [
      ...new Map(
        papers.map(({ routeId, paperId, station, printer }) => [routeId, { paperId, station, printer }]),
      ).values(),
    ],
    story: await readOrderStory(db, order, { money, takers, papers, lineIds }),
  }
}

function isCorrectable(way: string | null, hasGoneBack: boolean): boolean {
  const means = way === 'cash' || way === 'terminal' ? way : null
  return checkCorrection({ means, hasGoneBack }, means === 'cash' ? 'terminal' : 'cash').allowed
}
