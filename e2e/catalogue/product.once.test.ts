import { expect, test } from '../journey.ts'

test('a dish has a page of its own [SHELL-003]', async ({ page, visit }) => {
  await visit('/products/patatas-bravas')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Patatas bravas')
  await expect(page).toHaveTitle('Patatas bravas · Casa Comanda')
  await expect(page.getByText('Patata | tomate | pimentón de la Vera')).toBeVisible()
})

test('a dish that does not exist is not found', async ({ page, visit, request }) => {
  expect((await request.get('/products/no-existe')).status()).toBe(404)
  await visit('/products/no-existe')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found')
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
