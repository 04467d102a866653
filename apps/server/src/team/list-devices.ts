import type { listDevices as row } from '@comanda/contract/calls/staff/team/devices'
import { isDeviceAway } from '@comanda/rules/door/door-times'
import type { StaffReader } from '../call/staff-handler.ts'
import { listDevicesInReach } from './device.repository.ts'

export const listDevices: StaffReader<typeof row> = async (_request, context) => {
  const devices = await listDevicesInReach(context.database, context)
  return devices.map((device) => ({ ...device, isAway: isDeviceAway(device.lastSeenAt, context.now) }))
}
