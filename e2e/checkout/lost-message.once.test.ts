import { isRefusal } from '@comanda/contract/refusals'
import type { Page } from '@playwright/test'
import { add } from '../../apps/server/src/testing/cart/carts.ts'
import { agePayment } from '../age-payment.ts'
import { type BegunOrder, beginOrder } from '../begin-order.ts'
import { fillInContact } from '../fill-in-contact.ts'
import { expect, expectAccessible, fetchNothingAhead, sayNoToCookies, test, waitUntilAlive } from '../journey.ts'
import { runJob } from '../run-job.ts'

/** On the page of the bank, whose message to the shop will be lost. */
async function goToBank(page: Page, { client, cartId }: BegunOrder): Promise<void> {
  await add(client, cartId, 'pulpo-a-la-gallega')
  await page.goto('/checkout')
  await waitUntilAlive(page)
  await fillInContact(page)
  await page.getByRole('radio', { name: 'Bizum' }).check()
  await page.getByRole('button', { name: /^Pagar 19,50/ }).click()
  await expect(page.getByRole('heading', { name: 'Pagar con Bizum' })).toBeVisible()
  await page.getByLabel(/perder el aviso/).check()
}

const isPaid = async ({ client, cartId }: BegunOrder) => {
  const order = await client.getOrderStatus({ id: cartId })
  return !isRefusal(order) && order.paymentState === 'paid'
}

test('the bank’s message is lost and the diner comes back: the page says paid once it is [F-002]', async ({
  page,
  context,
  baseURL,
}) => {
  const begun = await beginOrder(context, baseURL)
  await goToBank(page, begun)
  await expectAccessible(page)
  const gate = Promise.withResolvers<void>()
  await page.route('**/getPaymentResult**', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.getByRole('button', { name: /^Pagar 19,50/ }).click()
  await page.waitForURL('**/checkout/complete?attempt=*')
  await expect(page.getByRole('heading', { name: 'Comprobando el pago' })).toBeVisible()
  await expect(page.getByText('Pagado', { exact: true })).toHaveCount(0)
  expect(await isPaid(begun)).toBe(false)
  gate.resolve()
  await expect(page.getByText('Pagado', { exact: true })).toBeVisible()
  expect(await isPaid(begun)).toBe(true)
})

test('the bank’s message is lost and the diner cancelled there: the page says so, and nothing is paid [F-002]', async ({
  page,
  context,
  baseURL,
}) => {
  const begun = await beginOrder(context, baseURL)
  await goToBank(page, begun)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.waitForURL('**/checkout/complete?attempt=*')
  await expect(page.getByText('Has cancelado el pago. Tu pedido sigue aquí.')).toBeVisible()
  await expect(page.getByText('Pagado', { exact: true })).toHaveCount(0)
  expect(await isPaid(begun)).toBe(false)
})

test('the bank’s message is lost and the tab was closed there: the order is found paid later [F-002]', async ({
  page,
  context,
  baseURL,
}) => {
  const begun = await beginOrder(context, baseURL)
  await goToBank(page, begun)
  // The bank takes the money, and its answer, which sends the diner back, finds no tab any more.
  const taken = Promise.withResolvers<void>()
  await page.route('**/sis/pagar', async (route) => {
    await route.fetch({ maxRedirects: 0 })
    taken.resolve()
    await route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="es"><title>taken</title></html>',
    })
  })
  await page.getByRole('button', { name: /^Pagar 19,50/ }).click()
  await taken.promise
  // A browser may hang when a tab is closed while it still changes pages.
  await expect(page).toHaveTitle('taken')
  await page.close()
  expect(await isPaid(begun)).toBe(false)

  await agePayment(begun.cartId, 2)
  await runJob('sweep-attempts')
  await expect.poll(() => isPaid(begun), { timeout: 60_000 }).toBe(true)
  const later = await context.newPage()
  await later.addInitScript(sayNoToCookies)
  await later.addInitScript(fetchNothingAhead)
  await later.goto(`/status?id=${begun.cartId}`)
  await expect(later.getByText('Pagado', { exact: true })).toBeVisible()
})
