import { allergenId } from '@comanda/demo/allergens'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import type { Browser, Page } from '@playwright/test'
import { dish } from '../apps/server/src/testing/carts.ts'
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
  for (const [order, states] of [
    [first, ['preparing', 'ready']],
    [second, ['preparing']],
  ] as const) {
    let version = order?.version
    for (const to of states) {
      const moved = (await callStaff(manager, 'orders/move', { orderId: order?.orderId, to, version })) as Order
      version = moved.version
    }
  }
  const pause = { storeId, productId: dish('croquetas-de-jamon').id, optionValueId: null, until: 'today' }
  await callStaff(manager, 'menu/pause', { ...pause, day: null, left: null })
}

interface Order {
  readonly orderId: string
  readonly status: string
  readonly version: number
}
