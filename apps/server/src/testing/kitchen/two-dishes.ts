import { storeIds } from '@comanda/demo/casa-comanda/stores'
import type { CartId, OrderId } from '@comanda/rules/ids'
import { eq } from 'drizzle-orm'
import { kitchenItem, kitchenTicket } from '../../database/schema/kitchen.ts'
import { accepted } from '../accepted.ts'
import { add, aSetup, begin } from '../cart/carts.ts'
import type { NamedClient } from '../http/named-client.ts'
import { aPayment, atTheDoor } from '../payment/paying-shop.ts'
import type { StaffBrowser } from '../team/staff-browser.ts'
import type { TestApp } from '../test-app.ts'

const { centro: storeId } = storeIds

interface Ordered {
  readonly client: NamedClient
  readonly cartId: CartId
}

export type TwoDishes = ReturnType<typeof cookTwoDishes>

/** Orders of two dishes, as their diner, their board and the kitchen see them. */
export function cookTwoDishes(shop: TestApp, manager: StaffBrowser) {
  /** Accepted. */
  async function placeTwo(setup = aSetup()) {
    const { client } = await shop.visit()
    const { cartId } = await begin(client, setup)
    for (const slug of ['pulpo-a-la-gallega', 'agua-mineral']) await add(client, cartId, slug)
    const { orderNumber } = await accepted(client.savePaymentWeb(aPayment(cartId, { ...atTheDoor(), setup })))
    const { orders } = await accepted(manager.showOrders({ storeId }))
    const placed = orders.find(({ number }) => number === orderNumber)
    if (placed === undefined) throw new Error('the order is on no board')
    const { orderId, status, version } = placed
    if (status === 'on-hold') await accepted(manager.moveOrder({ orderId, to: 'preparing', version }))
    return { client, cartId, orderId }
  }
  const onBoard = async (orderId: OrderId) =>
    (await accepted(manager.showOrders({ storeId }))).orders.find((one) => one.orderId === orderId)
  const follow = ({ client, cartId }: Ordered) => accepted(client.getOrderStatus({ id: cartId }))
  const toDiner = async (order: Ordered) => (await follow(order)).status
  const dishesOf = async (orderId: OrderId) =>
    (await accepted(manager.showKitchen({ storeId, stationId: null }))).tickets.find((one) => one.orderId === orderId)
      ?.items ?? []
  async function moveDishes(orderId: OrderId, to: 'ready' | 'served' | 'cooking', count = 2): Promise<void> {
    const movable = (await dishesOf(orderId)).filter(({ state }) => state !== to).slice(0, count)
    for (const { itemId, version } of movable) {
      await accepted(manager.moveKitchenItem({ itemId, to, units: null, version }))
    }
  }
  /** As stored: what was handed over is on no board. */
  async function readStates(orderId: OrderId) {
    const rows = await shop.database.db
      .select({ state: kitchenItem.state })
      .from(kitchenItem)
      .innerJoin(kitchenTicket, eq(kitchenTicket.id, kitchenItem.ticketId))
      .where(eq(kitchenTicket.orderId, orderId))
    return rows.map(({ state }) => state)
  }
  return { placeTwo, onBoard, follow, toDiner, dishesOf, moveDishes, readStates }
}
