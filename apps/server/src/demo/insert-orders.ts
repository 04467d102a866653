import type { DemoOrder, DemoSite } from '@comanda/demo/demo-site'
import { listContained } from '@comanda/rules/catalogue/list-contained'
import { type CartId, toId } from '@comanda/rules/ids'
import { cents, zero } from '@comanda/rules/money/cents'
import { priceCart } from '@comanda/rules/pricing/price-cart'
import { readText } from '@comanda/rules/text/local-text'
import type { Instant } from '@comanda/rules/time/calendar'
import { addDays } from '@comanda/rules/time/iso-date'
import { toInstant, toStoreMoment } from '@comanda/rules/time/store-moment'
import { toBusinessDay } from '@comanda/rules/venue/business-day'
import type { Tx } from '../database/database.ts'
import { cart } from '../database/schema/cart.ts'
import { orderLine, placedOrder } from '../database/schema/order.ts'
import { insertRows } from './insert-rows.ts'

/** Past orders, at the prices that the rules compute; their days keep them apart from today's numbers. */
export async function insertOrders(tx: Tx, demo: DemoSite, now: Instant): Promise<void> {
  const rows = demo.orders.map((order) => toRows(demo, order, now))
  await insertRows(
    tx,
    cart,
    rows.map((row) => row.cart),
  )
  await insertRows(
    tx,
    placedOrder,
    rows.map((row) => row.order),
  )
  await insertRows(
    tx,
    orderLine,
    rows.flatMap((row) => row.lines),
  )
}

function toRows(demo: DemoSite, order: DemoOrder, now: Instant) {
  const siteId = demo.website.id
  const { store, person } = findParties(demo, order)
  const day = addDays(toBusinessDay(now, store), -order.daysAgo)
  const placedAt = toInstant(day, order.at, store.timeZone)
  const moment = toStoreMoment(placedAt, store.timeZone)
  const context = { hidesIngredients: store.ordering.hidesIngredients, moment }
  const products = new Map(demo.products.map((product) => [product.id, product]))
  const address = order.mode === 'delivery' ? (person.addresses.find((one) => one.isDefault)?.address ?? null) : null
  const price = priceCart({
    lines: order.lines,
    products,
    categories: new Map(demo.categories.map((category) => [category.id, category])),
    promotions: [],
    store,
    mode: order.mode,
    moment,
    now: placedAt,
    hasServiceCharge: false,
    zone: address && (store.zones[0] ?? null),
    coupon: null,
    receipt: null,
    tip: zero,
  })
  const isCancelled = order.status === 'cancelled'
  // The cart that an order was frozen from; nobody opens it again.
  const cartId = toId<CartId>(String(order.id).replace(/^d/, 'c'))
  const place = { siteId, storeId: order.storeId, mode: order.mode }
  const setup = { warehouseId: null, menuId: null, resourceId: null, position: null, room: null, date: null }
  return {
    cart: {
      ...place,
      id: cartId,
      number: 1,
      state: 'closed' as const,
      customerId: order.customerId,
      openedAt: placedAt,
      changedAt: placedAt,
    },
    order: {
      siteId,
      id: order.id,
      day,
      number: 1,
      cartId,
      cartVersion: 1,
      storeId: order.storeId,
      customerId: order.customerId,
      contactName: person.customer.name,
      contactEmail: person.customer.email,
      contactPhone: person.customer.phone,
      language: 'es' as const,
      setup: {
        ...setup,
        mode: order.mode,
        storeId: order.storeId,
        time: null,
        asSoonAsPossible: true,
        address,
        onPremises: false,
      },
      notes: order.notes,
      parts: [...price.parts],
      vat: [...price.vat],
      total: price.total,
      paid: isCancelled ? cents(0) : price.total,
      status: order.status,
      paymentState: isCancelled ? ('unpaid' as const) : ('paid' as const),
      placedAt,
    },
    lines: order.lines.map((line, position) => {
      const product = products.get(line.productId)
      if (product === undefined) throw new Error(`order ${order.id} names no dish`)
      return {
        siteId,
        orderId: order.id,
        ...line,
        position,
        name: readText(product.name, 'es'),
        allergens: [...listContained(product, line.configuration, context).contains],
        total: price.lines[position]?.total ?? zero,
        parts: [...(price.lines[position]?.parts ?? [])],
      }
    }),
  }
}

function findParties(demo: DemoSite, { id, storeId, customerId }: DemoOrder) {
  const store = demo.stores.find((one) => one.id === storeId)
  const person = demo.customers.find((one) => one.customer.id === customerId)
  if (store === undefined || person === undefined) throw new Error(`order ${id} names no store or customer of its site`)
  return { store, person }
}
