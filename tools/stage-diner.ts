import { resourceIds } from '@comanda/demo/casa-comanda/tables'
import { type ResourceId, toId } from '@comanda/rules/ids'
import type { BrowserContext } from '@playwright/test'
import { accepted, add } from '../apps/server/src/testing/cart/carts.ts'
import { type BegunOrder, beginOrder } from '../e2e/begin-order.ts'
import { waitUntilAlive } from '../e2e/journey.ts'
import { setOrderStatus } from '../e2e/set-order-status.ts'
import { placeOrder } from '../e2e/staff/place-order.ts'

export const phone = { width: 390, height: 844 } as const

export async function fillBasket(context: BrowserContext, baseURL: string): Promise<void> {
  await addDishes(await beginOrder(context, baseURL))
}

async function addDishes({ client, cartId }: BegunOrder): Promise<void> {
  for (const slug of ['pulpo-a-la-gallega', 'ensaladilla-rusa', 'agua-mineral']) await add(client, cartId, slug)
}

export async function order(context: BrowserContext, baseURL: string): Promise<string> {
  const dishes = ['pulpo-a-la-gallega', 'ensaladilla-rusa']
  const { cartId } = await placeOrder(context, baseURL, { pays: 'now', setup: {}, dishes })
  await setOrderStatus(cartId, 'preparing')
  return `/status?id=${cartId}`
}

/** A table whose first round is with the kitchen. */
export async function sitDown(context: BrowserContext, baseURL: string, width: number, table = 7): Promise<BegunOrder> {
  const resourceId = toId<ResourceId>(resourceIds.centro.room)
  const position = width === phone.width ? table : table + 1
  const begun = await beginOrder(context, baseURL, { mode: 'table', resourceId, position })
  await addDishes(begun)
  accepted(await begun.client.sendRound({ cartId: begun.cartId }))
  return begun
}

/** The same at another table, where the next round is being chosen. */
export async function orderMore(context: BrowserContext, baseURL: string, width: number, table = 9): Promise<void> {
  const { client, cartId } = await sitDown(context, baseURL, width, table)
  await add(client, cartId, 'pulpo-a-la-gallega')
}

/** A table that has paid everything, and the address of its receipt. */
export async function payTable(context: BrowserContext, baseURL: string, width: number): Promise<string> {
  const { cartId } = await sitDown(context, baseURL, width, 1)
  const page = await context.newPage()
  await page.goto(`${baseURL}/categories/tapas`)
  await waitUntilAlive(page)
  const press = (name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Cesta' }).click()
  await press('La cuenta')
  await press(/^Pagar todo/)
  await page.getByRole('button', { name: 'Pagar con Bizum' }).click()
  await page.getByRole('button', { name: /^Pagar \d/ }).click()
  await page.waitForURL('**/checkout/completeTable?attempt=*')
  await page.close()
  return `/checkout/completeTable?cart=${cartId}`
}
