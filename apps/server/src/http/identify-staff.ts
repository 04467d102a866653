import { isRefusal, type Refusal, refusal } from '@comanda/contract/refusals'
import type { StaffApproval } from '@comanda/contract/staff-approval'
import type { StaffCall } from '@comanda/contract/staff-call'
import type { SiteId, StaffId } from '@comanda/rules/ids'
import { checkAccess, type StoresInReach } from '@comanda/rules/team/check-access'
import type { Instant } from '@comanda/rules/time/calendar'
import type { DeviceHere, PersonHere } from '../call/staff-context.ts'
import type { Database } from '../database/database.ts'
import type { FoundStaff, StaffDoor } from './staff-door.ts'

export interface StaffIdentity {
  readonly siteId: SiteId
  readonly person: PersonHere | null
  readonly device: DeviceHere | null
  readonly approvedBy: StaffId | null
  readonly stores: StoresInReach
}

interface Asking {
  readonly row: StaffCall
  readonly found: FoundStaff
  readonly approval: StaffApproval | undefined
  readonly door: StaffDoor
  readonly database: Database
  readonly now: Instant
}

/** The person or device that calls, and whether the row lets them. Rows for anyone do not come here. */
export async function identifyStaff(asking: Asking): Promise<StaffIdentity | Refusal> {
  const { row, found } = asking
  const { siteId, device } = found
  if (device === 'unknown') return refusal('device-unknown')
  if (row.right === 'device' && device === null) return refusal('device-unknown')
  const person = readPerson(row, found)
  if (isRefusal(person)) return person
  if (siteId === null) return refusal('session-missing')
  const identity = { siteId, person, device, stores: found.stores, approvedBy: null }
  if (row.right === 'device' || row.right === 'present' || row.right === 'anyone') return identity
  return checkRight(asking, row.right, identity)
}

/** On a device a session that ended leaves the device, where the row is content with that. */
function readPerson({ right }: StaffCall, { person, device }: FoundStaff): PersonHere | null | Refusal {
  if (person !== 'unknown' && person !== 'expired') return person
  if ((right === 'device' || right === 'present') && device !== null) return null
  return refusal(person === 'unknown' ? 'session-unknown' : 'session-expired')
}

async function checkRight(
  { row, approval, door, database, now }: Asking,
  right: Exclude<StaffCall['right'], 'anyone' | 'device' | 'present'>,
  identity: StaffIdentity,
): Promise<StaffIdentity | Refusal> {
  const { person, device, stores } = identity
  const verdict = checkAccess(
    { right, place: row.place, byBoard: row.byBoard === true },
    { held: person?.rights ?? null, deviceKind: device?.kind ?? null, stores },
  )
  const isApprovable = row.approval !== undefined && row.place === 'store' && right !== 'person'
  const asked = isApprovable && approval ? { approval, right } : null
  const bySelf = row.approval === 'always'
  // A board may act in the name of somebody, who is proven by tile and PIN; of some things nobody else's word counts.
  if (verdict.allowed && ((person !== null && !bySelf) || asked === null)) return identity
  if (!verdict.allowed && verdict.code !== 'right-missing') return refusal(verdict.code)
  if (asked === null) return refusal('right-missing')
  const approvedBy = await door.approve(database, asked.approval, { ...identity, now, right: asked.right, bySelf })
  return isRefusal(approvedBy) ? approvedBy : { ...identity, approvedBy }
}
