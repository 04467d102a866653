import type { DeviceId, StationId } from '../ids.ts'

/** Who prints what; a station of null is the pass. */
export interface KnownRoute {
  readonly printerId: DeviceId
  readonly stationId: StationId | null
}

interface PrinterOfStore {
  readonly id: DeviceId
  readonly fallbackId: DeviceId | null
}

export interface Retirement {
  /** The places whose dishes it prints. */
  readonly prints: readonly (StationId | null)[]
  /** Those of them for which nobody else does. */
  readonly onlyHere: readonly (StationId | null)[]
  /** The printers that it replaces while they are silent. */
  readonly replaces: readonly DeviceId[]
  /** The printer that its work would go to by itself; null where somebody has to say. */
  readonly fallbackId: DeviceId | null
}

interface House {
  readonly printers: readonly PrinterOfStore[]
  readonly routes: readonly KnownRoute[]
}

/** All that would lose its way if a printer went (DAY-211). */
export function planRetirement(retired: DeviceId, { printers, routes }: House): Retirement {
  const prints = routes.filter(({ printerId }) => printerId === retired).map(({ stationId }) => stationId)
  const isElsewhere = (place: StationId | null) =>
    routes.some(({ printerId, stationId }) => printerId !== retired && stationId === place)
  const fallbackId = printers.find(({ id }) => id === retired)?.fallbackId ?? null
  return {
    prints,
    onlyHere: prints.filter((place) => !isElsewhere(place)),
    replaces: printers.filter((one) => one.fallbackId === retired).map(({ id }) => id),
    fallbackId: printers.some(({ id }) => id === fallbackId) ? fallbackId : null,
  }
}
