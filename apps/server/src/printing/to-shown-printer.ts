import type { ReplyOf } from '@comanda/contract/call'
import type { changePrinter } from '@comanda/contract/calls/staff/printing'
import { judgeTrial } from '@comanda/rules/printing/judge-trial'
import { isPrinterSilent } from '@comanda/rules/printing/printing-times'
import type { Instant } from '@comanda/rules/time/calendar'
import type { listRoutes } from './print-route.repository.ts'
import type { StoredTrial } from './print-trial.repository.ts'
import type { StoredPrinter } from './printer.repository.ts'

type Routes = Awaited<ReturnType<typeof listRoutes>>

/** The settings that a person has given a printer. */
export function toSettings(printer: StoredPrinter, routes: Routes) {
  const { id, name, model, fallbackId } = printer
  const own = routes.filter(({ printerId }) => printerId === id)
  return {
    name,
    model,
    fallbackId,
    stationIds: own.flatMap(({ stationId }) => stationId ?? []),
    hasPass: own.some(({ stationId }) => stationId === null),
  }
}

interface AroundPrinters {
  readonly routes: Routes
  readonly trials: readonly StoredTrial[]
  readonly now: Instant
}

export function toShownPrinter(
  printer: StoredPrinter,
  { routes, trials, now }: AroundPrinters,
): ReplyOf<typeof changePrinter> {
  const { id: printerId, seenAt, settingsVersion: version } = printer
  const last = trials.find((one) => one.printerId === printerId)
  const trial = last === undefined ? null : { state: judgeTrial(last, now), at: last.printedAt ?? last.askedAt }
  return { ...toSettings(printer, routes), printerId, seenAt, isSilent: isPrinterSilent(seenAt, now), trial, version }
}
