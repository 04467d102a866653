import { beginOrder } from '../begin-order.ts'
import { expect, test, waitUntilAlive } from '../journey.ts'

test('a yes and a no are read with their question in the basket and before paying [DAY-203]', async ({
  page,
  context,
  baseURL,
}) => {
  await beginOrder(context, baseURL)
  await page.goto('/products/tortilla-de-patatas')
  await waitUntilAlive(page)
  await page.getByRole('radio', { name: 'No', exact: true }).check()
  await page.getByRole('button', { name: /^Añadir · / }).click()
  await page.locator('[data-bar]').getByRole('button', { name: 'Ver cesta' }).click()
  const line = page
    .getByRole('dialog', { name: 'Cesta' })
    .getByRole('listitem')
    .filter({ hasText: 'Tortilla de patatas' })
  await expect(line.first()).toContainText('Sin cebolla')
  await page.goto('/checkout')
  await expect(page.getByRole('region', { name: 'Tu pedido' })).toContainText('Sin cebolla')
})
