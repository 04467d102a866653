import { fillInContact } from '../fill-in-contact.ts'
import { expect, expectAccessible, test } from '../journey.ts'
import { openCheckout } from '../open-checkout.ts'

test('a guest orders, pays at the door and follows the order [CHECKOUT-002] [CART-005] [CART-022] [F-004]', async ({
  page,
  context,
  baseURL,
}) => {
  await openCheckout(page, baseURL)
  // Pressing too early loses nothing: the focus moves to what is missing.
  await page.getByRole('radio', { name: 'Efectivo' }).check()
  const order = page.getByRole('button', { name: /Pedido con obligación de pago · 19,50/ })
  await order.click()
  await expect(page.getByLabel('Nombre y apellidos')).toBeFocused()
  await expect(page.getByText('Campo requerido').first()).toBeVisible()
  await expectAccessible(page)
  await fillInContact(page)
  await page.getByLabel('¿Con cuánto vas a pagar?').fill('50')
  const stepOf = async () => (await context.cookies()).find(({ name }) => name === 'cart-step')?.value
  expect(await stepOf()).toBeUndefined()
  const sent = page.waitForRequest('**/savePaymentWeb**')
  const arriving = page.waitForRequest((request) => request.url().endsWith('/checkout/complete'))
  await order.click()
  expect((await (await sent).allHeaders()).cookie).toContain('cart-step=payment')
  expect((await sent).postDataJSON()).toMatchObject({
    payment: 'cash',
    after: '1',
    amount_redsys: null,
    operid: null,
    delivery_data: { pago: 1, cambio: '50.00', observations: '' },
  })

  expect((await (await arriving).allHeaders()).cookie).toContain('cart-step=complete')
  await page.waitForURL('**/checkout/complete')
  await expect(page.getByRole('heading', { name: 'Pedido recibido' })).toBeVisible()
  await expect(page.getByText('Por pagar al recibirlo: 19,50')).toBeVisible()
  // No mail leaves here, so none is said to have left.
  await expect(page.getByText('Guarda este número')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Seguir el pedido' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'En espera' })).toHaveAttribute('aria-current', 'step')
})
