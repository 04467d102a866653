import type { changePerson as row } from '@comanda/contract/calls/staff/team/people'
import { isRefusal, type Refusal, refusal } from '@comanda/contract/refusals'
import { toEmailKey } from '@comanda/rules/customer/email'
import type { StaffWriter } from '../call/staff-handler.ts'
import { readConstraint } from '../database/read-constraint.ts'
import { transactWithin } from '../database/transact.ts'
import { checkEmployment } from './check-employment.ts'
import { lockColleague } from './lock-colleague.ts'
import { updatePerson } from './person.repository.ts'
import { refuseStale } from './refuse-stale.ts'
import { endStaffSessions } from './staff-session.repository.ts'
import { toAuditedPerson } from './to-audited-person.ts'

export const changePerson: StaffWriter<typeof row> = async ({ staffId, version, ...request }, context) => {
  const { tx, siteId, now } = context
  const fields = { ...request, email: toEmailKey(request.email) }
  const person = await lockColleague(context, staffId)
  if (isRefusal(person)) return person
  const refused = await checkEmployment(context, fields)
  if (refused !== null) return refused
  const subject = `staff:${staffId}` as const
  if (person.version !== version) return refuseStale(tx, { siteId, subject, seen: version, current: person.version })
  const failed = await transactWithin(tx, () => updatePerson(tx, { siteId, staffId, version }, fields)).then(
    () => null,
    toRefusal,
  )
  if (failed !== null) return failed
  if (!fields.active) await endStaffSessions(tx, { siteId, staffId }, now)
  const after = { ...person, ...fields, version: version + 1 }
  return {
    reply: { ...after, storeIds: [...after.storeIds] },
    subject,
    storeId: person.storeIds[0] ?? null,
    before: toAuditedPerson(person),
    after: toAuditedPerson(after),
    version: after.version,
  }
}

/** The refusals of the database itself: between two at the same moment no rule can decide. */
function toRefusal(error: unknown): Refusal {
  const constraint = readConstraint(error)
  if (constraint === 'staff_last_owner') return refusal('last-owner')
  if (constraint === 'staff_email') return refusal('email-taken')
  throw error
}
