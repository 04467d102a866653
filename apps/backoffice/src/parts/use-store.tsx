import type { StoreId } from '@comanda/rules/ids'
import { type ReactNode, useState } from 'react'
import { InStore } from './in-store.tsx'
import { StoreChoice } from './store-choice.tsx'
import { useWorker } from './worker.ts'

interface StoreInSight {
  /** Where there is more than one to choose from. */
  readonly choice: ReactNode
  /** The view of the store, by its own clock; null for somebody without any store. */
  readonly shown: ReactNode
}

/** The store that a screen is about: the device's own, or the one that its person chooses. */
export function useStore(label: string, show: (storeId: StoreId, choice: ReactNode) => ReactNode): StoreInSight {
  const { device, stores } = useWorker()
  const [chosen, setChosen] = useState<StoreId | null>(null)
  const storeId = device?.storeId ?? chosen ?? stores[0]?.storeId
  if (storeId === undefined) return { choice: null, shown: null }
  const hasChoice = device === null && stores.length > 1
  const choice = hasChoice && <StoreChoice label={label} stores={stores} storeId={storeId} onChoose={setChosen} />
  return { choice, shown: <InStore storeId={storeId}>{show(storeId, choice)}</InStore> }
}
