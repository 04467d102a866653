import type { ReplyOf } from '@comanda/contract/call'
import type { changePrinter } from '@comanda/contract/calls/staff/printing'
import { isPrinterSilent } from '@comanda/rules/printing/printing-times'
import type { Instant } from '@comanda/rules/time/calendar'
import type { listRoutes } from './print-route.repository.ts'
import type { StoredPrinter } from './printer.repository.ts'

type Routes = Awaited<ReturnType<typeof listRoutes>>

/** The settings that a person has given a printer. */
export function toSettings(printer: StoredPrinter, routes: Routes) {
  const { id, name, language, codePage, columns, fallbackId } = printer
  const own = routes.filter(({ printerId }) => printerId === id)
  return {
    name,
    language,
    codePage,
    columns,
    fallbackId,
    stationIds: own.flatMap(({ stationId }) => stationId ?? []),
    hasPass: own.some(({ stationId }) => stationId === null),
  }
}

export function toShownPrinter(printer: StoredPrinter, routes: Routes, now: Instant): ReplyOf<typeof changePrinter> {
  const { id: printerId, seenAt, settingsVersion: version } = printer
  return { ...toSettings(printer, routes), printerId, seenAt, isSilent: isPrinterSilent(seenAt, now), version }
}
