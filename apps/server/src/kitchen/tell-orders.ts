import type { SiteId } from '@comanda/rules/ids'
import { isCooked } from '@comanda/rules/order/stand-order'
import type { Tx } from '../database/database.ts'
import { publish } from '../live/publish.ts'
import { publishStaff } from '../live/publish-staff.ts'
import type { StoredItem } from './board.repository.ts'
import { listOrdersOf } from './table-status.repository.ts'

interface Moved {
  readonly from: Pick<StoredItem, 'state'>
  readonly item: StoredItem
}

/**
 * A dish that became ready, was served or came back may move its order (DAY-201): the boards of the orders and the
 * diner's page ask again. The orders' boards are told of the dish, whose versions grow while the order's own stays.
 */
export async function tellOrders(tx: Tx, siteId: SiteId, moves: readonly Moved[]): Promise<void> {
  const telling = moves.filter(({ from, item }) => isCooked(from.state) || isCooked(item.state))
  if (telling.length === 0) return
  const orders = await listOrdersOf(
    tx,
    siteId,
    telling.map(({ item }) => item.ticketId),
  )
  for (const { ticketId, cartId, cartVersion } of orders) {
    for (const { item } of telling.filter((one) => one.item.ticketId === ticketId)) {
      const message = { kind: 'dish-moved', store: item.storeId, id: item.id, version: item.version }
      await publishStaff(tx, siteId, { topic: 'orders', message })
    }
    await publish(tx, siteId, 'status', { kind: 'status-changed', cart: cartId, version: cartVersion })
  }
}
