import type { resetPassword as row } from '@comanda/contract/calls/password'
import { refusal } from '@comanda/contract/refusals'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import type { Handler } from '../call/handler.ts'
import { transact } from '../database/transact.ts'
import { takeTry } from '../session/limit-tries.ts'
import { endSessionsOf } from '../session/session.repository.ts'
import { hashToken, type KeepsSessions } from '../session/sessions.ts'
import { checkNewPassword } from './check-new-password.ts'
import { savePassword } from './customer.repository.ts'
import { hashPassword, toSentPassword } from './password.ts'
import { takeReset, useUpResets } from './password-reset.repository.ts'

const perAddress = 40

/** A mailed link sets one password, once; every session that used the old one ends. */
export const resetPassword: Handler<typeof row, KeepsSessions> = async (
  { token, password, confirmPassword },
  context,
) => {
  const { database, siteId, now, language, from, house } = context
  // Checked before the link is used up, so that a customer whose password was too short can try again.
  const refused = checkNewPassword(password, confirmPassword)
  if (refused !== null) return refused
  const limit = { what: 'reset', who: from.address, atMost: perAddress }
  if (!(await takeTry(database, context, [limit]))) return refusal('too-many-requests')
  const passwordHash = await hashPassword(toSentPassword(password))
  const ended = await transact(database, async (tx) => {
    const customerId = await takeReset(tx, siteId, hashToken(token), now)
    if (customerId === undefined) return undefined
    await savePassword(tx, siteId, customerId, passwordHash)
    await useUpResets(tx, siteId, customerId, now)
    return endSessionsOf(tx, { siteId, customerId, but: null }, now)
  })
  if (ended === undefined) return refusal('reset-link-used')
  for (const one of ended) house.sessions.forget(one)
  return { status: 'OK' as const, message: dictionaryOf(language).account.passwordChanged }
}
