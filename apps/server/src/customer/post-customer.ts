import type { postCustomer as row } from '@comanda/contract/calls/customer'
import { refusal } from '@comanda/contract/refusals'
import { toEmailKey } from '@comanda/rules/customer/email'
import { toPhone } from '@comanda/rules/customer/phone'
import { listInvalidFields } from '@comanda/rules/customer/registration'
import type { Handler } from '../call/handler.ts'
import { transact } from '../database/transact.ts'
import { takeTry } from '../session/limit-tries.ts'
import type { KeepsSessions } from '../session/sessions.ts'
import { checkNewPassword } from './check-new-password.ts'
import { saveCustomer } from './customer.repository.ts'
import { logInCustomer } from './log-in-customer.ts'
import { hashPassword, toSentPassword } from './password.ts'

/** A venue's guests may share one network address; the limit keeps others from trying a list of mail addresses. */
const perAddress = 40

/** Checks the form's own rules again; then the customer is logged in (ACCOUNT-018, ACCOUNT-021). */
export const postCustomer: Handler<typeof row, KeepsSessions> = async (
  { password, confirmed, phone, ...form },
  context,
) => {
  const { database, siteId, from, house, now } = context
  // The policy is accepted in the form and not sent (ACCOUNT-018).
  const [wrong] = listInvalidFields({ ...form, phone: toPhone(phone), password, acceptsPrivacy: true })
  if (wrong !== undefined) return refusal('registration-incomplete', { parameter: wrong })
  const refused = checkNewPassword(password, confirmed ? password : '')
  if (refused !== null) return refused
  const limit = { what: 'register', who: from.address, atMost: perAddress }
  if (!(await takeTry(database, context, [limit]))) return refusal('too-many-requests')
  const passwordHash = await hashPassword(toSentPassword(password))
  const reply = await transact(database, async (tx) => {
    const { kind, name, identification, acceptsMarketing } = form
    const email = toEmailKey(form.email)
    const row = { siteId, kind, name, email, phone, acceptsMarketing, passwordHash, createdAt: now }
    const id = await saveCustomer(tx, { ...row, identification: identification || null })
    return id === undefined ? refusal('email-taken') : logInCustomer(tx, { id, name }, context)
  })
  if (context.session) house.sessions.forget(context.session.id)
  return reply
}
