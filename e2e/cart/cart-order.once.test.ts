import { toId } from '@comanda/rules/ids'
import { beginOrder } from '../begin-order.ts'
import { expect, test, waitUntilAlive } from '../journey.ts'

test('a second tab follows; a line is chosen anew in its own dialog; the basket outlives the page [API-003, CART-012, CART-013, CONFIG-023]', async ({
  page,
  context,
  baseURL,
}) => {
  await beginOrder(context, baseURL)
  const other = await context.newPage()
  await other.goto('/categories/tapas')
  await waitUntilAlive(other)

  await page.goto('/products/patatas-bravas')
  await waitUntilAlive(page)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: /^Añadir · 6,50/ }).click()
  await expect(other.locator('[data-bar]')).toContainText('6,50')
  await other.close()

  await page.reload()
  await waitUntilAlive(page)
  await page.locator('[data-bar]').getByRole('button', { name: 'Ver cesta' }).click()
  const basket = page.getByRole('dialog', { name: 'Cesta' })
  await basket.getByRole('button', { name: 'Editar Patatas bravas' }).click()
  const dish = page.getByRole('dialog', { name: 'Patatas bravas' })
  await expect(dish.getByRole('checkbox').first()).toBeChecked()
  await dish.getByRole('button', { name: 'Añadir uno' }).click()
  await dish.getByRole('button', { name: /^Guardar · 13,00/ }).click()
  await expect(basket.getByRole('button', { name: 'Continuar · 13,00 €' })).toBeVisible()
})

test('an order below the minimum says what is missing and goes no further [CART-042, ERRORS-039]', async ({
  page,
  context,
  baseURL,
}) => {
  const address = { street: 'Calle Mayor', number: '1', floor: '', block: '', door: '', stairs: '' }
  const home = { ...address, postalCode: '28013', city: 'Madrid', province: 'Madrid' }
  await beginOrder(context, baseURL, { mode: 'delivery', storeId: toId(1), address: home })
  await page.goto('/products/agua-mineral')
  await waitUntilAlive(page)
  await page.getByRole('button', { name: /^Añadir · 1,80/ }).click()
  await page.locator('[data-bar]').getByRole('button', { name: 'Ver cesta' }).click()
  const basket = page.getByRole('dialog', { name: 'Cesta' })
  await expect(basket).toContainText('Te faltan 10,20 €')
  await expect(basket).toContainText('No es posible realizar el pedido, puesto que el pedido mínimo es de 12,00 €')
  // A disabled button still says why when it is pressed.
  await basket.getByRole('button', { name: /^Continuar/ }).press('Enter')
  await expect(page).toHaveURL(/agua-mineral$/)
})

test('two dishes tapped before the server has answered for the first are both in the basket', async ({
  page,
  context,
  baseURL,
}) => {
  await beginOrder(context, baseURL)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/DetailItemTemp?**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/categories/tapas')
  await waitUntilAlive(page)
  for (const name of ['Pimientos de Padrón', 'Pulpo a la gallega']) {
    await page.getByRole('article').filter({ hasText: name }).getByRole('button', { name: 'Lo quiero' }).click()
  }
  await expect(page.locator('[data-bar]')).toContainText('2 productos')
  answer()
  await page.locator('[data-bar]').getByRole('button', { name: 'Ver cesta' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Cesta' }).getByRole('button', { name: 'Continuar · 26,70 €' }),
  ).toBeVisible()
})
