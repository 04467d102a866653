import type { StoreId } from '@comanda/rules/ids'
import type { ReactNode } from 'react'
import { chosenStore } from '../state/chosen-store.ts'
import { InStore } from './in-store.tsx'
import { useWorker, type Worker } from './worker.ts'

/** The store that every screen is about: the device's own, or the one that was chosen in the frame. */
export function useStoreInSight(): StoreId | undefined {
  return storeOf(useWorker(), chosenStore.use())
}

export function storeOf({ device, stores }: Worker, chosen: StoreId | null): StoreId | undefined {
  if (device !== null) return device.storeId
  return (stores.find(({ storeId }) => storeId === chosen) ?? stores[0])?.storeId
}

/** The view of the store in sight, by its own clock; null for somebody without any store. */
export function useStore(show: (storeId: StoreId) => ReactNode): ReactNode {
  const storeId = useStoreInSight()
  return storeId === undefined ? null : <InStore storeId={storeId}>{show(storeId)}</InStore>
}
