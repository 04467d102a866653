import type { previewRevocation as row } from '@comanda/contract/calls/staff/team/devices'
import { refusal } from '@comanda/contract/refusals'
import { isSessionOver } from '@comanda/rules/door/door-times'
import type { StaffReader } from '../call/staff-handler.ts'
import { countOthers, findDevice, listSessionsOn } from './device.repository.ts'

export const previewRevocation: StaffReader<typeof row> = async ({ deviceId }, context) => {
  const { database, siteId, now } = context
  const device = await findDevice(database, context, deviceId)
  if (device === undefined) return refusal('device-not-found')
  const sessions = await listSessionsOn(database, siteId, deviceId)
  const living = sessions.filter(({ createdAt, lastCallAt }) => !isSessionOver(createdAt, lastCallAt, now))
  return {
    signedIn: [...new Set(living.map(({ name }) => name))],
    isLast: (await countOthers(database, { siteId, ...device })) === 0,
  }
}
