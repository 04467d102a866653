import type { LockStep } from '@comanda/rules/door/lock-after'
import type { DeviceId, SiteId, StaffId, StoreId } from '@comanda/rules/ids'
import type { StoresInReach } from '@comanda/rules/team/check-access'
import type { DeviceKind } from '@comanda/rules/team/device-kinds'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, asc, eq, exists, gt, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader, Tx } from '../database/database.ts'
import { inReach } from '../database/in-reach.ts'
import { printer } from '../database/schema/printing.ts'
import { staff } from '../database/schema/staff.ts'
import { pairingCode, staffDevice } from '../database/schema/staff-device.ts'
import { staffSession } from '../database/schema/staff-session.ts'

export interface PlannedDevice {
  readonly siteId: SiteId
  readonly storeId: StoreId
  readonly kind: DeviceKind
  readonly name: string
}

export interface NewPairingCode extends PlannedDevice {
  readonly codeHash: Uint8Array
  readonly madeBy: StaffId
  readonly expiresAt: Instant
}

export async function savePairingCode(tx: Tx, code: NewPairingCode): Promise<number> {
  const [saved] = await tx.insert(pairingCode).values(code).returning({ id: pairingCode.id })
  if (saved === undefined) throw new Error('the pairing code was not saved')
  return saved.id
}

/** Uses a code up; undefined for one that is unknown, used or late. */
export async function usePairingCode(
  tx: Tx,
  codeHash: Uint8Array,
  now: Instant,
): Promise<(PlannedDevice & { readonly madeBy: StaffId }) | undefined> {
  const { siteId, storeId, kind, name, madeBy } = pairingCode
  const [used] = await tx
    .update(pairingCode)
    .set({ usedAt: now })
    .where(and(eq(pairingCode.codeHash, codeHash), isNull(pairingCode.usedAt), gt(pairingCode.expiresAt, now)))
    .returning({ siteId, storeId, kind, name, madeBy })
  return used
}

export interface NewDevice extends PlannedDevice {
  readonly tokenHash: Uint8Array
  readonly pairedBy: StaffId
}

export async function saveDevice(tx: Tx, device: NewDevice, now: Instant): Promise<DeviceId> {
  const [saved] = await tx
    .insert(staffDevice)
    .values({ ...device, pairedAt: now, lastSeenAt: now })
    .returning({ id: staffDevice.id })
  if (saved === undefined) throw new Error('the device was not saved')
  return saved.id
}

interface Reach {
  readonly siteId: SiteId
  readonly stores: StoresInReach
}

export async function listDevicesInReach(db: Reader, { siteId, stores }: Reach) {
  return db
    .select({
      deviceId: staffDevice.id,
      storeId: staffDevice.storeId,
      kind: staffDevice.kind,
      name: staffDevice.name,
      pairedBy: { staffId: staff.id, name: staff.name },
      pairedAt: staffDevice.pairedAt,
      lastSeenAt: staffDevice.lastSeenAt,
      lockMinutes: staffDevice.lockMinutes,
    })
    .from(staffDevice)
    .leftJoin(staff, and(eq(staff.siteId, staffDevice.siteId), eq(staff.id, staffDevice.pairedBy)))
    .where(and(eq(staffDevice.siteId, siteId), isNull(staffDevice.revokedAt), inReach(staffDevice.storeId, stores)))
    .orderBy(asc(staffDevice.storeId), asc(staffDevice.name), asc(staffDevice.id))
}

interface DeviceKey {
  readonly siteId: SiteId
  readonly id: DeviceId
}

/** What was chosen for a device, and whether its store has any other screen. */
export async function findLockChoice(db: Reader, { siteId, id }: DeviceKey) {
  const others = alias(staffDevice, 'others')
  const hasOthers = exists(
    db
      .select({ id: others.id })
      .from(others)
      .where(
        and(
          eq(others.siteId, staffDevice.siteId),
          eq(others.storeId, staffDevice.storeId),
          ne(others.id, staffDevice.id),
          ne(others.kind, 'printer'),
          isNull(others.revokedAt),
        ),
      ),
  )
  const [found] = await db
    .select({ chosen: staffDevice.lockMinutes, hasOthers: sql<boolean>`${hasOthers}` })
    .from(staffDevice)
    .where(and(eq(staffDevice.siteId, siteId), eq(staffDevice.id, id)))
  return { chosen: found?.chosen ?? null, isOnlyScreen: found?.hasOthers === false }
}

