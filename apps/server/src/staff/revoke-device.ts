import type { revokeDevice as row } from '@comanda/contract/calls/staff/device'
import { refusal } from '@comanda/contract/refusals'
import type { StaffWriter } from '../call/staff-handler.ts'
import { lockDevice, saveRevocation } from './device.repository.ts'
import { findNames } from './person.repository.ts'
import { endStaffSessions } from './staff-session.repository.ts'

export const revokeDevice: StaffWriter<typeof row> = async ({ deviceId }, context) => {
  const { tx, siteId, person, now } = context
  const device = await lockDevice(tx, context, deviceId)
  if (device === undefined) return refusal('device-not-found')
  const { storeId, kind, name, revokedAt, revokedBy } = device
  if (revokedAt !== null) {
    const names = await findNames(tx, siteId, revokedBy === null ? [] : [revokedBy])
    return refusal('already-there', { by: revokedBy === null ? '' : (names.get(revokedBy) ?? '') })
  }
  await saveRevocation(tx, { siteId, id: deviceId, by: person?.id ?? null }, now)
  await endStaffSessions(tx, { siteId, deviceId }, now)
  return { reply: {}, subject: `device:${deviceId}`, storeId, before: { kind, name }, after: null }
}
