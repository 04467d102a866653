import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { encodePaper } from '@comanda/printing/encode-paper'
import { writeTrialPaper } from '@comanda/printing/trial-paper'
import type { PrintTrialId } from '@comanda/rules/ids'
import { judgeTrial } from '@comanda/rules/printing/judge-trial'
import { getModelFacts } from '@comanda/rules/printing/printer-models'
import type { Instant } from '@comanda/rules/time/calendar'
import { formatMinute } from '@comanda/rules/time/minute'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import type { Reader, Tx } from '../database/database.ts'
import { listRoutes } from './print-route.repository.ts'
import { changeTrial, findTrial, lockTrial, readHouse, type StoredTrial } from './print-trial.repository.ts'
import { listPrinters, type StoredPrinter } from './printer.repository.ts'

interface Trying {
  readonly trialId: PrintTrialId
  readonly now: Instant
}

/** The test page that a printer is to print now: one that is too late is printed no more. */
export async function findOpenTrial(
  db: Reader,
  printer: StoredPrinter,
  now: Instant,
): Promise<StoredTrial | undefined> {
  const trial = await findTrial(db, printer)
  return trial !== undefined && judgeTrial(trial, now) === 'waiting' ? trial : undefined
}

/** Undefined for a page of another printer, or for one that nobody waits for any more. */
export async function giveTrial(
  tx: Tx,
  printer: StoredPrinter,
  { trialId, now }: Trying,
): Promise<Uint8Array | undefined> {
  const trial = await lockTrial(tx, printer, trialId)
  if (trial === undefined || ['printed', 'failed'].includes(judgeTrial(trial, now))) return undefined
  await changeTrial(tx, trial, { givenAt: now })
  return writeTrial(tx, printer, trial.askedAt)
}

/** Whether it was a test page that this printer says it has printed. */
export async function confirmTrial(tx: Tx, printer: StoredPrinter, { trialId, now }: Trying): Promise<boolean> {
  const trial = await lockTrial(tx, printer, trialId)
  if (trial === undefined) return false
  // What was given to nobody came out nowhere.
  if (trial.givenAt !== null && trial.printedAt === null) await changeTrial(tx, trial, { printedAt: now })
  return true
}

async function writeTrial(tx: Tx, printer: StoredPrinter, askedAt: Instant): Promise<Uint8Array> {
  const { siteId, storeId, id, name } = printer
  const { store, timeZone, language } = await readHouse(tx, printer)
  const { printing, kitchen } = dictionaryOf(language)
  const routes = await listRoutes(tx, siteId, storeId)
  const printers = await listPrinters(tx, siteId, storeId)
  const { name: model, ...traits } = getModelFacts(printer.model)
  const paper = writeTrialPaper(
    {
      name,
      store,
      model,
      hour: formatMinute(toStoreMoment(askedAt, timeZone).minute),
      prints: routes.filter(({ printerId }) => printerId === id).map(({ station }) => station ?? kitchen.pass),
      replaces: printers.filter(({ fallbackId }) => fallbackId === id).map((one) => one.name),
    },
    printing.trialPage,
  )
  return encodePaper(paper, traits)
}
