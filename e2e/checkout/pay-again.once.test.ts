import { accepted } from '../../apps/server/src/testing/accepted.ts'
import { add } from '../../apps/server/src/testing/carts.ts'
import { beginOrderIn } from '../begin-order.ts'
import { registerCustomer } from '../customer/register-customer.ts'
import { fillInContact } from '../fill-in-contact.ts'
import { expect, test, waitUntilAlive } from '../journey.ts'
import { openCheckout } from '../open-checkout.ts'

test('the bank’s form is cancelled: nothing is charged, and everything is as it was [PAY-008] [F-050]', async ({
  page,
  baseURL,
}) => {
  const { client, cartId } = await openCheckout(page, baseURL)
  await fillInContact(page)
  const pay = page.getByRole('button', { name: /^Pagar 19,50/ })
  await pay.click()
  const dialog = page.getByRole('dialog', { name: 'Pago con tarjeta' })
  await expect(dialog.frameLocator('iframe').getByLabel('Número de tarjeta')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel('Nombre y apellidos')).toHaveValue('Ana Gil')
  const { cart } = await accepted(client.getCart({ cartId, atTable: false }))
  expect(cart).toMatchObject({ state: 'open', lines: [{ quantity: 1 }] })
  await pay.click()
  await expect(dialog.frameLocator('iframe').getByLabel('Número de tarjeta')).toBeVisible()
})

test('a customer asks to keep a card, and the next order is paid with it [CHECKOUT-013] [F-050]', async ({
  page,
  context,
  baseURL,
  remember,
}) => {
  const customer = await registerCustomer(baseURL)
  const { origin } = new URL(baseURL ?? '')
  await remember({ 'user-id': customer.id, 'user-name': 'Nora' })
  const fillIn = async () => {
    const { client, cartId } = await beginOrderIn(context, origin, customer)
    await add(client, cartId, 'pulpo-a-la-gallega')
    await page.goto('/checkout')
    await waitUntilAlive(page)
    await fillInContact(page, { name: 'Nora Prueba', email: customer.email, phone: '600000009' })
  }
  await fillIn()
  await page.getByRole('radio', { name: 'Tarjeta', exact: true }).check()
  await page.getByLabel('Guardar la tarjeta para otra vez').check()
  await page.getByRole('button', { name: /^Pagar 19,50/ }).click()
  const bank = page.getByRole('dialog', { name: 'Pago con tarjeta' }).frameLocator('iframe')
  await bank.getByLabel('Número de tarjeta').fill('4548810000000003')
  const kept = page.waitForRequest('**/savePaymentRedsysWeb**')
  await bank.getByRole('button', { name: /Pagar/ }).click()
  expect((await kept).postDataJSON()).toMatchObject({ savecard: '1', cardId: null })
  await page.getByLabel('Código').fill('123456')
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('Pagado', { exact: true })).toBeVisible()
  const [card] = await accepted(customer.visit.client.getCards({ id: customer.id }))

  // The last page forgets its order when it is left, which would otherwise be the next order.
  await page.goto('/contact')
  await fillIn()
  await page.getByRole('radio', { name: new RegExp(`${card?.lastFour}$`) }).check()
  const again = page.waitForRequest('**/savePaymentRedsysWeb**')
  await page.getByRole('button', { name: /^Pagar 19,50/ }).click()
  expect((await again).postDataJSON()).toMatchObject({ savecard: '0', cardId: card?.id })
  await page.getByLabel('Código').fill('123456')
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('Pagado', { exact: true })).toBeVisible()
})
