import type { revokeDevice as row } from '@comanda/contract/calls/staff/team/devices'
import { isRefusal } from '@comanda/contract/refusals'
import type { StaffWriter } from '../call/staff-handler.ts'
import { endDevice } from './end-device.ts'

export const revokeDevice: StaffWriter<typeof row> = async ({ deviceId }, context) => {
  const device = await endDevice(context, deviceId)
  if (isRefusal(device)) return device
  const { storeId, kind, name } = device
  return { reply: {}, subject: `device:${deviceId}`, storeId, before: { kind, name }, after: null }
}
