import type { searchOrders as row } from '@comanda/contract/calls/staff/history'
import { cents } from '@comanda/rules/money/cents'
import { isSearch, readOrderSearch } from '@comanda/rules/order/read-order-search'
import { nameTable } from '@comanda/rules/table/name-table'
import { foldText } from '@comanda/rules/text/search-text'
import type { Store } from '@comanda/rules/venue/store'
import type { StaffReader } from '../call/staff-handler.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { nameTableOf } from './name-place.ts'
import { listDishNames } from './order-lines.repository.ts'
import { listPastOrders } from './order-search.repository.ts'

/** How many orders a page of them has. */
export const ordersPage = 30

/** Orders of any day, of the stores in reach (DAY-207). */
export const searchOrders: StaffReader<typeof row, KeepsVenues> = async (request, context) => {
  const { sought, storeId, day, after } = request
  const { database, siteId, stores, house } = context
  const search = sought === null ? null : readOrderSearch(sought)
  // What nobody can mean finds nothing, and not everything.
  if (search !== null && !isSearch(search)) return { orders: [], hasMore: false }
  const venues = await house.venues.get(siteId)
  const tables = search?.words == null ? [] : listTablesNamed(venues.stores, search.words)
  // One more than a page has: whether there is another page is known without a second question.
  const asked = { siteId, stores, storeId, day, search, tables, after, limit: ordersPage + 1 }
  const found = await listPastOrders(database, asked)
  const shown = found.slice(0, ordersPage)
  const dishes = await listDishNames(database, siteId, shown)
  const orders = shown.map((order) => {
    const { setup } = order
    const store = venues.stores.find(({ id }) => id === order.storeId)
    return {
      orderId: order.id,
      storeId: order.storeId,
      number: order.number,
      day: order.day,
      placedAt: order.placedAt,
      mode: setup.mode,
      status: order.status,
      paymentState: order.paymentState,
      name: order.contactName,
      phone: order.contactPhone,
      table: setup.mode === 'table' && store !== undefined ? nameTableOf(store, setup) : '',
      total: cents(order.total - order.voided),
      dishes: dishes.get(order.id) ?? [],
    }
  })
  return { orders, hasMore: found.length > ordersPage }
}

/** The tables whose name with its room contains a text. */
function listTablesNamed(stores: readonly Store[], words: string) {
  const wanted = foldText(words)
  return stores
    .flatMap(({ resources }) => resources)
    .flatMap((room) =>
      room.positions
        .filter(({ number, alias }) => foldText(nameTable({ name: room.name, alias }, number)).includes(wanted))
        .map(({ number }) => ({ resourceId: room.id, position: number })),
    )
}
