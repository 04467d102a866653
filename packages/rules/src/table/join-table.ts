import type { SessionId } from '../ids.ts'
import type { TableSession } from './table-session.ts'

/** Every device that scans the code acts for the table; none is thrown out by the next one (OPEN-068). */
export function joinTable(table: TableSession, session: SessionId): TableSession {
  return canActForTable(table, session) ? table : { ...table, sessionIds: [...table.sessionIds, session] }
}

export function canActForTable(table: TableSession, session: SessionId): boolean {
  return table.sessionIds.includes(session)
}
