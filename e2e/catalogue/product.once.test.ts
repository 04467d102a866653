import type { Page } from '@playwright/test'
import { expect, test, waitUntilAlive } from '../journey.ts'

test('a dish has a page of its own [SHELL-003]', async ({ page, visit }) => {
  await visit('/products/patatas-bravas')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Patatas bravas')
  await expect(page).toHaveTitle('Patatas bravas · Casa Comanda')
  await expect(page.getByText('Patata | tomate | pimentón de la Vera')).toBeVisible()
})

test('a dish that does not exist is not found', async ({ page, visit, request }) => {
  expect((await request.get('/products/no-existe')).status()).toBe(404)
  await visit('/products/no-existe')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not FoundNo encontramos esta página')
})

test('an unpublished dish opened by its link says it cannot be had, and one without description says so [CATALOGUE-017, ERRORS-077]', async ({
  page,
  visit,
}) => {
  await visit('/products/gazpacho-andaluz')
  await expect(page.getByText('Producto temporalmente no disponible')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await visit('/products/pimientos-de-padron')
  await expect(page.getByText('Ninguna descripción disponible')).toBeVisible()
})

test('what is chosen and tapped before a dish can answer is not lost [F-076]', async ({ page }) => {
  const release = await holdDish(page)
  await page.goto('/products/croquetas-de-jamon')
  await expect(page.locator('[role=status][aria-live]').first()).toBeAttached()
  const price = page.getByRole('button', { name: /^Añadir · / })
  const before = await price.textContent()
  await page.getByRole('radio').first().check()
  await page.getByRole('radio').last().check()
  await page.getByRole('textbox').first().fill('Muy hechas')
  await page.getByRole('button', { name: 'Añadir uno' }).click()
  expect(await price.textContent()).toBe(before)

  release()
  await waitUntilAlive(page)
  await expect(page.getByRole('radio').last()).toBeChecked()
  await expect(page.getByRole('textbox').first()).toHaveValue('Muy hechas')
  await expect(price).not.toHaveText(before ?? '')
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /^2$/ })).toBeVisible()
  // Another choice draws the form again: the page itself knows what was typed.
  await page.getByRole('radio').first().check()
  await expect(page.getByRole('textbox').first()).toHaveValue('Muy hechas')
})

test('what is chosen and left again before a dish can answer stays as it was [F-076]', async ({ page }) => {
  const release = await holdDish(page)
  await page.goto('/products/patatas-bravas')
  await expect(page.locator('[role=status][aria-live]').first()).toBeAttached()
  const [kept, left] = [page.getByRole('checkbox').first(), page.getByRole('checkbox').nth(1)]
  await kept.check()
  await left.check()
  await left.uncheck()
  release()
  await waitUntilAlive(page)
  await page.getByRole('button', { name: 'Añadir uno' }).click()
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /^2$/ })).toBeVisible()
  await expect(kept).toBeChecked()
  await expect(left).not.toBeChecked()
})

/** A slow line: the page around the dish is alive, and the dish's own code has not come yet. */
async function holdDish(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(/\/assets\/dish\.part-/, async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}
