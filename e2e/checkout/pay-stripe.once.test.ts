import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { fillInContact } from '../fill-in-contact.ts'
import { expect, expectAccessible, test } from '../journey.ts'
import { openCheckout } from '../open-checkout.ts'

test('a card is mistyped, one is declined, another is challenged, all in the same dialog, and the order is paid once [PAY-002] [PAY-004] [PAY-006] [PAY-007] [CONST-004] [CHECKOUT-007] [OPEN-112]', async ({
  page,
  baseURL,
}) => {
  const { cartId } = await openCheckout(page, baseURL, { storeId: storeIds.malasana })
  await fillInContact(page)
  await page.getByRole('radio', { name: 'Tarjeta', exact: true }).check()
  await page.getByRole('button', { name: /^Pagar 19,50/ }).click()

  // Stripe's own field, in Stripe's own frame: the card never reaches the shop.
  const dialog = page.getByRole('dialog', { name: 'Pago con tarjeta' })
  const number = dialog.frameLocator('iframe').getByLabel('Número de tarjeta')
  const pay = dialog.getByRole('button', { name: /^Pagar 19,50/ })
  await expect(pay).toBeEnabled()
  await number.fill('4242 4242 4242 4241')
  await expectAccessible(page)
  await pay.click()
  await expect(dialog.getByRole('alert')).toHaveText('El número de tarjeta no es válido.')

  await number.fill('4000 0000 0000 0002')
  const saved = page.waitForRequest('**/api/SaleTemp/save?**')
  const read = page.waitForRequest((request) => /\/api\/SaleTemp\?/.test(request.url()))
  await pay.click()
  await expect(dialog.getByRole('alert')).toContainText('No se ha cobrado nada')
  expect((await saved).postDataJSON()).toMatchObject({ id: cartId })
  expect((await read).url()).toContain(cartId)
  await expect(number).toHaveValue('')

  await number.fill('4000 0027 6000 3184')
  const sent = page.waitForRequest('**/savePaymentStripeWeb**')
  await pay.click()
  expect((await sent).postDataJSON()).toMatchObject({
    id: cartId,
    payment: 'stripe',
    store: 2,
    stripe_token: expect.stringMatching(/^tok_.{8,}$/),
    stripe_amount: 1950,
    tip: '0.00',
  })

  // The card's own bank asks for a code, on its own page.
  await page.getByLabel('Código').fill('123456')
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.waitForURL('**/checkout/complete?attempt=*')
  await expect(page.getByRole('heading', { name: 'Pedido recibido' })).toBeVisible()
  await expect(page.getByText('Pagado', { exact: true })).toBeVisible()
})

test('the dialog is cancelled and nothing is sent; opened again, its card pays and the sale is closed [PAY-018] [API-092] [OPEN-062] [F-032]', async ({
  page,
  baseURL,
}) => {
  const { cartId } = await openCheckout(page, baseURL, { storeId: storeIds.malasana })
  await fillInContact(page)
  await page.getByRole('radio', { name: 'Tarjeta', exact: true }).check()
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/Stripe(?:Web)?$/.test(pathname)) sent.push(pathname)
  })
  const open = page.getByRole('button', { name: /^Pagar 19,50/ })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Pago con tarjeta' })
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog).toBeHidden()
  expect(sent).toEqual([])

  await open.click()
  await dialog.frameLocator('iframe').getByLabel('Número de tarjeta').fill('4242 4242 4242 4242')
  const closed = page.waitForRequest('**/createSaleForStripe**')
  await dialog.getByRole('button', { name: /^Pagar 19,50/ }).click()
  expect((await closed).postDataJSON()).toEqual({ id: cartId })
  await page.waitForURL('**/checkout/complete?attempt=*')
  await expect(page.getByRole('heading', { name: 'Pedido recibido' })).toBeVisible()
  await expect(page.getByText('Pagado', { exact: true })).toBeVisible()
  expect(sent).toEqual(['/api/SaleTemp/savePaymentStripeWeb', '/api/Sale/createSaleForStripe'])
})
