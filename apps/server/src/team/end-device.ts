import { refusal } from '@comanda/contract/refusals'
import type { DeviceId } from '@comanda/rules/ids'
import type { StaffWriteContext } from '../call/staff-context.ts'
import { lockDevice, saveRevocation } from './device.repository.ts'
import { findNames } from './person.repository.ts'
import { endStaffSessions } from './staff-session.repository.ts'

/** A device is worth nothing from now on. Of two who end one, the second is told who was first. */
export async function endDevice(context: StaffWriteContext, deviceId: DeviceId) {
  const { tx, siteId, person, now } = context
  const device = await lockDevice(tx, context, deviceId)
  if (device === undefined) return refusal('device-not-found')
  const { revokedAt, revokedBy } = device
  if (revokedAt !== null) {
    const names = await findNames(tx, siteId, revokedBy === null ? [] : [revokedBy])
    return refusal('already-there', { by: revokedBy === null ? '' : (names.get(revokedBy) ?? '') })
  }
  await saveRevocation(tx, { siteId, id: deviceId, by: person?.id ?? null }, now)
  await endStaffSessions(tx, { siteId, deviceId }, now)
  return device
}
