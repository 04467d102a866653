import { expect, test } from '../journey.ts'
import { onHost } from '../on-host.ts'

test('a digital menu shows prices and nothing to order with; mode and store are chosen by themselves [SITE-009, CATALOGUE-016, SETUP-021]', async ({
  page,
  visit,
  context,
  baseURL,
}) => {
  await visit(onHost(baseURL, 'carta'))
  await expect(page.getByRole('article').first()).toContainText('€')
  await expect(page.getByRole('article').getByRole('button')).toHaveCount(0)
  const cookies = await context.cookies()
  const read = (name: string) => cookies.find((cookie) => cookie.name === name)?.value
  expect([read('delivery-mode'), read('store-id')]).toEqual(['digital-card', '1'])
})

test('a dark site is dark, in its own colours [SITE-032, SITE-033]', async ({ page, visit, baseURL }) => {
  await visit(onHost(baseURL, 'socios'))
  const [scheme, primary] = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    return [style.colorScheme, style.getPropertyValue('--primary')]
  })
  expect(scheme).toBe('dark')
  expect(primary).toBe('#8ea2ff')
})

test('a bookings-only site shows no menu', async ({ page, visit, baseURL }) => {
  await visit(onHost(baseURL, 'reservas'))
  await expect(page.getByRole('article')).toHaveCount(0)
})
