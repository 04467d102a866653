import { type ResourceId, toId } from '@comanda/rules/ids'
import { beginOrder } from '../begin-order.ts'
import { expect, test } from '../journey.ts'

test('from any page a table calls a waiter for the bill and for help [SHELL-036] [SHELL-044] [OPEN-032] [TABLE-016] [F-035]', async ({
  page,
  context,
  baseURL,
  visit,
  isMobile,
}) => {
  await beginOrder(context, baseURL, { mode: 'table', resourceId: toId<ResourceId>(14), position: isMobile ? 10 : 11 })
  await visit('/')
  await page.getByRole('button', { name: 'Menú' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pedir la cuenta' }).click()
  await expect(page.getByText('Se ha pedido la cuenta')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // A phone has the help button in its drawer.
  if (isMobile) {
    await page.getByRole('button', { name: 'Menú' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pedir ayuda' }).click()
  } else {
    await page.getByRole('banner').getByRole('button', { name: 'Ayuda' }).click()
  }
  await expect(page.getByText('Se ha solicitado ayuda')).toBeVisible()
  await expect(page).toHaveURL('/')
})
