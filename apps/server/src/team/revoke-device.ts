import type { revokeDevice as row } from '@comanda/contract/calls/staff/team/devices'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import type { StaffWriter } from '../call/staff-handler.ts'
import { isPrinter, lockDevice } from './device.repository.ts'
import { endDevice } from './end-device.ts'

export const revokeDevice: StaffWriter<typeof row> = async ({ deviceId }, context) => {
  // Stations would be left without paper: a printer is taken away where that is said (DAY-211).
  const { tx } = context
  if ((await lockDevice(tx, context, deviceId)) !== undefined && (await isPrinter(tx, context.siteId, deviceId))) {
    return refusal('device-is-printer')
  }
  const device = await endDevice(context, deviceId)
  if (isRefusal(device)) return device
  const { storeId, kind, name } = device
  return { reply: {}, subject: `device:${deviceId}`, storeId, before: { kind, name }, after: null }
}
