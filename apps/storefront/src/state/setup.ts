import { type BrandId, type StoreId, toId } from '@comanda/rules/ids'
import { type OrderingMode, orderingModes } from '@comanda/rules/modes/ordering-mode'
import { createCell } from '@comanda/screen/cell'
import { readCookie } from './cookie.ts'

/** What the visitor has chosen: mode, store, and whether a scanned code brought them here. */
export interface Setup {
  readonly mode: OrderingMode | null
  readonly storeId: StoreId | null
  readonly brandId: BrandId | null
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
    storeId: readId<StoreId>(readCookie('store-id', jar)),
    brandId: readId<BrandId>(readCookie('brand', jar)),
    fromCode: readCookie('from-qr', jar) !== null,
  })
}

function readId<Numbered extends StoreId | BrandId>(text: string | null): Numbered | null {
  return text !== null && /^\d{1,9}$/.test(text) ? toId<Numbered>(Number(text) as never) : null
}
