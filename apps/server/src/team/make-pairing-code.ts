import type { makePairingCode as row } from '@comanda/contract/calls/staff/team/devices'
import { refusal } from '@comanda/contract/refusals'
import { pairingMinutes } from '@comanda/rules/door/door-times'
import { later } from '@comanda/rules/time/later'
import type { StaffWriter } from '../call/staff-handler.ts'
import { listStoreFacts } from './admission.repository.ts'
import { savePairingCode } from './device.repository.ts'
import { type DoorLimit, pairingCodes, takeDoorTry } from './limit-door.ts'
import { makePairingSecret } from './make-secret.ts'

export const makePairingCode: StaffWriter<typeof row> = async ({ storeId, kind, name }, context) => {
  const { tx, siteId, person, now } = context
  if (person === null) return refusal('staff-only')
  if ((await listStoreFacts(tx, siteId, [storeId])).length === 0) return refusal('store-not-found')
  const limit: DoorLimit = { what: 'pairing-code', who: `${siteId} ${person.id}`, atMost: pairingCodes }
  if (!(await takeDoorTry(tx, limit, now))) return refusal('too-many-requests')
  const { plain, hash } = makePairingSecret()
  const until = later(now, pairingMinutes * 60_000)
  const planned = { siteId, storeId, kind, name }
  const id = await savePairingCode(tx, { ...planned, codeHash: hash, madeBy: person.id, expiresAt: until })
  return {
    reply: { code: plain, until },
    subject: `pairing-code:${id}`,
    storeId,
    before: null,
    after: { kind, name },
  }
}
