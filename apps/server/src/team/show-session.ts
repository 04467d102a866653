import type { StaffSession } from '@comanda/contract/entities/staff/staff-session'
import { findLockMinutes } from '@comanda/rules/door/lock-after'
import type { SiteId } from '@comanda/rules/ids'
import type { StoresInReach } from '@comanda/rules/team/check-access'
import { listRights } from '@comanda/rules/team/rights'
import type { Instant } from '@comanda/rules/time/calendar'
import type { DeviceHere, PersonHere } from '../call/staff-context.ts'
import type { Reader } from '../database/database.ts'
import { findSiteFacts, listStoreFacts, listStoreUses } from './admission.repository.ts'
import { findLockChoice } from './device.repository.ts'

export interface Present {
  readonly siteId: SiteId
  readonly person: Omit<PersonHere, 'sessionId'> | null
  readonly device: DeviceHere | null
  readonly stores: StoresInReach
}

/** The person or device that is there, as the shell shows it. */
export async function showSession(
  db: Reader,
  { siteId, person, device, stores }: Present,
  now: Instant,
): Promise<StaffSession> {
  const { title, host, pinLength } = await findSiteFacts(db, siteId)
  const inReach = await listStoreFacts(db, siteId, stores)
  const uses = await listStoreUses(db, siteId, now)
  return {
    person: person && {
      staffId: person.id,
      name: person.name,
      colour: person.colour,
      roleId: person.roleId,
      role: person.role,
      rights: [...listRights(person.rights)],
    },
    device: device && {
      deviceId: device.id,
      kind: device.kind,
      name: device.name,
      storeId: device.storeId,
      lockMinutes: findLockMinutes({ kind: device.kind, ...(await findLockChoice(db, { siteId, id: device.id })) }),
    },
    site: { title, host, pinLength },
    stores: inReach.flatMap((store) =>
      uses.filter(({ storeId }) => storeId === store.storeId).map((use) => ({ ...store, ...use })),
    ),
    wholeSite: stores === 'all',
    now,
  }
}
