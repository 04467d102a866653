import { sha256 } from '@comanda/contract/wire/sha256'
import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { demoPassword } from '@comanda/demo/demo-site'
import { accepted } from '../../apps/server/src/testing/accepted.ts'
import { add } from '../../apps/server/src/testing/cart/carts.ts'
import type { NamedClient } from '../../apps/server/src/testing/http/named-client.ts'
import { openVisit, sendTo } from '../../apps/server/src/testing/http/open-visit.ts'
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

test('a customer asks to keep a card, and the next order is paid with it, chosen already [CHECKOUT-013] [F-006] [F-050]', async ({
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
  await expect(page.getByRole('radio', { name: new RegExp(`${card?.lastFour}$`) })).toBeChecked()
  const again = page.waitForRequest('**/savePaymentRedsysWeb**')
  await page.getByRole('button', { name: /^Pagar 19,50/ }).click()
  expect((await again).postDataJSON()).toMatchObject({ savecard: '0', cardId: card?.id })
  await page.getByLabel('Código').fill('123456')
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('Pagado', { exact: true })).toBeVisible()
})

test('a card typed into Stripe’s field is kept, pays the next order after its bank has asked, and is removed [CHECKOUT-013] [ACCOUNT-032]', async ({
  page,
  context,
  baseURL,
  remember,
}) => {
  const customer = await registerCustomer(baseURL)
  const { origin } = new URL(baseURL ?? '')
  await remember({ 'user-id': customer.id, 'user-name': 'Nora' })
  const fillIn = async () => {
    const { client, cartId } = await beginOrderIn(context, origin, {
      ...customer,
      setup: { storeId: storeIds.malasana },
    })
    await add(client, cartId, 'pulpo-a-la-gallega')
    await page.goto('/checkout')
    await waitUntilAlive(page)
    await fillInContact(page, { name: 'Nora Prueba', email: customer.email, phone: '600000009' })
  }
  const answerBank = async () => {
    await page.getByLabel('Código').fill('123456')
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await expect(page.getByText('Pagado', { exact: true })).toBeVisible()
  }
  await fillIn()
  await page.getByRole('radio', { name: 'Tarjeta', exact: true }).check()
  await page.getByLabel('Guardar la tarjeta para otra vez').check()
  await page.getByRole('button', { name: /^Pagar 19,50/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Pago con tarjeta' })
  await dialog.frameLocator('iframe').getByLabel('Número de tarjeta').fill('4000 0027 6000 3184')
  const kept = page.waitForRequest('**/savePaymentStripeWeb**')
  await dialog.getByRole('button', { name: /^Pagar 19,50/ }).click()
  expect((await kept).postDataJSON()).toMatchObject({ savecard: '1', cardId: null })
  await answerBank()

  await page.goto('/contact')
  await fillIn()
  await expect(page.getByRole('radio', { name: 'Visa terminada en 3184' })).toBeChecked()
  await page.getByRole('button', { name: /^Pagar 19,50/ }).click()
  await answerBank()

  await page.goto('/account/payment')
  await waitUntilAlive(page)
  await page.getByRole('button', { name: /^Eliminar: Visa terminada en 3184/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Tarjeta eliminada')).toBeVisible()
  await expect(page.getByRole('button', { name: /3184/ })).toHaveCount(0)
})

test('the demo’s own Visa pays, and its expired card is only mentioned [F-006]', async ({
  page,
  context,
  baseURL,
  remember,
}) => {
  const [ana] = casaComanda.customers
  if (ana === undefined) throw new Error('the demo has no customers')
  const { id, email } = ana.customer
  const { origin, host } = new URL(baseURL ?? '')
  const enter = async (guest: NamedClient) =>
    (await accepted(guest.customerLogin({ email, password: sha256(demoPassword) }))).session
  const visit = await openVisit({ send: sendTo(origin), host, enter })
  const { client, cartId } = await beginOrderIn(context, origin, { visit })
  await add(client, cartId, 'pulpo-a-la-gallega')
  await remember({ 'user-id': id, 'user-name': 'Ana' })
  await page.goto('/checkout')
  await waitUntilAlive(page)
  await expect(page.getByRole('radio', { name: 'Visa terminada en 0004' })).toBeChecked()
  await expect(page.getByText('Mastercard terminada en 0017 (caducada)')).toBeVisible()
  await expect(page.getByRole('radio', { name: /0017/ })).toHaveCount(0)
  await page.getByRole('button', { name: /^Pagar 19,50/ }).click()
  await page.getByLabel('Código').fill('123456')
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('Pagado', { exact: true })).toBeVisible()
})
