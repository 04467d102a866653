import { randomUUID } from 'node:crypto'
import type { tryPrinter as row } from '@comanda/contract/calls/staff/printing'
import { refusal } from '@comanda/contract/refusals'
import { type PrintTrialId, toId } from '@comanda/rules/ids'
import { judgeTrial } from '@comanda/rules/printing/judge-trial'
import type { StaffWriter } from '../call/staff-handler.ts'
import { findTrial, saveTrial } from './print-trial.repository.ts'
import { lockPrinter } from './printer.repository.ts'
import { showPrinter } from './show-printer.ts'

/** Whoever presses twice gets one page: the printer has half a minute for the first. */
export const tryPrinter: StaffWriter<typeof row> = async ({ printerId }, context) => {
  const { tx, now } = context
  const printer = await lockPrinter(tx, context, printerId)
  if (printer === undefined) return refusal('device-not-found')
  const last = await findTrial(tx, printer)
  const isUnderWay = last !== undefined && ['waiting', 'given'].includes(judgeTrial(last, now))
  if (!isUnderWay) await saveTrial(tx, printer, { id: toId<PrintTrialId>(randomUUID()), askedAt: now })
  return {
    reply: await showPrinter(tx, printer, now),
    subject: `printer:${printerId}`,
    storeId: printer.storeId,
    before: null,
    after: { name: printer.name },
  }
}
