import { beginOrder } from '../begin-order.ts'
import { expect, test } from '../journey.ts'

test('a dish opens over the menu, has its own address, and goes with the back button [SHELL-003, CONFIG-007, CONFIG-013, CONFIG-029, CONFIG-031, PRICE-005]', async ({
  page,
  visit,
}) => {
  await visit('/')
  const card = page.getByRole('link', { name: 'Patatas bravas' }).last()
  await card.click()
  const dish = page.getByRole('dialog', { name: 'Patatas bravas' })
  await expect(dish.getByText('Patata | tomate | pimentón de la Vera')).toBeVisible()
  await expect(page).toHaveURL(/\/products\/patatas-bravas$/)
  await expect(page).toHaveTitle('Patatas bravas · Casa Comanda')

  const sauces = dish.getByRole('group', { name: /^Salsas/ })
  await expect(sauces).toContainText('obligatorio')
  await expect(sauces).toContainText('Elige hasta 3 opciones · 2 incluidas en el precio')
  await expect(dish.getByText('Falta elegir: Salsas')).toBeVisible()
  const add = dish.getByRole('button', { name: /^Añadir · 6,50/ })
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  // Disabled, but it shows the reason when pressed.
  await add.click({ force: true })
  await expect(page.getByRole('alert')).toHaveText('Elige lo que falta para poder añadirlo')
  await expect(sauces).toBeFocused()

  const boxes = sauces.getByRole('checkbox')
  for (const at of [0, 1, 2]) await boxes.nth(at).check()
  await expect(sauces).toContainText('3 de 3 elegidos')
  await boxes.nth(3).click({ force: true })
  await expect(boxes.nth(3)).not.toBeChecked()
  await expect(sauces).toContainText('Puedes elegir hasta 3. Quita una para cambiar.')
  await dish.getByRole('button', { name: 'Añadir uno' }).click()
  await dish.getByRole('button', { name: /Total/ }).click()
  const parts = dish.getByRole('region', { name: 'De qué se compone el precio' })
  await expect(parts.getByText('incluida', { exact: true })).toHaveCount(2)

  await page.goBack()
  await expect(dish).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
  await expect(card).toBeFocused()
})

test('without a way of ordering the choice stays and the ways are shown; with one the basket grows at once [CART-011, CART-015, CONST-013]', async ({
  page,
  visit,
  context,
  baseURL,
  isMobile,
}) => {
  await visit('/products/pulpo-a-la-gallega')
  const fewer = page.getByRole('button', { name: 'Quitar uno' })
  await expect(fewer).toBeDisabled()
  await expect(page.getByRole('main').getByRole('group', { name: 'Cantidad' }).getByRole('status')).toHaveText('1')
  await page.getByRole('button', { name: 'Añadir uno' }).click()
  await page.getByRole('textbox', { name: 'Notas para la cocina' }).fill('Sin pimentón')
  await page.getByRole('button', { name: /^Añadir · 39,00/ }).click()
  const ways = page.getByRole('dialog', { name: '¿Cómo quieres tu pedido?' })
  await ways.getByRole('button', { name: 'Cerrar' }).click()
  await expect(page.getByRole('textbox', { name: 'Notas para la cocina' })).toHaveValue('Sin pimentón')

  await beginOrder(context, baseURL, { mode: 'takehere' })
  await visit('/products/pulpo-a-la-gallega')
  await page.getByRole('button', { name: /^Añadir · 19,50/ }).click()
  await expect(page.getByText('1 × Pulpo a la gallega', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Añadir · 19,50/ }).click()
  await page.getByRole('banner').getByRole('button', { name: /Cesta/ }).click()
  const basket = page.getByRole('dialog', { name: 'Cesta' })
  await expect(basket.getByRole('button', { name: 'Continuar · 39,00 €' })).toBeVisible()
  await basket.getByRole('button', { name: 'Cerrar' }).click()
  if (isMobile) await expect(page.getByRole('button', { name: 'Ver cesta' })).toBeVisible()
})
