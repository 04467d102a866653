import { type ResourceId, toId } from '@comanda/rules/ids'
import { beginOrder } from '../begin-order.ts'
import { expect, test } from '../journey.ts'

test('a table sees at once that another phone joined it [F-064]', async ({
  page,
  context,
  browser,
  baseURL,
  visit,
}) => {
  const table = { mode: 'table', resourceId: toId<ResourceId>(14), position: 12 } as const
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
