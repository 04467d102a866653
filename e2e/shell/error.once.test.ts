import { expect, test } from '../journey.ts'

test('an unknown path says so and leads home [SHELL-020, SHELL-025, SHELL-029]', async ({ page, visit, request }) => {
  expect((await request.get('/no/such/page')).status()).toBe(404)
  await visit('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not FoundNo encontramos esta página')
  await expect(page.getByText('This page could not be found')).toBeVisible()
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Del fuego a tu mesa')
})
