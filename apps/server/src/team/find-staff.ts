import { passShown } from '@comanda/contract/staff-live'
import { isSessionOver } from '@comanda/rules/door/door-times'
import type { StoreId } from '@comanda/rules/ids'
import type { StoresInReach } from '@comanda/rules/team/check-access'
import type { Instant } from '@comanda/rules/time/calendar'
import type { FoundStaff, ShownPlace, StaffTokens } from '../http/staff-door.ts'
import { hashToken } from '../session/sessions.ts'
import type { FindByTokens, StoredStaff, Touches } from './find-staff.repository.ts'

/** Writing down every call of every board would cost more than it tells. */
const sessionTouchMs = 10_000
const deviceTouchMs = 30_000

const nobody: FoundStaff = { siteId: null, device: null, person: null, stores: [], news: '' }

interface StaffBooks {
  readonly touches: Touches
  readonly findByTokens: FindByTokens
}

interface Finding {
  readonly now: Instant
  readonly isCall: boolean
  /** By the names that they have on the wire. */
  readonly topics: readonly string[]
  readonly shows?: ShownPlace
}

/**
 * The owner of the tokens of a request. The database is asked each time: what has ended counts from the next call on.
 */
export async function findStaff(
  { touches, findByTokens }: StaffBooks,
  { session, device }: StaffTokens,
  { now, isCall, topics, shows }: Finding,
): Promise<FoundStaff> {
  if (!session && !device) return nobody
  const found = await findByTokens({
    session: session ? hashToken(session) : null,
    device: device ? hashToken(device) : null,
    topics,
  })
  if (found === undefined) return nobody
  const here = device ? readDevice(found) : null
  const person = session ? readPerson(found, here, now) : null
  await touch(touches, found, { keepsSession: isCall && typeof person !== 'string', shows, now })
  const siteId = here !== null && here !== 'unknown' ? found.device?.siteId : found.session?.siteId
  const isPerson = person !== null && typeof person !== 'string'
  const stores = toReach(here, isPerson ? found.storeIds : null)
  return { siteId: siteId ?? null, device: here, person, stores, news: found.news }
}

function readDevice({ device }: StoredStaff): FoundStaff['device'] {
  if (device === null || device.revokedAt !== null) return 'unknown'
  const { id, kind, name, storeId } = device
  // The token of a printer stands in its address, and opens its own papers alone.
  if (kind === 'printer') return 'unknown'
  return { id, kind, name, storeId }
}

function readPerson(found: StoredStaff, device: FoundStaff['device'], now: Instant): FoundStaff['person'] {
  const { session, person, role } = found
  if (session === null || person === null || role === null) return 'unknown'
  if (session.endedAt !== null || !person.active) return 'unknown'
  // A session made on a device counts there alone, and no session counts on a device of another site.
  const here = device === null || device === 'unknown' ? null : device.id
  if (session.deviceId !== null && session.deviceId !== here) return 'unknown'
  if (here !== null && found.device?.siteId !== session.siteId) return 'unknown'
  if (isSessionOver(session.createdAt, session.lastCallAt, now)) return 'expired'
  return {
    id: person.id,
    sessionId: session.id,
    name: person.name,
    colour: person.colour,
    roleId: role.id,
    role: role.name,
    rights: role.everyRight ? 'every' : role.rights,
  }
}

/** On a device its own store alone, for people who work there. */
export function toReach(device: FoundStaff['device'], bound: readonly StoreId[] | null): StoresInReach {
  if (device === null || device === 'unknown') return bound ?? 'all'
  return bound === null || bound.includes(device.storeId) ? [device.storeId] : []
}

interface Touching {
  readonly keepsSession: boolean
  readonly shows: ShownPlace
  readonly now: Instant
}

async function touch(touches: Touches, { session, device }: StoredStaff, touching: Touching): Promise<void> {
  const { keepsSession, shows, now } = touching
  if (keepsSession && session !== null && now - session.lastCallAt >= sessionTouchMs) {
    await touches.session({ ...session, now })
  }
  if (device === null || device.revokedAt !== null) return
  const stationId = shows === undefined ? device.stationId : shows === passShown ? null : shows
  const isOther = stationId !== device.stationId
  const isStationDue = shows !== undefined && stationId !== null && isDue(device.stationSeenAt, now)
  if (isOther || isStationDue) await touches.station({ ...device, stationId, now })
  else if (isDue(device.lastSeenAt, now)) await touches.device({ ...device, now })
}

function isDue(seenAt: Instant | null, now: Instant): boolean {
  return seenAt === null || now - seenAt >= deviceTouchMs
}
