import { isPrinterSilent } from '@comanda/rules/printing/printing-times'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import { type StoredPrinter, saveTold, touchPrinter } from './printer.repository.ts'
import { tellBoards } from './tell-boards.ts'

/** More often than this a sign of life says nothing new. */
const noteEveryMs = 2_000

/** A printer says that it can print: the boards no longer name it as dead. */
export async function hearPrinter(tx: Tx, printer: StoredPrinter, now: Instant): Promise<void> {
  const { seenAt } = printer
  if (seenAt === null || Math.abs(now - seenAt) >= noteEveryMs) await touchPrinter(tx, printer, now)
  if (printer.toldSilent) await tellSilence(tx, printer, false)
}

/** Whether the boards say something else of a printer than what is true. */
export function isToldWrong({ seenAt, toldSilent }: StoredPrinter, now: Instant): boolean {
  return isPrinterSilent(seenAt, now) !== toldSilent
}

/** Names a printer on the boards when it fell silent, and takes its name off them when it is back. */
export async function correctBoards(tx: Tx, printer: StoredPrinter): Promise<void> {
  await tellSilence(tx, printer, !printer.toldSilent)
}

async function tellSilence(tx: Tx, { siteId, storeId, id }: StoredPrinter, isSilent: boolean): Promise<void> {
  const version = await saveTold(tx, { siteId, id }, isSilent)
  if (version === undefined) return
  await tellBoards(tx, { siteId, storeId, kind: 'printer-changed', id: `printer-${id}`, version })
}
