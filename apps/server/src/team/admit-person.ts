import type { StaffSession } from '@comanda/contract/entities/staff/staff-session'
import type { SiteId, StaffId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { DeviceHere } from '../call/staff-context.ts'
import type { Admission } from '../call/staff-handler.ts'
import type { Tx } from '../database/database.ts'
import { toReach } from './find-staff.ts'
import { makeToken } from './make-secret.ts'
import { getPersonHere } from './person.repository.ts'
import { showSession } from './show-session.ts'
import { endStaffSessions, saveStaffSession } from './staff-session.repository.ts'

export interface Proven {
  readonly siteId: SiteId
  readonly staffId: StaffId
  readonly device: DeviceHere | null
  /** How the person proved who they are. */
  readonly by: 'password' | 'pin'
}

/** Opens the session of somebody who has proven who they are; on a device it replaces whoever was signed in there. */
export async function admitPerson(tx: Tx, proven: Proven, now: Instant): Promise<Admission<StaffSession>> {
  const { siteId, staffId, device, by } = proven
  const { plain, hash } = makeToken()
  if (device !== null) await endStaffSessions(tx, { siteId, deviceId: device.id }, now)
  await saveStaffSession(tx, { siteId, tokenHash: hash, staffId, deviceId: device?.id ?? null }, now)
  const { person, bound } = await getPersonHere(tx, siteId, staffId)
  return {
    reply: await showSession(tx, { siteId, person, device, stores: toReach(device, bound) }, now),
    siteId,
    staffId,
    device,
    subject: `staff:${staffId}`,
    storeId: device?.storeId ?? null,
    before: null,
    after: { signedInBy: by },
    tokens: { session: plain },
  }
}
