import type { DeviceId, SiteId, StoreId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { station } from '../database/schema/kitchen.ts'
import { printer, printRoute } from '../database/schema/printing.ts'
import { staffDevice } from '../database/schema/staff-device.ts'

export type StoredPrinter = typeof printer.$inferSelect & { readonly name: string }

const columns = {
  siteId: printer.siteId,
  id: printer.id,
  storeId: printer.storeId,
  language: printer.language,
  codePage: printer.codePage,
  columns: printer.columns,
  fallbackId: printer.fallbackId,
  seenAt: printer.seenAt,
  toldSilent: printer.toldSilent,
  version: printer.version,
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

export function listPrinters(db: Reader, siteId: SiteId, storeId: StoreId): Promise<StoredPrinter[]> {
  return selectPrinters(db)
    .where(and(eq(printer.siteId, siteId), eq(printer.storeId, storeId)))
    .orderBy(asc(staffDevice.name), asc(printer.id))
}

export function listAllPrinters(db: Reader): Promise<StoredPrinter[]> {
  return selectPrinters(db)
}

/** The routes of a store to printers that are still paired, each with the station that it is for. */
export function listRoutes(db: Reader, siteId: SiteId, storeId: StoreId) {
  return db
    .select({
      routeId: printRoute.id,
      stationId: printRoute.stationId,
      station: station.name,
      printerId: printRoute.printerId,
    })
    .from(printRoute)
    .innerJoin(
      staffDevice,
      and(
        eq(staffDevice.siteId, printRoute.siteId),
        eq(staffDevice.id, printRoute.printerId),
        isNull(staffDevice.revokedAt),
      ),
    )
    .leftJoin(station, and(eq(station.siteId, printRoute.siteId), eq(station.id, printRoute.stationId)))
    .where(and(eq(printRoute.siteId, siteId), eq(printRoute.storeId, storeId)))
    .orderBy(asc(printRoute.id))
}

interface PrinterKey {
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

export async function saveRoutes(tx: Tx, rows: readonly (typeof printRoute.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(printRoute).values([...rows])
}

export async function listStationIds(db: Reader, siteId: SiteId, storeId: StoreId) {
  const found = await db
    .select({ id: station.id })
    .from(station)
    .where(and(eq(station.siteId, siteId), eq(station.storeId, storeId)))
  return found.map(({ id }) => id)
}
