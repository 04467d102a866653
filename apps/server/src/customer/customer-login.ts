import type { customerLogin as row } from '@comanda/contract/calls/customer'
import { refusal } from '@comanda/contract/refusals'
import { toEmailKey } from '@comanda/rules/customer/email'
import type { Handler } from '../call/handler.ts'
import { transact } from '../database/transact.ts'
import { forgiveTries, takeTry } from '../session/limit-tries.ts'
import type { KeepsSessions } from '../session/sessions.ts'
import { findAccountByEmail } from './customer.repository.ts'
import { logInCustomer } from './log-in-customer.ts'
import { isHashingBusy, isPassword } from './password.ts'

/** Guesses from one place at one account are stopped soon, from many later, so that customers are not locked out. */
const limits = { pair: 10, email: 60, address: 200 }

/** An unknown address and a wrong password get the same answer, in words and in time. */
export const customerLogin: Handler<typeof row, KeepsSessions> = async (request, context) => {
  const { database, siteId, from, house } = context
  const email = toEmailKey(request.email)
  const pair = { what: 'login', who: `${email} ${from.address}`, atMost: limits.pair }
  const allowed = await takeTry(database, context, [
    pair,
    { what: 'login-email', who: email, atMost: limits.email },
    { what: 'login-address', who: from.address, atMost: limits.address },
  ])
  if (!allowed) return refusal('too-many-requests')
  const account = await findAccountByEmail(database, siteId, email)
  if (isHashingBusy()) return refusal('too-many-requests')
  const matches = await isPassword(request.password.toLowerCase(), account?.passwordHash)
  if (account === undefined || !matches) return refusal('login-wrong')
  await forgiveTries(database, siteId, pair)
  const reply = await transact(database, (tx) => logInCustomer(tx, account, context))
  if (context.session) house.sessions.forget(context.session.id)
  return reply
}
