import type { LoggedIn } from '@comanda/contract/calls/customer'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import type { CustomerId } from '@comanda/rules/ids'
import type { Reader } from '../database/database.ts'
import type { CallContext } from '../http/handler.ts'
import { type Sessions, upgradeSession } from '../session/sessions.ts'

interface Known {
  readonly id: CustomerId
  readonly name: string
}

/** The visitor becomes a customer: the same visit under a new token, and a greeting (ACCOUNT-005). */
export async function letIn(
  db: Reader,
  { id, name }: Known,
  { session, siteId, now, language }: CallContext,
  sessions: Sessions,
): Promise<LoggedIn> {
  if (session === null) throw new Error('a visitor without a session')
  const next = await upgradeSession(db, { siteId, sessionId: session.id, customerId: id }, now)
  sessions.forget(session.id)
  return { customerId: id, name, message: dictionaryOf(language).account.hello(name), session: next }
}
