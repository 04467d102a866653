import { beginOrder } from './begin-order.ts'
import { expect, test } from './journey.ts'

test('a dish goes into the basket, is changed there and taken out [CART-013, CART-041, ERRORS-028, ERRORS-038, SHELL-060]', async ({
  page,
  context,
  baseURL,
  visit,
}) => {
  await beginOrder(context, baseURL)
  await visit('/products/pulpo-a-la-gallega')
  await page.getByRole('button', { name: /^Añadir · 19,50/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Producto añadido a la cesta' })).toContainText(
    '1 × Pulpo a la gallega',
  )
  const badge = page.getByRole('banner').getByRole('button', { name: 'Carrito: 1 producto' })
  await badge.click()
  const basket = page.getByRole('dialog', { name: 'Carrito' })
  await expect(basket.getByRole('heading', { name: 'Pulpo a la gallega' })).toBeVisible()
  await basket.getByRole('button', { name: 'Añadir uno' }).click()
  await expect(basket.getByRole('button', { name: 'Continuar · 39,00 €' })).toBeVisible()
})
