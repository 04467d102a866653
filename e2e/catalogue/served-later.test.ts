import { getIsoDate } from '@comanda/rules/time/iso-date'
import { getMinute } from '@comanda/rules/time/minute'
import type { Page } from '@playwright/test'
import { beginOrder } from '../begin-order.ts'
import { expect, test } from '../journey.ts'

// The journeys' clock stands at a Saturday's lunch time.

test('what can be ordered now comes first; the rest is grey, has nothing to press and says when it comes [F-071]', async ({
  page,
  visit,
}) => {
  await visit('/categories')
  const sections = await listSections(page)
  expect(sections.at(0)).not.toBe('desayunos')
  expect(sections.slice(-2)).toEqual(['desayunos', 'de-madrugada'])
  // The navigation follows the page.
  const chips = page.getByRole('navigation', { name: 'Categorías' }).getByRole('link')
  await expect(chips.last()).toHaveText('De madrugada')

  const breakfast = page.locator('#desayunos article')
  for (const card of await breakfast.all()) {
    await expect(card).toContainText('Mañana a las 07:00')
    await expect(card.getByRole('button')).toHaveCount(0)
  }
  // Not every dish has a picture.
  const picture = breakfast.locator('picture img').first()
  expect(await picture.evaluate((image) => getComputedStyle(image).filter)).toBe('grayscale(1)')
  await expect(page.locator('#de-madrugada article').first()).toContainText('Desde las 2')
  const tapas = page.locator('#tapas article').first()
  await expect(tapas.getByRole('button')).toHaveText('Iniciar pedido')
  const inColour = page.locator('#tapas article picture img').first()
  expect(await inColour.evaluate((image) => getComputedStyle(image).filter)).toBe('none')
})

test('an order for another hour is judged by that hour [F-071]', async ({ page, visit, context, baseURL }) => {
  const tomorrow = { date: getIsoDate('2026-03-15'), time: getMinute('10:00'), dateType: 'scheduled' } as const
  await beginOrder(context, baseURL, tomorrow)
  await visit('/categories')
  await expect(page.locator('#desayunos article').first().getByText('Mañana')).toHaveCount(0)
  expect((await listSections(page)).at(0)).toBe('desayunos')
  // Rice is served from one o'clock on.
  await expect(page.getByRole('article').filter({ hasText: 'Mañana a las 13:00' }).first()).toBeVisible()
})

test('at a table the hours of a dish are not asked [F-071] [CATALOGUE-033]', async ({ page, visit, remember }) => {
  await remember({ 'delivery-mode': 'table', 'store-id': '1' })
  await visit('/categories')
  await expect(page.locator('#desayunos article').first().getByText('Mañana')).toHaveCount(0)
  expect((await listSections(page)).at(0)).toBe('desayunos')
})

function listSections(page: Page): Promise<string[]> {
  return page.locator('main section[id]:has(article)').evaluateAll((sections) => sections.map(({ id }) => id))
}
