import type { ReplyOf } from '@comanda/contract/call'
import type { moveOrder } from '@comanda/contract/calls/staff/orders'
import type { BoardOrder } from './order-board.repository.ts'

/** What was sent to the kitchen before, round by round, is due since it was paid. */
export function toBoardOrder({ order, dueAt, lines }: BoardOrder): ReplyOf<typeof moveOrder> {
  const { id, number, setup, status, paymentState, contactName, contactPhone, notes, total, placedAt, version } = order
  return {
    ...{ orderId: id, number, mode: setup.mode, status, paymentState, name: contactName, phone: contactPhone },
    ...{ position: setup.position, notes, total, placedAt, dueAt: dueAt ?? placedAt, version },
    lines: lines.map(({ name, quantity }) => ({ name, quantity })),
  }
}