export async function saveLockMinutes(tx: Tx, { siteId, id }: DeviceKey, minutes: LockStep): Promise<void> {
  await tx
    .update(staffDevice)
    .set({ lockMinutes: minutes })
    .where(and(eq(staffDevice.siteId, siteId), eq(staffDevice.id, id)))
}

/** Undefined for one that is revoked or out of reach. */
export async function findDevice(db: Reader, { siteId, stores }: Reach, id: DeviceId) {
  const [found] = await db
    .select({ id: staffDevice.id, storeId: staffDevice.storeId })
    .from(staffDevice)
    .where(
      and(
        eq(staffDevice.siteId, siteId),
        eq(staffDevice.id, id),
        isNull(staffDevice.revokedAt),
        inReach(staffDevice.storeId, stores),
      ),
    )
  return found
}

/** Whether papers are printed on it, which a device of the kind alone does not say. */
export async function isPrinter(db: Reader, siteId: SiteId, id: DeviceId): Promise<boolean> {
  return (await db.$count(printer, and(eq(printer.siteId, siteId), eq(printer.id, id)))) > 0
}

/** The sessions on a device that nobody has ended. */
export function listSessionsOn(db: Reader, siteId: SiteId, deviceId: DeviceId) {
  return db
    .select({ name: staff.name, createdAt: staffSession.createdAt, lastCallAt: staffSession.lastCallAt })
    .from(staffSession)
    .innerJoin(staff, and(eq(staff.siteId, staffSession.siteId), eq(staff.id, staffSession.staffId)))
    .where(and(eq(staffSession.siteId, siteId), eq(staffSession.deviceId, deviceId), isNull(staffSession.endedAt)))
    .orderBy(asc(staff.name))
}

/** How many others of its store somebody can look at: a printer shows nothing. */
export function countOthers(
  db: Reader,
  { siteId, storeId, id }: { readonly siteId: SiteId; readonly storeId: StoreId; readonly id: DeviceId },
): Promise<number> {
  return db.$count(
    staffDevice,
    and(
      eq(staffDevice.siteId, siteId),
      eq(staffDevice.storeId, storeId),
      ne(staffDevice.id, id),
      ne(staffDevice.kind, 'printer'),
      isNull(staffDevice.revokedAt),
    ),
  )
}

/** Locked until the transaction ends: of two who revoke it, the second one sees who did. */
export async function lockDevice(tx: Tx, { siteId, stores }: Reach, id: DeviceId) {
  const [found] = await tx
    .select({
      id: staffDevice.id,
      storeId: staffDevice.storeId,
      kind: staffDevice.kind,
      name: staffDevice.name,
      revokedAt: staffDevice.revokedAt,
      revokedBy: staffDevice.revokedBy,
      lockMinutes: staffDevice.lockMinutes,
    })
    .from(staffDevice)
    .where(and(eq(staffDevice.siteId, siteId), eq(staffDevice.id, id), inReach(staffDevice.storeId, stores)))
    // As with a person: an audit row that names this device need not wait.
    .for('no key update')
  return found
}

export async function saveRevocation(
  tx: Tx,
  { siteId, id, by }: { readonly siteId: SiteId; readonly id: DeviceId; readonly by: StaffId | null },
  now: Instant,
): Promise<void> {
  await tx
    .update(staffDevice)
    .set({ revokedAt: now, revokedBy: by })
    .where(and(eq(staffDevice.siteId, siteId), eq(staffDevice.id, id)))
}

export async function saveDeviceName(
  tx: Tx,
  { siteId, id }: { readonly siteId: SiteId; readonly id: DeviceId },
  name: string,
): Promise<void> {
  await tx
    .update(staffDevice)
    .set({ name })
    .where(and(eq(staffDevice.siteId, siteId), eq(staffDevice.id, id)))
}
