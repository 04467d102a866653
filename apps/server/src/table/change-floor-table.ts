import type { Told } from '@comanda/contract/audit-fields'
import type { ReplyOf } from '@comanda/contract/call'
import type { showFloor } from '@comanda/contract/calls/staff/floor'
import { isRefusal, type Refusal, refusal } from '@comanda/contract/refusals'
import type { CartId } from '@comanda/rules/ids'
import { isInReach } from '@comanda/rules/team/check-access'
import type { StaffWriteContext } from '../call/staff-context.ts'
import type { StaffChange } from '../call/staff-handler.ts'
import { type KeepsOffers, readOffer } from '../cart/read-offer.ts'
import type { StoredCart } from '../cart/stored-cart.ts'
import { lockTable } from '../cart/table-cart.ts'
import { readFloor } from './read-floor.ts'

type FloorTable = ReplyOf<typeof showFloor>['tables'][number]
type FloorContext = StaffWriteContext<KeepsOffers>

interface Written {
  readonly before: Told | null
  readonly after: Told | null
}

/** A table that staff change: within their reach, locked, and answered as the floor shows it afterwards. */
export async function changeFloorTable(
  context: FloorContext,
  cartId: CartId,
  write: (cart: StoredCart) => Promise<Written | Refusal>,
): Promise<StaffChange<FloorTable> | Refusal> {
  const cart = await lockTableInReach(context, cartId)
  if (isRefusal(cart)) return cart
  const written = await write(cart)
  if (isRefusal(written)) return written
  return {
    reply: await readFloorTable(context, cart.setup),
    subject: `table:${cartId}`,
    storeId: cart.setup.storeId,
    ...written,
  }
}

/** Locked; a table of another store is not found. */
export async function lockTableInReach(
  { tx, siteId, stores }: Pick<FloorContext, 'tx' | 'siteId' | 'stores'>,
  cartId: CartId,
): Promise<StoredCart | Refusal> {
  const cart = await lockTable(tx, { siteId, cartId })
  return cart !== undefined && isInReach(stores, cart.setup.storeId) ? cart : refusal('table-not-found')
}

export async function readFloorTable(
  { tx, siteId, now, house }: FloorContext,
  { storeId, resourceId, position }: Pick<StoredCart['setup'], 'storeId' | 'resourceId' | 'position'>,
): Promise<FloorTable> {
  const offer = await readOffer(house, siteId)
  const store = offer.stores.find(({ id }) => id === storeId)
  const tables = store === undefined ? [] : await readFloor(tx, { siteId, offer, store, now })
  const table = tables.find((one) => one.resourceId === resourceId && one.position === position)
  if (table === undefined) throw new Error('a table vanished')
  return table
}
