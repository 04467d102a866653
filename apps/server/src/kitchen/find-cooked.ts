import type { CartId, SiteId } from '@comanda/rules/ids'
import { isCooked } from '@comanda/rules/order/stand-order'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Reader } from '../database/database.ts'
import { listMovesOf } from './table-status.repository.ts'

interface Cooked {
  readonly at: Instant
  /** The person, or the board, that finished the last dish. */
  readonly by: string
  /** They stand before the guests. */
  readonly isServed: boolean
}

/** When the last dish of a cart was finished; undefined while one is not, or where the kitchen cooks nothing of it. */
export async function findCooked(
  db: Reader,
  asked: { readonly siteId: SiteId; readonly cartId: CartId },
): Promise<Cooked | undefined> {
  const dishes = (await listMovesOf(db, asked)).filter(({ state }) => state !== 'voided')
  const last = dishes.toSorted((one, other) => one.at - other.at).at(-1)
  if (last === undefined || !dishes.every(({ state }) => isCooked(state))) return undefined
  return { at: last.at, by: last.by, isServed: dishes.every(({ state }) => state === 'served') }
}
