import { expect, test } from '../journey.ts'

test('changing the language in the header keeps the page one is on', async ({ page, visit }) => {
  await visit('/allergens')
  await page.getByRole('button', { name: /^Idioma/ }).click()
  await page.locator('#languages').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Allergene und Ernährungsweisen')
  expect(new URL(page.url()).pathname).toBe('/allergens')
  await visit('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt')
  await expect(page.getByRole('button', { name: 'Nachricht senden' })).toBeVisible()
})
