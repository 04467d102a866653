import type { StoreId } from '@comanda/rules/ids'
import type { TimeZone } from '@comanda/rules/time/calendar'
import { createContext, type ReactNode, useContext } from 'react'
import { useWorker } from './worker.ts'

const StoreContext = createContext<StoreId | null>(null)

interface InStoreProps {
  /** Null for what was done in no store. */
  readonly storeId: StoreId | null
  readonly children: ReactNode
}

/** What stands inside is about this store: its moments are told by the store's clock, wherever the screen stands. */
export function InStore({ storeId, children }: InStoreProps) {
  return <StoreContext value={storeId}>{children}</StoreContext>
}

/** The zone of the store that is shown; what is about none goes by the device's own, or by the first in reach. */
export function useZone(): TimeZone | null {
  const shown = useContext(StoreContext)
  const { device, stores } = useWorker()
  const zoneOf = (wanted: StoreId | undefined) => stores.find(({ storeId }) => storeId === wanted)?.timeZone
  return zoneOf(shown ?? device?.storeId) ?? stores[0]?.timeZone ?? null
}
