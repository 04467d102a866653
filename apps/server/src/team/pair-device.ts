import type { pairDevice as row } from '@comanda/contract/calls/staff/door'
import { refusal } from '@comanda/contract/refusals'
import type { DoorWriter } from '../call/staff-handler.ts'
import { saveDevice, usePairingCode } from './device.repository.ts'
import { type DoorLimit, forgiveDoorTries, pairingTries, takeDoorTry } from './limit-door.ts'
import { hashPairingCode, makeToken } from './make-secret.ts'
import { showSession } from './show-session.ts'

/** A code that is unknown, used or late gets the same answer. */
export const pairDevice: DoorWriter<typeof row> = async ({ code }, { database, now, from }) => {
  const limit: DoorLimit = { what: 'pairing', who: from.address, atMost: pairingTries }
  if (!(await takeDoorTry(database, limit, now))) return refusal('too-many-requests')
  return async (tx) => {
    const planned = await usePairingCode(tx, hashPairingCode(code), now)
    if (planned === undefined) return refusal('pairing-over')
    await forgiveDoorTries(tx, limit)
    const { madeBy, ...device } = planned
    const { siteId, storeId, kind, name } = device
    const { plain, hash } = makeToken()
    const id = await saveDevice(tx, { ...device, tokenHash: hash, pairedBy: madeBy }, now)
    const here = { id, kind, name, storeId }
    return {
      reply: await showSession(tx, { siteId, person: null, device: here, stores: [storeId] }, now),
      siteId,
      staffId: null,
      device: here,
      subject: `device:${id}`,
      storeId,
      before: null,
      after: { kind, name },
      tokens: { device: plain },
    }
  }
}
