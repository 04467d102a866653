import type { enterPin as row } from '@comanda/contract/calls/staff/door'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import type { DoorWriter } from '../call/staff-handler.ts'
import { listTilesAt } from './admission.repository.ts'
import { admitPerson } from './admit-person.ts'
import { type ComparesSecrets, checkPin } from './check-pin.ts'
import { removePinTries } from './pin-tries.repository.ts'

export const enterPin: DoorWriter<typeof row, ComparesSecrets> = async ({ staffId, pin }, context) => {
  const { database, now, device, house } = context
  if (device === null) return refusal('device-unknown')
  const { siteId } = device
  const tiles = await listTilesAt(database, { ...device, deviceId: device.id })
  const tile = tiles.find((one) => one.staffId === staffId)
  if (tile === undefined) return refusal('person-not-found')
  const key = { siteId, deviceId: device.id, staffId }
  const isRight = await checkPin(database, { key, pin, now, pinHash: tile.pinHash }, house)
  if (isRefusal(isRight)) return isRight
  if (!isRight) return refusal('pin-wrong')
  return async (tx) => {
    await removePinTries(tx, key)
    return admitPerson(tx, { siteId, staffId, device, by: 'pin' }, now)
  }
}
