import type { SiteId, StoreId } from '@comanda/rules/ids'
import type { Tx } from '../database/database.ts'
import { publish } from '../live/publish.ts'
import { listPauseEffects, type PauseChange } from './list-pause-effects.ts'
import type { CatalogueSnapshot } from './load-catalogue.ts'
import type { PausedThing, StoredPause } from './pause.repository.ts'

interface ChangedPauses extends PauseChange {
  readonly siteId: SiteId
  readonly storeId: StoreId
  readonly catalogue: CatalogueSnapshot
}

/**
 * Tells the open menus of diners which dishes a store has run out of, or sells again: a page changes these alone, and
 * nobody reads the menu anew. A pause ends by the clock, so the moment of the return goes along.
 */
export async function tellDiners(tx: Tx, { siteId, storeId, catalogue, ...change }: ChangedPauses): Promise<void> {
  // A choice that went or came back is no news of a dish: what was read of the menu is read again.
  if (change.thing.optionValueId !== null) await publish(tx, siteId, 'products', { kind: 'catalogue-changed' })
  for (const { id: product, until } of listPauseEffects(catalogue, change)) {
    const message = { kind: 'publication-changed', product, published: until === null, store: storeId } as const
    await publish(tx, siteId, 'products', until === null ? message : { ...message, until })
  }
}

/** The pauses as they are after one of them was saved. */
export function withSaved(pauses: readonly StoredPause[], saved: StoredPause): readonly StoredPause[] {
  return [...withoutThing(pauses, saved), saved]
}

export function withoutThing(pauses: readonly StoredPause[], thing: PausedThing): readonly StoredPause[] {
  return pauses.filter((one) => one.productId !== thing.productId || one.optionValueId !== thing.optionValueId)
}
