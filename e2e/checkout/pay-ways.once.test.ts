import { type StoreId, toId } from '@comanda/rules/ids'
import { add } from '../../apps/server/src/testing/cart/carts.ts'
import { beginOrder } from '../begin-order.ts'
import { fillInContact } from '../fill-in-contact.ts'
import { expect, test, waitUntilAlive } from '../journey.ts'
import { openCheckout } from '../open-checkout.ts'

for (const { way, path } of [
  { way: 'Bizum', path: 'savePaymentBizumWeb' },
  { way: 'Google Pay', path: 'savePaymentRedsysGooglePayWeb' },
  { way: 'Apple Pay', path: 'savePaymentRedsysWeb' },
]) {
  test(`${way} is ordered by its own call and paid at the bank [CHECKOUT-002] [CHECKOUT-005]`, async ({
    page,
    baseURL,
  }) => {
    // Only Apple's own browsers have it.
    if (way === 'Apple Pay') await page.addInitScript(giveApplePay)
    await openCheckout(page, baseURL)
    await page.getByRole('radio', { name: way }).check()
    await fillInContact(page)
    const sent = page.waitForRequest(/savePayment/)
    await page.getByRole('button', { name: /^Pagar 19,50/ }).click()
    expect(new URL((await sent).url()).pathname).toBe(`/api/SaleTemp/${path}`)
    // The bank's own page.
    await page.getByRole('button', { name: /^Pagar \d/ }).click()
    await page.waitForURL('**/checkout/complete?attempt=*')
    await expect(page.getByText('Pagado', { exact: true })).toBeVisible()
  })
}

test('a wallet of a store that has its account at the card provider is paid on that provider’s page [CHECKOUT-002] [PAY-015]', async ({
  page,
  context,
  baseURL,
}) => {
  const { client, cartId } = await beginOrder(context, baseURL, { storeId: toId<StoreId>(2) })
  await add(client, cartId, 'agua-mineral')
  await page.goto('/checkout')
  await waitUntilAlive(page)
  await page.getByRole('radio', { name: 'Google Pay' }).check()
  await fillInContact(page)
  await page.getByRole('button', { name: /^Pagar \d/ }).click()
  await expect(page.getByRole('heading', { name: 'Pagar con el móvil' })).toBeVisible()
  await page.getByLabel('Tarjeta del monedero').fill('4000 0000 0000 0002')
  await page.getByRole('button', { name: /^Pagar \d/ }).click()
  await expect(page.getByRole('alert')).toContainText('rechazada')
  await page.getByRole('button', { name: /^Pagar \d/ }).click()
  await page.waitForURL('**/checkout/complete?attempt=*')
  await expect(page.getByText('Pagado', { exact: true })).toBeVisible()
})

function giveApplePay(): void {
  Object.assign(window, { ApplePaySession: { canMakePayments: () => true } })
}
