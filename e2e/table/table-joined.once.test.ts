import { type ResourceId, toId } from '@comanda/rules/ids'
import type { Route } from '@playwright/test'
import { beginOrder } from '../begin-order.ts'
import { expect, test } from '../journey.ts'
import { waitUntilDrawn } from '../wait-until-drawn.ts'

test('a table sees at once that another phone joined it, and no late answer takes that back [F-064]', async ({
  page,
  context,
  browser,
  baseURL,
  visit,
}) => {
  const table = { mode: 'table', resourceId: toId<ResourceId>(14), position: 12 } as const
  await beginOrder(context, baseURL, table)
  await visit('/')
  const open = page.locator('[data-bar]').getByRole('button', { name: 'Ver ronda' })
  const dialog = page.getByRole('dialog')
  await open.click()
  await expect(dialog).toContainText('1 móvil en la mesa')
  const stranger = await browser.newContext()
  await beginOrder(stranger, baseURL, table)
  await expect(page.getByText('Otro móvil se ha unido a la mesa')).toBeVisible()
  await expect(dialog).toContainText('2 móviles en la mesa')
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await expect(dialog).toHaveCount(0)

  // One answer is on its way while a third phone joins, and arrives after the one that tells it.
  const answered = Promise.withResolvers<void>()
  const overtaken = Promise.withResolvers<void>()
  const holdBack = async (route: Route) => {
    const response = await route.fetch()
    answered.resolve()
    await overtaken.promise
    await route.fulfill({ response })
  }
  await page.route(/SaleTemp\/table\?/, holdBack, { times: 1 })
  await open.click()
  await answered.promise
  const third = await browser.newContext()
  await beginOrder(third, baseURL, table)
  await expect(dialog).toContainText('3 móviles en la mesa')
  const late = page.waitForEvent('requestfinished', (request) => request.url().includes('SaleTemp/table?'))
  overtaken.resolve()
  await late
  // Long enough for what was heard to be shown.
  await waitUntilDrawn(page, 10)
  await expect(dialog).toContainText('3 móviles en la mesa')
  await stranger.close()
  await third.close()
})
