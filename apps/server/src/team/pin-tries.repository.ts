import { noPinTries, type PinTries, pinTriesToShut } from '@comanda/rules/door/pin'
import type { DeviceId, SiteId, StaffId } from '@comanda/rules/ids'
import { and, eq, gte } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { pinTries } from '../database/schema/staff-device.ts'

export interface PinKey {
  readonly siteId: SiteId
  readonly deviceId: DeviceId
  readonly staffId: StaffId
}

/** Locked until the transaction ends, so that tries that come together are counted one after the other. */
export async function lockPinTries(tx: Tx, key: PinKey): Promise<PinTries> {
  await tx.insert(pinTries).values(key).onConflictDoNothing()
  const [found] = await tx
    .select({ wrong: pinTries.wrong, inAll: pinTries.inAll, lockedUntil: pinTries.lockedUntil })
    .from(pinTries)
    .where(isKey(key))
    .for('update')
  return found ?? noPinTries
}

export async function savePinTries(tx: Tx, key: PinKey, tries: PinTries): Promise<void> {
  await tx.update(pinTries).set(tries).where(isKey(key))
}

export async function removePinTries(db: Reader, key: PinKey): Promise<void> {
  await db.delete(pinTries).where(isKey(key))
}

/** Opens the tiles of a device that too many wrong PINs have shut. */
export async function openShutTiles(tx: Tx, { siteId, deviceId }: Omit<PinKey, 'staffId'>): Promise<void> {
  await tx
    .delete(pinTries)
    .where(and(eq(pinTries.siteId, siteId), eq(pinTries.deviceId, deviceId), gte(pinTries.inAll, pinTriesToShut)))
}

function isKey({ siteId, deviceId, staffId }: PinKey) {
  return and(eq(pinTries.siteId, siteId), eq(pinTries.deviceId, deviceId), eq(pinTries.staffId, staffId))
}
