import { type OrderingMode, orderingModes } from '@comanda/rules/modes/ordering-mode'
import { createCell } from '@comanda/screen/cell'
import { readCookie } from './cookie.ts'

/** What the visitor has chosen: mode, store, and whether a scanned code brought them here. */
export interface Setup {
  readonly mode: OrderingMode | null
  readonly storeId: number | null
  readonly brandId: number | null
  readonly fromCode: boolean
}

const nothing: Setup = { mode: null, storeId: null, brandId: null, fromCode: false }
const setup = createCell<Setup>(nothing)

export const useSetup = setup.use
export const getSetup = setup.get

export function changeSetup(change: Partial<Setup>): void {
  setup.set({ ...setup.get(), ...change })
}

/** The same page serves everybody, so this visitor's choices are read only after hydration. */
export function restoreSetup(jar: string = document.cookie): void {
  const mode = readCookie('delivery-mode', jar)
  setup.set({
    mode: orderingModes.find((known) => known === mode) ?? null,
    storeId: readNumber(readCookie('store-id', jar)),
    brandId: readNumber(readCookie('brand', jar)),
    fromCode: readCookie('from-qr', jar) !== null,
  })
}

function readNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}
