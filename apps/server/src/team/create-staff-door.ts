import { isRefusal, refusal } from '@comanda/contract/refusals'
import { holdsRight } from '@comanda/rules/team/rights'
import type { Database } from '../database/database.ts'
import type { StaffDoor } from '../http/staff-door.ts'
import { toStoredTopic } from '../live/to-stored-topic.ts'
import { hasStore } from '../venue/has-store.ts'
import { saveAction } from './action.repository.ts'
import { listTilesAt } from './admission.repository.ts'
import { type ComparesSecrets, checkPin, takePinTry } from './check-pin.ts'
import { prepareFindByTokens, prepareTouches } from './find-staff.repository.ts'
import { findStaff } from './find-staff.ts'
import { getPersonHere } from './person.repository.ts'
import { removePinTries } from './pin-tries.repository.ts'

/** The questions of the edge to the team's slice. */
export function createStaffDoor(database: Database, house: ComparesSecrets): StaffDoor {
  const books = { touches: prepareTouches(database), findByTokens: prepareFindByTokens(database) }
  return {
    find: (tokens, now, topics = []) =>
      findStaff(books, tokens, { now, isCall: true, topics: topics.map(toStoredTopic) }),
    look: (tokens, now, shows) => findStaff(books, tokens, { now, isCall: false, topics: [], shows }),
    async approve(db, { staffId, pin }, { siteId, person, device, now, right, bySelf }) {
      // A PIN is worth nothing without a device.
      if (device === null) return refusal('device-unknown')
      const tiles = await listTilesAt(db, { siteId, ...device, deviceId: device.id })
      const tile = tiles.find((one) => one.staffId === staffId)
      if (tile === undefined) return refusal('approval-wrong')
      const key = { siteId, deviceId: device.id, staffId }
      const colleague = await getPersonHere(db, siteId, staffId)
      const mayApprove = (bySelf || staffId !== person?.id) && holdsRight(colleague.person.rights, right)
      // Who may not approve gets the same answer as a wrong PIN, and the try counts the same.
      if (!mayApprove) return (await takePinTry(db, key, now)) ?? refusal('approval-wrong')
      const isRight = await checkPin(db, { key, pin, now, pinHash: tile.pinHash }, house)
      if (isRefusal(isRight)) return isRight
      if (!isRight) return refusal('approval-wrong')
      await removePinTries(db, key)
      return staffId
    },
    hasStore: (siteId, storeId) => hasStore(database, siteId, storeId),
    record: saveAction,
  }
}
