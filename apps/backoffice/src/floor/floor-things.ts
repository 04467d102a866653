import type { ReplyOf } from '@comanda/contract/call'
import { showFloor } from '@comanda/contract/calls/staff/floor'
import type { BoardKind } from '../boards/board-screen.tsx'

type FloorReply = ReplyOf<typeof showFloor>
type ShownTable = FloorReply['tables'][number]
/** A table under the id that messages name: that of its bill. A free table is named by nobody. */
export interface FloorTable extends ShownTable {
  readonly id: string
  readonly version: number
}

export function toThing(table: ShownTable): FloorTable {
  const { bill } = table
  return { ...table, id: bill?.cartId ?? `${table.resourceId}/${table.position}`, version: bill?.version ?? 0 }
}

/** The part that a device may keep: the tables as they are now; they name no guest. */
function toKept(reply: FloorReply, tables: readonly FloorTable[]): FloorReply {
  return { ...reply, tables: [...tables] }
}

export const floorBoard: BoardKind<typeof showFloor, FloorTable> = {
  place: 'floor',
  row: showFloor,
  // A dish that is served is news of its order.
  topics: ['floor', 'calls', 'orders'],
  listThings: ({ tables }) => tables.map(toThing),
  toKept,
}

/** The same table before and after it was opened or paid. */
export function isSamePlace(one: FloorTable, other: FloorTable): boolean {
  return one.resourceId === other.resourceId && one.position === other.position
}

export interface TableCall {
  readonly table: FloorTable
  readonly cartId: NonNullable<FloorTable['bill']>['cartId']
  readonly kind: NonNullable<FloorTable['bill']>['calls'][number]['kind']
  readonly calledAt: number
}

/** The things that guests wait for, the longest first. */
export function listCalls(tables: readonly FloorTable[]): TableCall[] {
  return tables
    .flatMap((table) => (table.bill?.calls ?? []).map((call) => ({ table, cartId: table.bill?.cartId, ...call })))
    .flatMap(({ cartId, ...call }) => (cartId === undefined ? [] : [{ ...call, cartId }]))
    .toSorted((one, other) => one.calledAt - other.calledAt)
}

/** The sums that a table still has to pay: its open bill, and orders whose guests pay the waiter. */
export function sumOwed({ bill, debts }: FloorTable): number {
  return debts.reduce((sum, { owed }) => sum + owed, bill?.owed ?? 0)
}
