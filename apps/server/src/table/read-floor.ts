import type { ReplyOf } from '@comanda/contract/call'
import type { showFloor } from '@comanda/contract/calls/staff/floor'
import type { ResourceId, SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { toBusinessDay } from '@comanda/rules/venue/business-day'
import type { Store } from '@comanda/rules/venue/store'
import type { SiteOffer } from '../cart/read-offer.ts'
import { listOpenTables } from '../cart/table-cart.ts'
import type { Reader } from '../database/database.ts'
import { listTableAllergies } from '../kitchen/list-table-allergies.ts'
import { listPaidTables, type PaidTable } from '../order/free-table-order.ts'
import { listTableDebts } from '../order/list-table-debts.ts'
import { readOpenBills } from './read-open-bills.ts'
import { listCallsOf } from './table.repository.ts'

type FloorTable = ReplyOf<typeof showFloor>['tables'][number]

interface Floor {
  readonly siteId: SiteId
  readonly offer: SiteOffer
  readonly store: Store
  readonly now: Instant
}

/** Every table of a store as it is now, room by room. */
export async function readFloor(db: Reader, { siteId, offer, store, now }: Floor): Promise<FloorTable[]> {
  const carts = await listOpenTables(db, { siteId, storeId: store.id })
  const day = toBusinessDay(now, store)
  const cartIds = carts.map(({ id }) => id)
  // One after the other: a transaction has one connection.
  const calls = await listCallsOf(db, siteId, cartIds)
  const debts = await listTableDebts(db, { siteId, storeId: store.id, day })
  const paid = await listPaidTables(db, { siteId, storeId: store.id })
  const allergies = await listTableAllergies(db, { siteId, storeId: store.id })
  const bills = await readOpenBills(db, carts, { siteId, offer, now })
  const isAt = (resourceId: ResourceId, position: number) => (one: { readonly setup: PlaceOf }) =>
    one.setup.resourceId === resourceId && one.setup.position === position
  return store.resources
    .filter(({ kind }) => kind === 'room')
    .flatMap((room) =>
      room.positions.map(({ number: position, alias }) => {
        const at = carts.findIndex(isAt(room.id, position))
        const bill = bills[at] ?? null
        const left = paid.find(isAt(room.id, position))
        return {
          resourceId: room.id,
          position,
          name: alias ?? String(position),
          room: room.name,
          bill: bill && {
            ...bill,
            calls: calls.flatMap(({ cartId, ...call }) => (cartId === bill.cartId ? [call] : [])),
          },
          allergies: allergies.flatMap(({ cartId, ...allergy }) =>
            cartId === bill?.cartId || cartId === left?.cartId ? [allergy] : [],
          ),
          paid: toPaid(left),
          debts: debts.filter(isAt(room.id, position)).map(({ setup: _, ...debt }) => debt),
        }
      }),
    )
}

function toPaid(order: PaidTable | undefined): FloorTable['paid'] {
  if (order === undefined) return null
  const { setup: _setup, cartId: _cartId, ...paid } = order
  return paid
}

interface PlaceOf {
  readonly resourceId: number | null
  readonly position: number | null
}
