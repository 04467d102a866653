import type { updateCustomerPassword as row } from '@comanda/contract/calls/password'
import { refusal } from '@comanda/contract/refusals'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import type { Handler } from '../call/handler.ts'
import { transact } from '../database/transact.ts'
import { takeTry } from '../session/limit-tries.ts'
import { endSessionsOf } from '../session/session.repository.ts'
import type { KeepsSessions } from '../session/sessions.ts'
import { checkNewPassword } from './check-new-password.ts'
import { findAccount, savePassword } from './customer.repository.ts'
import { hashPassword, isPassword, toSentPassword } from './password.ts'
import { useUpResets } from './password-reset.repository.ts'

/** A person at an open session must still know the password, and cannot guess it here. */
const perCustomer = 10

/** The new password is valid everywhere at once: other devices must log in again, and old links stop working. */
export const updateCustomerPassword: Handler<typeof row, KeepsSessions> = async (
  { id, currentPassword, password, confirmPassword },
  context,
) => {
  const { database, siteId, session, now, language, house } = context
  if (session === null || session.customerId !== id) return refusal('customer-not-found')
  const refused = checkNewPassword(password, confirmPassword)
  if (refused !== null) return refused
  const limit = { what: 'password', who: id, atMost: perCustomer }
  if (!(await takeTry(database, context, [limit]))) return refusal('too-many-requests')
  const account = await findAccount(database, siteId, id)
  const matches = await isPassword(toSentPassword(currentPassword), account?.passwordHash)
  if (!matches) return refusal('password-wrong')
  const passwordHash = await hashPassword(toSentPassword(password))
  const ended = await transact(database, async (tx) => {
    await savePassword(tx, siteId, id, passwordHash)
    await useUpResets(tx, siteId, id, now)
    return endSessionsOf(tx, { siteId, customerId: id, but: session.id }, now)
  })
  for (const one of ended) house.sessions.forget(one)
  return { status: 'OK' as const, message: dictionaryOf(language).account.passwordChanged }
}
