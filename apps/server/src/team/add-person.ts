import type { addPerson as row } from '@comanda/contract/calls/staff/team/people'
import { refusal } from '@comanda/contract/refusals'
import { toEmailKey } from '@comanda/rules/customer/email'
import type { StaffWriter } from '../call/staff-handler.ts'
import { checkEmployment } from './check-employment.ts'
import { makeLink } from './make-link.ts'
import { insertPerson } from './person.repository.ts'
import { toAuditedPerson } from './to-audited-person.ts'

export const addPerson: StaffWriter<typeof row> = async (request, context) => {
  const { tx, siteId, now } = context
  const fields = { ...request, email: toEmailKey(request.email), active: true }
  const refused = await checkEmployment(context, fields)
  if (refused !== null) return refused
  const staffId = await insertPerson(tx, siteId, fields)
  if (staffId === undefined) return refusal('email-taken')
  return {
    reply: await makeLink(tx, { siteId, staffId }, now),
    subject: `staff:${staffId}`,
    storeId: fields.storeIds[0] ?? null,
    before: null,
    after: toAuditedPerson(fields),
  }
}
