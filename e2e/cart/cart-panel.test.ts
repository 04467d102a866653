import { beginOrder } from '../begin-order.ts'
import { expect, test } from '../journey.ts'

test('a dish goes into the basket, is changed there and taken out [CART-013, CART-041, ERRORS-028, ERRORS-038, SHELL-060] [OPEN-106]', async ({
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
  await page.getByRole('banner').getByRole('button', { name: 'Cesta: 1 producto' }).click()
  const basket = page.getByRole('dialog', { name: 'Cesta' })
  await basket.getByRole('button', { name: 'Añadir uno' }).click()
  await expect(basket.getByRole('button', { name: 'Continuar · 39,00 €' })).toBeVisible()
  await basket.getByRole('button', { name: 'Tengo un código de descuento' }).click()
  await basket.getByRole('textbox', { name: 'Código de descuento' }).fill('bienvenida')
  await basket.getByRole('button', { name: 'Aplicar' }).click()
  await expect(basket.getByRole('button', { name: 'Continuar · 35,10 €' })).toBeVisible()
  await basket.getByRole('button', { name: 'Quitar Pulpo a la gallega' }).click()
  await expect(basket.getByText('No hay productos añadidos al carrito')).toBeVisible()
})
