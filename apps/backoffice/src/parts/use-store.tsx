import type { StoreId } from '@comanda/rules/ids'
import { type ReactNode, useState } from 'react'
import { StoreChoice } from './store-choice.tsx'
import { useWorker } from './worker.ts'

interface StoreInSight {
  /** Undefined for somebody without any store. */
  readonly storeId: StoreId | undefined
  /** Where there is more than one to choose from. */
  readonly choice: ReactNode
}

/** The store that a screen is about: the device's own, or the one that its person chooses. */
export function useStore(label: string): StoreInSight {
  const { device, stores } = useWorker()
  const [chosen, setChosen] = useState<StoreId | null>(null)
  const storeId = device?.storeId ?? chosen ?? stores[0]?.storeId
  const hasChoice = device === null && storeId !== undefined && stores.length > 1
  const choice = hasChoice && <StoreChoice label={label} stores={stores} storeId={storeId} onChoose={setChosen} />
  return { storeId, choice }
}
