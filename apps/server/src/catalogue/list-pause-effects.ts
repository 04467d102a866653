import type { Product } from '@comanda/rules/catalogue/product'
import { type Pauses, withPauses } from '@comanda/rules/catalogue/with-pauses'
import type { OptionValueId, ProductId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { holdsThing } from './list-fallen.ts'
import type { CatalogueSnapshot } from './load-catalogue.ts'
import type { PausedThing, StoredPause } from './pause.repository.ts'

export interface PauseChange {
  /** The thing that was paused or is sold again. */
  readonly thing: PausedThing
  /** The pauses of the store, without and with the change. */
  readonly before: readonly StoredPause[]
  readonly after: readonly StoredPause[]
}

interface PauseEffect {
  readonly id: ProductId
  /** Null for a dish that is sold again now. */
  readonly until: Instant | null
}

/** The dishes that a store sells no longer, or again, or until another moment not, since one of its pauses changed. */
export function listPauseEffects(
  { products }: CatalogueSnapshot,
  { thing, before, after }: PauseChange,
): readonly PauseEffect[] {
  return products
    .filter((product) => product.published && holdsThing(product, thing))
    .map((product) => ({ id: product.id, was: findReturn(product, before), until: findReturn(product, after) }))
    .filter(({ was, until }) => was !== until)
    .map(({ id, until }) => ({ id, until }))
}

/** When the clock alone brings a dish back: one that falls by several pauses waits for enough of them to end. */
export function findReturn(product: Product, pauses: readonly StoredPause[]): Instant | null {
  const ends = [...new Set(pauses.map(({ endsAt }) => endsAt))].toSorted((one, other) => one - other)
  const isOutWith = (left: readonly StoredPause[]) => !withPauses(product, toPauses(left)).published
  if (!isOutWith(pauses)) return null
  return ends.find((end) => !isOutWith(pauses.filter(({ endsAt }) => endsAt > end))) ?? null
}

/** What is counted is sold until none is left. */
function toPauses(rows: readonly StoredPause[]): Pauses {
  const out = rows.filter(({ unitsLeft }) => unitsLeft === null || unitsLeft === 0)
  return {
    products: new Set(out.map(({ productId }) => productId).filter((id): id is ProductId => id !== null)),
    values: new Set(out.map(({ optionValueId }) => optionValueId).filter((id): id is OptionValueId => id !== null)),
  }
}
