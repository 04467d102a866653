import { add } from '../../apps/server/src/testing/carts.ts'
import { beginOrder } from '../begin-order.ts'
import { expect, test, waitUntilAlive } from '../journey.ts'

for (const { way, path } of [
  { way: 'Bizum', path: 'savePaymentBizumWeb' },
  { way: 'Google Pay', path: 'savePaymentRedsysGooglePayWeb' },
  { way: 'Apple Pay', path: 'savePaymentRedsysWeb' },
]) {
  test(`${way} is ordered by its own call and paid at the bank [CHECKOUT-002] [CHECKOUT-005]`, async ({
    page,
    context,
    baseURL,
  }) => {
    const { client, cartId } = await beginOrder(context, baseURL)
    await add(client, cartId, 'pulpo-a-la-gallega')
    await page.goto('/checkout')
    await waitUntilAlive(page)
    await page.getByRole('radio', { name: way }).check()
    await page.getByLabel('Nombre y apellidos').fill('Ana Gil')
    await page.getByLabel('Correo electrónico').fill('ana@demo.example')
    await page.getByLabel('Teléfono').fill('600123456')
    const sent = page.waitForRequest(/savePayment/)
    await page.getByRole('button', { name: /^Pagar 19,50/ }).click()
    expect(new URL((await sent).url()).pathname).toBe(`/api/SaleTemp/${path}`)
    // The bank's own page.
    await page.getByRole('button', { name: /^Pagar/ }).click()
    await page.waitForURL('**/checkout/complete?attempt=*')
    await expect(page.getByText('Pagado', { exact: true })).toBeVisible()
  })
}
