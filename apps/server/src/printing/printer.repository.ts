import type { DeviceId, SiteId, StoreId } from '@comanda/rules/ids'
import type { StoresInReach } from '@comanda/rules/team/check-access'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import { inReach } from '../database/in-reach.ts'
import { printer } from '../database/schema/printing.ts'
import { staffDevice } from '../database/schema/staff-device.ts'

export type StoredPrinter = typeof printer.$inferSelect & { readonly name: string }

const columns = {
  siteId: printer.siteId,
  id: printer.id,
  storeId: printer.storeId,
  model: printer.model,
  fallbackId: printer.fallbackId,
  seenAt: printer.seenAt,
  toldSilent: printer.toldSilent,
  version: printer.version,
  settingsVersion: printer.settingsVersion,
  name: staffDevice.name,
}

/** A revoked device prints nothing more, so its printer is as good as gone. */
function selectPrinters(db: Reader) {
  return db
    .select(columns)
    .from(printer)
    .innerJoin(
      staffDevice,
      and(eq(staffDevice.siteId, printer.siteId), eq(staffDevice.id, printer.id), isNull(staffDevice.revokedAt)),
    )
}

/** Undefined for a token of nobody, of a revoked printer, or of a device that is no printer. */
export async function findPrinterByToken(db: Reader, tokenHash: Uint8Array): Promise<StoredPrinter | undefined> {
  const [found] = await selectPrinters(db).where(
    and(eq(staffDevice.tokenHash, tokenHash), eq(staffDevice.kind, 'printer')),
  )
  return found
}

const printersOfStore = hot((db, slot: Slots<Pick<StoredPrinter, 'siteId' | 'storeId'>>) =>
  selectPrinters(db)
    .where(
      and(eq(printer.siteId, slot('siteId', printer.siteId)), eq(printer.storeId, slot('storeId', printer.storeId))),
    )
    .orderBy(asc(staffDevice.name), asc(printer.id)),
)

export function listPrinters(db: Reader, siteId: SiteId, storeId: StoreId): Promise<StoredPrinter[]> {
  return printersOfStore.ask(db, { siteId, storeId })
}

export function listAllPrinters(db: Reader): Promise<StoredPrinter[]> {
  return selectPrinters(db)
}

export interface PrinterKey {
  readonly siteId: SiteId
  readonly id: DeviceId
}

export async function touchPrinter(tx: Tx, { siteId, id }: PrinterKey, now: Instant): Promise<void> {
  await tx
    .update(printer)
    .set({ seenAt: now })
    .where(and(eq(printer.siteId, siteId), eq(printer.id, id)))
}

/** The version that boards are to be told; undefined when they know already. */
export async function saveTold(tx: Tx, { siteId, id }: PrinterKey, isSilent: boolean): Promise<number | undefined> {
  const [told] = await tx
    .update(printer)
    .set({ toldSilent: isSilent, version: sql`${printer.version} + 1` })
    .where(and(eq(printer.siteId, siteId), eq(printer.id, id), eq(printer.toldSilent, !isSilent)))
    .returning({ version: printer.version })
  return told?.version
}

export async function savePrinter(tx: Tx, row: typeof printer.$inferInsert): Promise<void> {
  await tx.insert(printer).values(row)
}

interface Reach {
  readonly siteId: SiteId
  readonly stores: StoresInReach
}

function isHere({ siteId, stores }: Reach, id: DeviceId) {
  return and(eq(printer.siteId, siteId), eq(printer.id, id), inReach(printer.storeId, stores))
}

/** Undefined for one that is gone or out of reach. */
export async function findPrinter(db: Reader, reach: Reach, id: DeviceId): Promise<StoredPrinter | undefined> {
  const [found] = await selectPrinters(db).where(isHere(reach, id))
  return found
}

/** The same, locked until the transaction ends. */
export async function lockPrinter(tx: Tx, reach: Reach, id: DeviceId): Promise<StoredPrinter | undefined> {
  const [found] = await selectPrinters(tx)
    .where(isHere(reach, id))
    // Another printer that names this one as its fallback need not wait.
    .for('no key update', { of: printer })
  return found
}

/** The caller has locked it. */
export async function updatePrinter(
  tx: Tx,
  { siteId, id, version, settingsVersion }: StoredPrinter,
  settings: Pick<StoredPrinter, 'model' | 'fallbackId'>,
): Promise<void> {
  await tx
    .update(printer)
    .set({ ...settings, version: version + 1, settingsVersion: settingsVersion + 1 })
    .where(and(eq(printer.siteId, siteId), eq(printer.id, id)))
}

/** Whom a printer replaced that is gone, another one replaces, which nobody is for itself; null is nobody. */
export async function handOnReplacing(tx: Tx, { siteId, id }: PrinterKey, to: DeviceId | null): Promise<void> {
  await tx
    .update(printer)
    .set({
      fallbackId: sql`nullif(${to}::int, ${printer.id})`,
      settingsVersion: sql`${printer.settingsVersion} + 1`,
    })
    .where(and(eq(printer.siteId, siteId), eq(printer.fallbackId, id)))
}

/** All of a store: of two people who take away the two last printers of a station, one waits for the other. */
export async function lockPrintersOfStore(tx: Tx, siteId: SiteId, storeId: StoreId): Promise<void> {
  await tx
    .select({ id: printer.id })
    .from(printer)
    .where(and(eq(printer.siteId, siteId), eq(printer.storeId, storeId)))
    .orderBy(asc(printer.id))
    .for('no key update')
}

/** It prints for others too from now on: whoever changes it at this moment looks again. */
export async function raiseSettings(tx: Tx, { siteId, id }: PrinterKey): Promise<void> {
  await tx
    .update(printer)
    .set({ version: sql`${printer.version} + 1`, settingsVersion: sql`${printer.settingsVersion} + 1` })
    .where(and(eq(printer.siteId, siteId), eq(printer.id, id)))
}
