import type { listDevices as row } from '@comanda/contract/calls/staff/team/devices'
import { isDeviceAway } from '@comanda/rules/door/door-times'
import { findLockMinutes, mayLock } from '@comanda/rules/door/lock-after'
import type { StaffReader } from '../call/staff-handler.ts'
import { listDevicesInReach } from './device.repository.ts'

export const listDevices: StaffReader<typeof row> = async (_request, context) => {
  const devices = await listDevicesInReach(context.database, context)
  const screens = Map.groupBy(
    devices.filter(({ kind }) => kind !== 'printer'),
    ({ storeId }) => storeId,
  )
  return devices.map(({ lockMinutes: chosen, ...device }) => {
    const isOnlyScreen = screens.get(device.storeId)?.length === 1
    return {
      ...device,
      isAway: isDeviceAway(device.lastSeenAt, context.now),
      lockMinutes:
        mayLock(device.kind) && !isOnlyScreen ? findLockMinutes({ kind: device.kind, chosen, isOnlyScreen }) : null,
    }
  })
}
