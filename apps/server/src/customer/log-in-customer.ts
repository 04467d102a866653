import type { LoggedIn } from '@comanda/contract/calls/customer'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import type { CustomerId, SessionId } from '@comanda/rules/ids'
import type { CallContext } from '../call/context.ts'
import type { Tx } from '../database/database.ts'
import { endSession } from '../session/session.repository.ts'
import { openSession, upgradeSession } from '../session/sessions.ts'

interface Known {
  readonly id: CustomerId
  readonly name: string
}

/** The visitor becomes a customer: the same visit under a new token, and a greeting (ACCOUNT-005). */
export async function logInCustomer(tx: Tx, { id, name }: Known, context: CallContext): Promise<LoggedIn> {
  const { siteId, now, language } = context
  const session = await upgradeSession(
    tx,
    { siteId, sessionId: await chooseVisit(tx, id, context), customerId: id },
    now,
  )
  return { customerId: id, name, message: dictionaryOf(language).account.hello(name), session }
}

/** A guest's visit continues with what it holds; another customer's ends first, because what it holds is theirs. */
async function chooseVisit(tx: Tx, id: CustomerId, { session, siteId, now }: CallContext): Promise<SessionId> {
  if (session === null) throw new Error('a visitor without a session')
  if (session.customerId === null || session.customerId === id) return session.id
  await endSession(tx, { siteId, sessionId: session.id }, now)
  return (await openSession(tx, siteId, now)).sessionId
}
