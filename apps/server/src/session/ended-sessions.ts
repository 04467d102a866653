import { type SessionId, toId } from '@comanda/rules/ids'
import type { Database } from '../database/database.ts'
import type { Listener } from '../database/listener.ts'
import { endedSessions, listEnded } from './session.repository.ts'

/** Somebody who keeps something for sessions: which ones, and what to do when one ends. */
export interface SessionKeeper {
  readonly keptFor: () => readonly SessionId[]
  readonly end: (sessionId: SessionId) => void
}
export type OnSessionEnd = (keeper: SessionKeeper) => void

/** What is kept open or in memory for a session ends with it, on whichever instance it ended. */
export async function hearEndedSessions(database: Database, listener: Listener): Promise<OnSessionEnd> {
  const keepers = new Set<SessionKeeper>()
  const lookAgain = async ({ keptFor, end }: SessionKeeper) => {
    for (const sessionId of await listEnded(database, keptFor())) end(sessionId)
  }
  await listener.listen(
    endedSessions,
    (sessionId) => {
      for (const { end } of keepers) end(toId<SessionId>(sessionId))
    },
    // Messages may have been lost. A database that cannot be asked now is asked when the line to it is open again.
    () => {
      for (const keeper of keepers) lookAgain(keeper).catch(() => {})
    },
  )
  return (keeper) => {
    keepers.add(keeper)
  }
}
