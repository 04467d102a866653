import { fillInContact } from '../fill-in-contact.ts'
import { expect, test } from '../journey.ts'
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
    await openCheckout(page, baseURL)
    await page.getByRole('radio', { name: way }).check()
    await fillInContact(page)
    const sent = page.waitForRequest(/savePayment/)
    await page.getByRole('button', { name: /^Pagar 19,50/ }).click()
    expect(new URL((await sent).url()).pathname).toBe(`/api/SaleTemp/${path}`)
    // The bank's own page.
    await page.getByRole('button', { name: /^Pagar/ }).click()
    await page.waitForURL('**/checkout/complete?attempt=*')
    await expect(page.getByText('Pagado', { exact: true })).toBeVisible()
  })
}
