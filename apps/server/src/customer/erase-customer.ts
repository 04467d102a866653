import type { eraseCustomer as row } from '@comanda/contract/calls/own-data'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import type { KnowsPersons } from '../call/personal-part.ts'
import { transactOrRefuse } from '../database/transact-or-refuse.ts'
import { takeTry } from '../session/limit-tries.ts'
import { endSessionsOf } from '../session/session.repository.ts'
import { type KeepsSessions, openSession } from '../session/sessions.ts'
import { findAccount, findPerson, lockCustomer } from './customer.repository.ts'
import { checkOwner } from './owner.ts'
import { isPassword, toSentPassword } from './password.ts'

const perCustomer = 10

/**
 * Deletes the account and everything that says who the customer was, in one transaction. An order or a booking under way
 * needs its person, so it is waited for, and so is the money of one that went before it was paid.
 */
export const eraseCustomer: Handler<typeof row, KnowsPersons & KeepsSessions> = async (
  { id, currentPassword },
  context,
) => {
  const { database, siteId, now, house } = context
  const owner = checkOwner(context, id)
  if (isRefusal(owner)) return owner
  const limit = { what: 'password', who: id, atMost: perCustomer }
  if (!(await takeTry(database, context, [limit]))) return refusal('too-many-requests')
  const account = await findAccount(database, siteId, id)
  if (!(await isPassword(toSentPassword(currentPassword), account?.passwordHash))) return refusal('password-wrong')
  const erased = await transactOrRefuse(database, async (tx) => {
    await lockCustomer(tx, owner)
    const person = await findPerson(tx, owner)
    if (person === undefined) return refusal('customer-not-found')
    for (const { isOpen } of house.personalParts) if (await isOpen?.(tx, person, now)) return refusal('customer-busy')
    for (const { isOwing } of house.personalParts) if (await isOwing?.(tx, person)) return refusal('customer-owes')
    for (const { erase } of house.personalParts) await erase(tx, person)
    const ended = await endSessionsOf(tx, { siteId, customerId: id, but: null }, now)
    return { ended, next: await openSession(tx, siteId, now) }
  })
  if (isRefusal(erased)) return erased
  for (const one of erased.ended) house.sessions.forget(one)
  return erased.next
}
