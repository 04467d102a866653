import type { signOut as row } from '@comanda/contract/calls/staff/door'
import type { StaffWriter } from '../call/staff-handler.ts'
import { endStaffSessions } from './staff-session.repository.ts'

export const signOut: StaffWriter<typeof row> = async (_request, { tx, siteId, person, device, now }) => {
  if (person === null) throw new Error('nobody is signed in')
  await endStaffSessions(tx, { siteId, id: person.sessionId }, now)
  const signedIn = { signedIn: true }
  return {
    reply: {},
    subject: `staff:${person.id}`,
    storeId: device?.storeId ?? null,
    before: signedIn,
    after: { signedIn: false },
  }
}
