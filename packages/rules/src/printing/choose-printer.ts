import type { DeviceId } from '../ids.ts'
import type { Instant } from '../time/calendar.ts'
import { isPrinterSilent } from './printing-times.ts'

export interface KnownPrinter {
  readonly deviceId: DeviceId
  readonly fallbackId: DeviceId | null
  /** When it last said that it can print. */
  readonly seenAt: Instant | null
}

interface Choice {
  readonly printers: readonly KnownPrinter[]
  /** The printer of the route. */
  readonly first: DeviceId
  /** Those that had the job and did not print it. */
  readonly tried: readonly DeviceId[]
  readonly now: Instant
}

/** The first living printer from the route's own along its fallbacks; undefined when none of them lives (DAY-107). */
export function choosePrinter({ printers, first, tried, now }: Choice): DeviceId | undefined {
  const passed = new Set<DeviceId>()
  let at: DeviceId | null = first
  // Two printers may be each other's fallback.
  while (at !== null && !passed.has(at)) {
    passed.add(at)
    const printer: KnownPrinter | undefined = printers.find(({ deviceId }) => deviceId === at)
    if (printer === undefined) return undefined
    if (!tried.includes(at) && !isPrinterSilent(printer.seenAt, now)) return at
    at = printer.fallbackId
  }
  return undefined
}
