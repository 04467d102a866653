import type { customerLogout as row } from '@comanda/contract/calls/customer'
import type { Handler } from '../call/handler.ts'
import { endSession } from '../session/session.repository.ts'
import { openSession, type Sessions } from '../session/sessions.ts'

/** The session ends with all it held, and whoever sits there next begins anew as a guest (ACCOUNT-009). */
export function createCustomerLogout(sessions: Sessions): Handler<typeof row> {
  return async (_request, { database, siteId, session, now }) => {
    if (session === null) throw new Error('a visitor without a session')
    const next = await database.transaction(async (tx) => {
      await endSession(tx, { siteId, sessionId: session.id }, now)
      return openSession(tx, siteId, now)
    })
    sessions.forget(session.id)
    return next
  }
}
