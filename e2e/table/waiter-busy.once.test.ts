import { type ResourceId, toId } from '@comanda/rules/ids'
import { beginOrder } from '../begin-order.ts'
import { expect, test } from '../journey.ts'

test('a waiter who cannot be told is said to be busy, and nothing is promised [ERRORS-042] [OPEN-059]', async ({
  page,
  context,
  baseURL,
  visit,
  mayRefuse,
}) => {
  await beginOrder(context, baseURL, { mode: 'table', resourceId: toId<ResourceId>(14), position: 8 })
  await visit('/')
  mayRefuse('SaleTemp/callEmployee')
  const busy = { status: 'ERROR', code: 'too-many-requests', message: '' }
  await page.route(/callEmployee/, (route) => route.fulfill({ status: 429, json: busy }), { times: 1 })
  await page.getByRole('button', { name: 'Menú' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pedir la cuenta' }).click()
  await expect(page.getByText('El camarero está atendiendo otra mesa. Inténtalo de nuevo en un momento.')).toBeVisible()
  await expect(page.getByText('Se ha pedido la cuenta')).toHaveCount(0)
})
