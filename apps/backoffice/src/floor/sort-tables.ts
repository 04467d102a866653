import { standTable } from '@comanda/rules/table/stand-table'
import type { FloorTable } from './floor-things.ts'

/** A room as it is looked at from the other end of it: who needs somebody first and large, free tables last and small. */
export interface SortedTables {
  readonly needing: readonly FloorTable[]
  readonly busy: readonly FloorTable[]
  readonly free: readonly FloorTable[]
}

export function sortTables(tables: readonly FloorTable[]): SortedTables {
  const isFree = (table: FloorTable) => standTable(table) === 'free'
  return {
    needing: tables.filter(needsSomebody),
    busy: tables.filter((table) => !needsSomebody(table) && !isFree(table)),
    free: tables.filter((table) => !needsSomebody(table) && isFree(table)),
  }
}

/** Its guests call, want to pay the waiter, or must be asked about an allergy. */
function needsSomebody({ bill, debts, allergies }: FloorTable): boolean {
  const isAsked = allergies.some(({ taken }) => taken?.answer === 'tell-floor')
  return (bill?.calls.length ?? 0) > 0 || debts.length > 0 || isAsked
}
