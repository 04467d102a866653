import type { customerLogout as row } from '@comanda/contract/calls/customer'
import type { Handler } from '../call/handler.ts'
import { transact } from '../database/transact.ts'
import { endSession } from '../session/session.repository.ts'
import { type KeepsSessions, openSession } from '../session/sessions.ts'

/** The session ends with everything it held, and the next visitor on this device begins as a guest (ACCOUNT-009). */
export const customerLogout: Handler<typeof row, KeepsSessions> = async (
  _request,
  { database, siteId, session, now, house },
) => {
  if (session === null) throw new Error('a visitor without a session')
  const next = await transact(database, async (tx) => {
    await endSession(tx, { siteId, sessionId: session.id }, now)
    return openSession(tx, siteId, now)
  })
  house.sessions.forget(session.id)
  return next
}
