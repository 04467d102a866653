import { type ResourceId, toId } from '@comanda/rules/ids'
import { beginOrder } from '../begin-order.ts'
import { expect, expectAccessible, test, waitUntilAlive } from '../journey.ts'

test('at a table the column beside the menu and the panel call the round by the same name [OPEN-106] [F-070]', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await beginOrder(context, baseURL, { mode: 'table', resourceId: toId<ResourceId>(16), position: 1 })
  await page.goto('/categories/tapas')
  await waitUntilAlive(page)
  const column = page.getByRole('complementary', { name: 'Tu ronda · Mesa Goya', exact: true })
  await expect(column.getByRole('heading', { name: 'Tu ronda · Mesa Goya', exact: true })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Cesta' })).toHaveCount(0)
  await expectAccessible(page)
  await column.getByRole('button', { name: 'Más opciones' }).waitFor()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Ronda/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Tu ronda · Mesa Goya', exact: true })).toBeVisible()
})
