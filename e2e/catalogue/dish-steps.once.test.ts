import { beginOrder } from '../begin-order.ts'
import { expect, test, waitUntilAlive } from '../journey.ts'
import { enterSecondLevel, parts } from './second-level.ts'

test('the button back returns to the options, and from there leaves; with nothing chosen nobody is asked [CONFIG-024, CONFIG-021] [F-050]', async ({
  page,
}) => {
  await page.goto('/products/hamburguesa-comanda')
  await waitUntilAlive(page)
  const burger = page.getByRole('dialog', { name: 'Hamburguesa Comanda' })
  const open = page.getByRole('button', { name: /^Elegir platos/ })
  const back = burger.getByRole('button', { name: 'Volver' })
  await open.click()
  await back.click()
  await expect(burger).toHaveCount(0)

  await open.click()
  await burger.getByRole('radio', { name: 'Al punto' }).check()
  await burger.getByRole('button', { name: 'Ir a opciones' }).click()
  await expect(burger.getByRole('region', { name: /^Lo que lleva/ })).toBeVisible()
  for (const name of [/^Ver selección/, /^Añadir al pedido/, 'Volver']) {
    await expect(burger.getByRole('button', { name })).toBeVisible()
  }
  await back.click()
  await expect(burger.getByRole('radio', { name: 'Al punto' })).toBeChecked()
  await back.click()
  const { question } = parts(page)
  await question.getByRole('button', { name: 'Salir' }).click()
  await expect(burger).toHaveCount(0)
  await expect(page).toHaveURL(/\/products\/hamburguesa-comanda$/)
})

test('a reload in the second level goes on there, and Back leads out of it step by step [CONFIG-046] [F-039]', async ({
  page,
}) => {
  await page.goto('/')
  await waitUntilAlive(page)
  await page.getByRole('link', { name: 'Menú del día' }).last().click()
  await enterSecondLevel(page)
  await page.reload()
  const { menu, second, question } = parts(page)
  await expect(second.getByRole('radio', { name: 'Poco hecho' })).toBeChecked()
  await page.goBack()
  await expect(second).toHaveCount(0)
  await expect(menu.getByRole('button', { name: /^Primero/ })).toContainText('1/1')
  await page.goBack()
  await question.getByRole('button', { name: 'Salir' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test('while an answer is under way the add button waits, a second press adds nothing, and all dialogs close [CONFIG-036, CONFIG-048] [F-050]', async ({
  page,
  context,
  baseURL,
}) => {
  await beginOrder(context, baseURL, { mode: 'pickup' })
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/assets\/add-dish-.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await waitUntilAlive(page)
  await page.getByRole('link', { name: 'Combo hamburguesa' }).last().click()
  await page.getByRole('button', { name: /^Elegir platos/ }).click()
  const combo = page.getByRole('dialog', { name: 'Combo hamburguesa' }).last()
  await combo.getByRole('radio').first().check()
  const add = combo.getByRole('button', { name: /^Añadir al pedido/ })
  await expect(add).not.toHaveAttribute('aria-disabled')
  await add.click()
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await add.click({ force: true })
  answer()
  await expect(page.getByText(/^1 × Combo hamburguesa/)).toBeVisible()
  await expect(page.locator('[data-bar]')).toContainText('12,90')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
})

test('the detail of a dish fills a phone and is 650 px wide elsewhere [CONFIG-014]', async ({ page }) => {
  await page.goto('/products/menu-del-dia')
  await waitUntilAlive(page)
  await page.getByRole('button', { name: /^Elegir platos/ }).click()
  await page.getByRole('button', { name: 'Crema de calabaza', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Crema de calabaza' }).locator('..')
  await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await page.setViewportSize({ width: 1000, height: 844 })
  await expect.poll(() => panel.boundingBox()).toMatchObject({ width: 650 })
})
