import { add } from '../../apps/server/src/testing/cart/carts.ts'
import { beginOrder } from '../begin-order.ts'
import { expect, test, waitUntilAlive } from '../journey.ts'

test('the number of dishes stands beside the word for the cart, not on it [SHELL-039] [F-089]', async ({
  page,
  context,
  baseURL,
}) => {
  const { cartId, client } = await beginOrder(context, baseURL)
  await add(client, cartId, 'refresco-de-cola', { quantity: 12 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/allergens')
  await waitUntilAlive(page)
  const button = page.getByRole('banner').getByRole('button', { name: 'Cesta: 12 productos' })
  const word = await button.getByText('Cesta', { exact: true }).boundingBox()
  const badge = await button.getByText('12', { exact: true }).boundingBox()
  expect(word?.width).toBeGreaterThan(0)
  expect(badge?.x).toBeGreaterThanOrEqual((word?.x ?? 0) + (word?.width ?? 0))
})
