import type { updateCustomer as row } from '@comanda/contract/calls/customer'
import { isRefusal, type Refusal, refusal } from '@comanda/contract/refusals'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { toEmailKey } from '@comanda/rules/customer/email'
import { toPhone } from '@comanda/rules/customer/phone'
import { listInvalidProfileFields } from '@comanda/rules/customer/registration'
import type { CallContext } from '../call/context.ts'
import type { Handler } from '../call/handler.ts'
import { transact } from '../database/transact.ts'
import { takeTry } from '../session/limit-tries.ts'
import { findAccount, findCustomer, lockCustomer, saveProfile } from './customer.repository.ts'
import { leaveOldEmail } from './leave-old-email.ts'
import { checkOwner, type Owner } from './owner.ts'
import { isPassword, toSentPassword } from './password.ts'

/** Guessing the password is limited here as where it is changed. */
const perCustomer = 10

/** Changes the profile; the e-mail only with the password, so that an open session cannot take the account. */
export const updateCustomer: Handler<typeof row> = async ({ id, currentPassword, ...form }, context) => {
  const { database, siteId, language } = context
  const owner = checkOwner(context, id)
  if (isRefusal(owner)) return owner
  const [wrong] = listInvalidProfileFields({ ...form, phone: toPhone(form.phone) })
  if (wrong !== undefined) return refusal('profile-incomplete', { parameter: wrong })
  const before = await findCustomer(database, siteId, id)
  if (before === undefined) return refusal('customer-not-found')
  const profile = { ...form, email: toEmailKey(form.email), identification: form.identification || null }
  const isMoving = toEmailKey(before.email) !== profile.email
  const refused = isMoving ? await checkPassword(context, owner, currentPassword) : null
  if (refused !== null) return refused
  return transact(database, async (tx) => {
    await lockCustomer(tx, owner)
    if (!(await saveProfile(tx, owner, profile))) return refusal('email-taken')
    if (isMoving) await leaveOldEmail(tx, { before, next: profile.email }, context)
    return { status: 'OK' as const, message: dictionaryOf(language).account.profileSaved }
  })
}

async function checkPassword(context: CallContext, owner: Owner, typed: string): Promise<Refusal | null> {
  const { database, siteId } = context
  const limit = { what: 'password', who: owner.customerId, atMost: perCustomer }
  if (!(await takeTry(database, context, [limit]))) return refusal('too-many-requests')
  const account = await findAccount(database, siteId, owner.customerId)
  return (await isPassword(toSentPassword(typed), account?.passwordHash)) ? null : refusal('password-wrong')
}
