import { type BrandId, type StoreId, toId } from '@comanda/rules/ids'
import { type OrderingMode, orderingModes } from '@comanda/rules/modes/ordering-mode'
import { createCell } from '@comanda/screen/cell'
import { useSyncExternalStore } from 'react'
import { readCookie } from './cookie.ts'

/** The visitor's choices: mode, store, and whether a scanned code brought them here. */
export interface Setup {
  readonly mode: OrderingMode | null
  readonly storeId: StoreId | null
  readonly brandId: BrandId | null
  readonly fromCode: boolean
}

const nothing: Setup = { mode: null, storeId: null, brandId: null, fromCode: false }
const keys = Object.keys(nothing) as readonly (keyof Setup)[]
const setup = createCell<Setup>(nothing)

export const getSetup = setup.get
export const followSetup = setup.follow

/** One of the choices: what reads the mode need not render again when the store changes. */
export function useSetup<Key extends keyof Setup>(key: Key): Setup[Key] {
  return useSyncExternalStore(
    followSetup,
    () => setup.get()[key],
    () => nothing[key],
  )
}

/** The chosen store, else the one the site begins with, which the server knows too (OPEN-081). */
export function useStoreId({ firstStoreId }: { readonly firstStoreId: StoreId | null }): StoreId | null {
  return useSyncExternalStore(
    followSetup,
    () => setup.get().storeId ?? firstStoreId,
    () => firstStoreId,
  )
}

export function changeSetup(change: Partial<Setup>): void {
  const now = setup.get()
  const next = { ...now, ...change }
  // Every card of a menu follows it: what is the same again must not render them all.
  if (keys.some((key) => next[key] !== now[key])) setup.set(next)
}

/** The same page serves everybody, so this visitor's choices are read only after hydration. */
export function restoreSetup(jar: string = document.cookie): void {
  const mode = readCookie('delivery-mode', jar)
  changeSetup({
    mode: orderingModes.find((known) => known === mode) ?? null,
    storeId: readId<StoreId>(readCookie('store-id', jar)),
    brandId: readId<BrandId>(readCookie('brand', jar)),
    fromCode: readCookie('from-qr', jar) !== null,
  })
}

function readId<Numbered extends StoreId | BrandId>(text: string | null): Numbered | null {
  return text !== null && /^\d{1,9}$/.test(text) ? toId<Numbered>(Number(text) as never) : null
}
