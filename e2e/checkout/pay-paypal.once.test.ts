import { fillInContact } from '../fill-in-contact.ts'
import { expect, test } from '../journey.ts'
import { openCheckout } from '../open-checkout.ts'

test('an order is paid with PayPal, once the diner has agreed on its page [PAY-019] [API-091]', async ({
  page,
  baseURL,
}) => {
  await openCheckout(page, baseURL)
  await fillInContact(page)
  await page.getByRole('radio', { name: 'PayPal', exact: true }).check()
  await page.getByRole('button', { name: /^Pagar 19,50/ }).click()
  await expect(page.getByRole('heading', { name: 'Pagar con PayPal' })).toBeVisible()
  await page.getByLabel('Cuenta de PayPal').fill('reto@paypal.example')
  await page.getByRole('button', { name: /^Pagar 19,50/ }).click()
  await page.getByLabel('Código').fill('123456')
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.waitForURL('**/checkout/complete?attempt=*')
  await expect(page.getByRole('heading', { name: 'Pedido recibido' })).toBeVisible()
  await expect(page.getByText('Pagado', { exact: true })).toBeVisible()
})
