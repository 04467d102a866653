import type { BrowserContext, Page } from '@playwright/test'
import { look } from '../../apps/server/src/testing/cart/carts.ts'
import { beginOrder } from '../begin-order.ts'
import { expect, expectAccessible, sayNoToCookies, test, waitUntilAlive } from '../journey.ts'

test('without a connection a dish waits in the basket, says so, and is sent and called added once the line is back [F-077] [DAY-204]', async ({
  context,
  baseURL,
}) => {
  const { client, cartId } = await beginOrder(context, baseURL)
  const page = await open(context, '/products/pulpo-a-la-gallega')
  await context.setOffline(true)
  await page.getByRole('button', { name: /^Añadir · 19,50/ }).click()
  const added = page.getByText('Producto añadido a la cesta')
  await expect(page.getByText('Sin conexión. Lo enviaremos en cuanto vuelva')).toBeVisible()
  await expect(added).toHaveCount(0)
  await expect(page.locator('[data-bar]')).toContainText('1 producto')
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(added).toBeVisible()
  await expect.poll(async () => (await look(client, cartId)).cart.lines.length).toBe(1)
  await page.close()
})

test('without a connection a card says that its dish was not added [F-077]', async ({ context, baseURL }) => {
  await beginOrder(context, baseURL)
  const page = await open(context, '/categories/tapas')
  await context.setOffline(true)
  const card = page.getByRole('article').filter({ hasText: 'Pulpo a la gallega' })
  await card.getByRole('button', { name: 'Lo quiero' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Sin conexión: no se ha añadido' })).toBeVisible()
  await context.setOffline(false)
  await card.getByRole('button', { name: 'Lo quiero' }).click()
  await expect(page.getByText('Producto añadido a la cesta')).toBeVisible()
  await page.close()
})

/** A page of its own, because the browser logs failed requests as errors, which are expected here. */
async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(sayNoToCookies)
  await page.goto(path)
  await waitUntilAlive(page)
  // Once the order exists, everything needed to add to it is loaded when the browser is idle.
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await expect.poll(fetched).toContainEqual(expect.stringContaining('/add-from-card-'))
  await page.waitForLoadState('networkidle')
  return page
}
