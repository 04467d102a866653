import type { ReplyOf } from '@comanda/contract/call'
import { type moveOrder, showOrders } from '@comanda/contract/calls/staff/orders'
import type { OrderStatus } from '@comanda/rules/order/order'
import type { BoardKind } from '../boards/board-screen.tsx'

type ShownOrder = ReplyOf<typeof moveOrder>
/** An order under the id that messages name. */
export interface BoardOrder extends ShownOrder {
  readonly id: string
}

export function toThing(order: ShownOrder): BoardOrder {
  return { ...order, id: order.orderId }
}

type OrdersReply = ReplyOf<typeof showOrders>

/** The part that a device may keep: the orders as they are now, without anything that says whose they are. */
export function toKept(reply: OrdersReply, orders: readonly BoardOrder[]): OrdersReply {
  return { ...reply, orders: orders.map(withoutGuest) }
}

/** What a guest wrote goes too: it may name a door or a person. */
function withoutGuest(order: BoardOrder): ShownOrder {
  const lines = order.lines.map((line) => ({ ...line, notes: '' }))
  return { ...order, name: '', phone: '', notes: '', address: '', lines }
}

export const ordersBoard: BoardKind<typeof showOrders, BoardOrder> = {
  place: 'orders',
  row: showOrders,
  topics: ['orders'],
  listThings: ({ orders }) => orders.map(toThing),
  toKept,
  listSilentPrinters: ({ silentPrinters }) => silentPrinters,
  listNews: (orders) => orders.map(({ id }) => id),
}

/** The columns of the board, in the order in which an order passes through them. */
export const columns = {
  waiting: ['on-hold'],
  cooking: ['preparing', 'bagging'],
  ready: ['ready'],
} as const satisfies Record<string, readonly OrderStatus[]>
export type Column = keyof typeof columns

/** The orders of a column, the most urgent first; each order stands in one column or in none. */
export function listColumn(orders: readonly BoardOrder[], column: Column): BoardOrder[] {
  const statuses: readonly OrderStatus[] = columns[column]
  return orders
    .filter(({ status }) => statuses.includes(status))
    .toSorted((one, other) => one.dueAt - other.dueAt || one.number - other.number)
}

/** Its dishes that were not taken out. */
export function listWanted({ lines }: Pick<BoardOrder, 'lines'>): BoardOrder['lines'] {
  return lines.filter(({ isDish, isVoided }) => isDish && !isVoided)
}

/** The numbers of the orders that were added to one: both go out together. */
export function listAdded(orders: readonly BoardOrder[], { id }: Pick<BoardOrder, 'id'>): number[] {
  return orders.filter(({ beside }) => beside?.orderId === id).map(({ number }) => number)
}
