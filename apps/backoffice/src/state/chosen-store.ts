import type { StoreId } from '@comanda/rules/ids'
import { createCell } from '@comanda/screen/cell'
import { keep, readKept } from './kept.ts'

/** The store that somebody who reaches several has chosen, once for every screen; null before they have. */
export const chosenStore = createCell<StoreId | null>(readChosen())

export function chooseStore(storeId: StoreId): void {
  keep('store', String(storeId))
  chosenStore.set(storeId)
}

function readChosen(): StoreId | null {
  const kept = readKept('store')
  return kept === null ? null : (Number(kept) as StoreId)
}
