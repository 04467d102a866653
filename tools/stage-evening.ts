import { allergenId } from '@comanda/demo/allergens'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import type { Browser, Page } from '@playwright/test'
import { dish, toAddress } from '../apps/server/src/testing/cart/carts.ts'
import { callStaff } from '../e2e/staff/call-staff.ts'
import { placeOrder } from '../e2e/staff/place-order.ts'
import { sendRound } from '../e2e/staff/send-round.ts'

const storeId = storeIds.centro

/** What a venue has in the middle of its service: rounds, orders in every state, a call, and a dish that ran out. */
export async function stageEvening(browser: Browser, baseURL: string | undefined, manager: Page): Promise<void> {
  const menu = { notes: 'sin prisa', allergies: [allergenId('molluscs')] }
  const rounds = [
    { position: 1, dishes: { 'pulpo-a-la-gallega': { quantity: 3, notes: 'muy caliente' }, 'arroz-negro': {} } },
    { position: 2, dishes: { 'menu-doble-hamburguesa': menu } },
    { position: 4, dishes: { 'gambas-al-ajillo': {}, 'refresco-de-cola': { quantity: 2 } }, asksBill: true },
    { position: 6, dishes: { 'ensaladilla-rusa': { allergies: [allergenId('eggs')] }, 'tarta-de-queso': {} } },
  ]
  for (const round of rounds) await sendRound(browser, baseURL, round)
  for (const pays of ['at-the-door', 'now', 'now', 'at-the-door'] as const) {
    const device = await browser.newContext({ ...(baseURL && { baseURL }) })
    await placeOrder(device, baseURL, { pays, setup: { storeId } })
    await device.close()
  }
  const { orders } = (await callStaff(manager, `orders?storeId=${storeId}`)) as { orders: Order[] }
  const [first, second] = orders.filter(({ status }) => status === 'on-hold')
  if (first === undefined || second === undefined) throw new Error('nothing waits for a yes')
  await moveOrder(manager, first, ['preparing', 'ready'])
  await moveOrder(manager, second, ['preparing'])
  await stageRides(browser, baseURL, manager)
  const pause = { storeId, productId: dish('croquetas-de-jamon').id, optionValueId: null, until: 'today' }
  await callStaff(manager, 'pauses/pause', { ...pause, day: null, left: null })
}

/** Two deliveries that are ready: one is the manager's to bring, one is nobody's yet. */
async function stageRides(browser: Browser, baseURL: string | undefined, manager: Page): Promise<void> {
  for (const street of ['Calle de Serrano', 'Calle de Goya']) {
    const device = await browser.newContext({ ...(baseURL && { baseURL }) })
    const address = { ...toAddress('28001'), street }
    await placeOrder(device, baseURL, { pays: 'at-the-door', setup: { storeId, mode: 'delivery', address } })
    await device.close()
  }
  const { orders } = (await callStaff(manager, `orders?storeId=${storeId}`)) as { orders: Order[] }
  const deliveries = orders.filter(({ mode }) => mode === 'delivery')
  for (const { orderId, version } of deliveries) await moveOrder(manager, { orderId, version }, ['preparing', 'ready'])
  await callStaff(manager, 'rides/claim', { orderId: deliveries[0]?.orderId })
}

/** Through these states, one after the other. */
async function moveOrder(manager: Page, order: Pick<Order, 'orderId' | 'version'>, states: readonly string[]) {
  let { version } = order
  for (const to of states) {
    const moved = (await callStaff(manager, 'orders/move', { orderId: order.orderId, to, version })) as Order
    version = moved.version
  }
}

interface Order {
  readonly mode: string
  readonly orderId: string
  readonly status: string
  readonly version: number
}
