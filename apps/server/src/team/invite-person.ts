import type { invitePerson as row } from '@comanda/contract/calls/staff/team/people'
import { isRefusal } from '@comanda/contract/refusals'
import type { StaffWriter } from '../call/staff-handler.ts'
import { lockColleague } from './lock-colleague.ts'
import { makeLink } from './make-link.ts'

export const invitePerson: StaffWriter<typeof row> = async ({ staffId }, context) => {
  const { tx, siteId, now } = context
  const person = await lockColleague(context, staffId)
  if (isRefusal(person)) return person
  return {
    reply: await makeLink(tx, { siteId, staffId }, now),
    subject: `staff:${staffId}`,
    storeId: person.storeIds[0] ?? null,
    before: null,
    after: { invited: true },
  }
}
