import type { StationId } from '@comanda/rules/ids'

interface Routed {
  readonly stationIds: readonly StationId[]
  readonly hasPass: boolean
}

/** Whom a printer prints for, each once; null is the pass. */
export function listRouted({ stationIds, hasPass }: Routed): (StationId | null)[] {
  return [...new Set([...stationIds, ...(hasPass ? [null] : [])])]
}
