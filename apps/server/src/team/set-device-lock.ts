import type { setDeviceLock as row } from '@comanda/contract/calls/staff/team/devices'
import { refusal } from '@comanda/contract/refusals'
import { mayLock } from '@comanda/rules/door/lock-after'
import type { StaffWriter } from '../call/staff-handler.ts'
import { lockDevice, saveLockMinutes } from './device.repository.ts'

/** Felt by the device when somebody comes in there next. */
export const setDeviceLock: StaffWriter<typeof row> = async ({ deviceId, minutes }, context) => {
  const { tx, siteId } = context
  const device = await lockDevice(tx, context, deviceId)
  if (device === undefined || device.revokedAt !== null || !mayLock(device.kind)) return refusal('device-not-found')
  await saveLockMinutes(tx, { siteId, id: deviceId }, minutes)
  const { storeId, name, lockMinutes } = device
  return {
    reply: {},
    subject: `device:${deviceId}`,
    storeId,
    before: lockMinutes === null ? { name } : { name, lockMinutes },
    after: { name, lockMinutes: minutes },
  }
}
