import { getFavourites } from '@comanda/contract/calls/favourite'
import { isRefusal } from '@comanda/contract/refusals'
import type { ProductId } from '@comanda/rules/ids'
import { createCell } from '@comanda/screen/cell'
import { call } from './client.ts'
import { readUser } from './user.ts'

/** The ids of the customer's favourites; null until they are known. */
const kept = createCell<ReadonlySet<ProductId> | null>(null)

export const useFavourites = kept.use

export function keepFavourites(ids: readonly ProductId[]): void {
  kept.set(new Set(ids))
}

/** Marks or unmarks at once; the call follows. */
export function markFavourite(id: ProductId, isMarked: boolean): void {
  const next = new Set(kept.get())
  if (isMarked) next.add(id)
  else next.delete(id)
  kept.set(next)
}

let asked: Promise<void> | undefined

/** Loads them once per page, and only for a logged-in customer. */
export function loadFavourites(): Promise<void> {
  asked ??= askFavourites().catch(() => {
    asked = undefined
  })
  return asked
}

async function askFavourites(): Promise<void> {
  const user = readUser()
  if (user === null || kept.get() !== null) return
  const reply = await call(getFavourites, { customerId: user.id })
  if (!isRefusal(reply)) keepFavourites(reply.products.map(({ id }) => id))
}
