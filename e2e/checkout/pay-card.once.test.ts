import { fillInContact } from '../fill-in-contact.ts'
import { expect, expectAccessible, test } from '../journey.ts'
import { openCheckout } from '../open-checkout.ts'

test('a card is declined, another one is challenged, and the order is paid once [PAY-008]', async ({
  page,
  baseURL,
}) => {
  const { cartId } = await openCheckout(page, baseURL)
  await fillInContact(page)
  await page.getByRole('button', { name: /^Pagar 19,50/ }).click()

  // The bank's own form, in the bank's own frame: the card never reaches the shop.
  const dialog = page.getByRole('dialog', { name: 'Pago con tarjeta' })
  const bank = dialog.frameLocator('iframe')
  await test.step('in the bank’s own form, which is ready for the next card by itself [PAY-009, ERRORS-050, ERRORS-073, F-005, F-247]', async () => {
    await bank.getByLabel('Número de tarjeta').fill('4907277775205123')
    await expectAccessible(page)
    await bank.getByRole('button', { name: /Pagar/ }).click()
    await expect(dialog.getByRole('alert')).toContainText('No se ha cobrado nada')
    // The form is ready for the next card by itself: the number of the first one is used up at the bank.
    await expect(bank.getByLabel('Número de tarjeta')).toHaveValue('')
    await bank.getByLabel('Número de tarjeta').fill('4548810000000001')
    await bank.getByRole('button', { name: /Pagar/ }).click()
    await expect(dialog.getByRole('alert')).toContainText('un número de tarjeta válido')
  })
  await bank.getByLabel('Número de tarjeta').fill('4918019199883839')
  await test.step('with what the bank wants to know of the order and of the screen [CHECKOUT-004, PAY-003, PAY-013, CART-005, F-247]', async () => {
    const sent = page.waitForRequest('**/savePaymentRedsysWeb**')
    await bank.getByRole('button', { name: /Pagar/ }).click()
    const { window_data, ...order } = (await sent).postDataJSON()
    expect(order).toMatchObject({
      id: cartId,
      store: 1,
      payment: 'new',
      // The bank's own number for this form, and its token for the card.
      merchantOrder: expect.stringMatching(/^\d{4}[0-9A-Za-z]{8}$/),
      operid: expect.stringMatching(/^.{8,}$/),
      amount_redsys: '19.50',
      total_ticket: '19.50',
      total_payment: '19.50',
      cardId: null,
      savecard: '0',
      after: '0',
      email: 'ana@demo.example',
      customer_data: { customer_name: 'Ana Gil', customer_phone: '600123456' },
      address_billing: null,
      delivery_data: { pago: 2, cambio: 'sincambio' },
    })
    expect(Object.keys(window_data).sort()).toEqual([
      'color_depth',
      'java_enabled',
      'language',
      'screen_height',
      'screen_width',
      'timezone_offset',
    ])
  })

  await test.step('after the card’s own bank has asked for a code [PAY-010, PAY-012]', async () => {
    // The hidden step runs by itself; then the card's own bank asks for a code, on its own page.
    await page.getByLabel('Código').fill('123456')
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await page.waitForURL('**/checkout/complete?attempt=*')
    await expect(page.getByRole('heading', { name: 'Pedido recibido' })).toBeVisible()
    await expect(page.getByText('Pagado', { exact: true })).toBeVisible()
  })
})
