import { type ResourceId, toId } from '@comanda/rules/ids'
import type { Route } from '@playwright/test'
import { beginOrder } from '../begin-order.ts'
import { expect, test } from '../journey.ts'

const room = { mode: 'table', resourceId: toId<ResourceId>(14) } as const

test('a table sees at once that another phone joined it [F-064]', async ({
  page,
  context,
  browser,
  baseURL,
  visit,
}) => {
  const table = { ...room, position: 12 }
  await beginOrder(context, baseURL, table)
  await visit('/')
  await page.locator('[data-bar]').getByRole('button', { name: 'Ver pedido' }).click()
  await expect(page.getByRole('dialog')).toContainText('1 móvil en la mesa')
  const stranger = await browser.newContext()
  await beginOrder(stranger, baseURL, table)
  await expect(page.getByText('Otro móvil se ha unido a la mesa')).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText('2 móviles en la mesa')
  await stranger.close()
})

test('an answer that was overtaken takes nothing back that a table has been told [F-064]', async ({
  page,
  context,
  browser,
  baseURL,
  visit,
}) => {
  const table = { ...room, position: 4 }
  await beginOrder(context, baseURL, table)
  await visit('/')
  const answered = Promise.withResolvers<void>()
  const overtaken = Promise.withResolvers<void>()
  const holdBack = async (route: Route) => {
    const response = await route.fetch()
    answered.resolve()
    await overtaken.promise
    await route.fulfill({ response })
  }
  await page.route(/SaleTemp\/table\?/, holdBack, { times: 1 })
  await page.locator('[data-bar]').getByRole('button', { name: 'Ver pedido' }).click()
  await answered.promise
  const stranger = await browser.newContext()
  await beginOrder(stranger, baseURL, table)
  await expect(page.getByRole('dialog')).toContainText('2 móviles en la mesa')
  const late = page.waitForEvent('requestfinished', (request) => request.url().includes('SaleTemp/table?'))
  overtaken.resolve()
  await late
  // Long enough for what was heard to be shown.
  await page.waitForTimeout(300)
  await expect(page.getByRole('dialog')).toContainText('2 móviles en la mesa')
  await stranger.close()
})
