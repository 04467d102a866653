import type { PrintTrialId, SiteId, StoreId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { printer, printTrial } from '../database/schema/printing.ts'
import { site } from '../database/schema/site.ts'
import { store } from '../database/schema/store.ts'
import type { PrinterKey, StoredPrinter } from './printer.repository.ts'

export type StoredTrial = typeof printTrial.$inferSelect

/** The last test page of each printer of a store. */
export function listTrials(db: Reader, siteId: SiteId, storeId: StoreId): Promise<StoredTrial[]> {
  const { id, printerId, askedAt, givenAt, printedAt } = printTrial
  return db
    .select({ siteId: printTrial.siteId, id, printerId, askedAt, givenAt, printedAt })
    .from(printTrial)
    .innerJoin(printer, and(eq(printer.siteId, printTrial.siteId), eq(printer.id, printTrial.printerId)))
    .where(and(eq(printTrial.siteId, siteId), eq(printer.storeId, storeId)))
}

export async function findTrial(db: Reader, { siteId, id }: PrinterKey): Promise<StoredTrial | undefined> {
  const [found] = await db
    .select()
    .from(printTrial)
    .where(and(eq(printTrial.siteId, siteId), eq(printTrial.printerId, id)))
  return found
}

/** A new page, in the place of the last one: what a printer says of that one counts no more. */
export async function saveTrial(
  tx: Tx,
  { siteId, id: printerId }: PrinterKey,
  trial: { readonly id: PrintTrialId; readonly askedAt: Instant },
): Promise<void> {
  const fresh = { ...trial, givenAt: null, printedAt: null }
  await tx
    .insert(printTrial)
    .values({ siteId, printerId, ...fresh })
    .onConflictDoUpdate({ target: [printTrial.siteId, printTrial.printerId], set: fresh })
}

/** A page of this printer and of no other, locked until the transaction ends. */
export async function lockTrial(
  tx: Tx,
  { siteId, id }: PrinterKey,
  trialId: PrintTrialId,
): Promise<StoredTrial | undefined> {
  const [found] = await tx
    .select()
    .from(printTrial)
    .where(and(eq(printTrial.siteId, siteId), eq(printTrial.printerId, id), eq(printTrial.id, trialId)))
    .for('update')
  return found
}

export async function changeTrial(
  tx: Tx,
  { siteId, printerId, id }: StoredTrial,
  change: Partial<Pick<StoredTrial, 'givenAt' | 'printedAt'>>,
): Promise<void> {
  await tx
    .update(printTrial)
    .set(change)
    .where(and(eq(printTrial.siteId, siteId), eq(printTrial.printerId, printerId), eq(printTrial.id, id)))
}

/** The house that a printer stands in, as its page names it. */
export async function readHouse(tx: Tx, { siteId, storeId }: Pick<StoredPrinter, 'siteId' | 'storeId'>) {
  const [found] = await tx
    .select({ store: store.name, timeZone: store.timeZone, language: site.defaultLanguage })
    .from(store)
    .innerJoin(site, eq(site.id, store.siteId))
    .where(and(eq(store.siteId, siteId), eq(store.id, storeId)))
  if (found === undefined) throw new Error('a printer without a store')
  return found
}
