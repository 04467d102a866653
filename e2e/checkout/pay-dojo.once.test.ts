import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { add } from '../../apps/server/src/testing/cart/carts.ts'
import { beginOrder } from '../begin-order.ts'
import { copyAccounts } from '../copy-accounts.ts'
import { fillInContact } from '../fill-in-contact.ts'
import { expect, test, waitUntilAlive } from '../journey.ts'
import { makeSite } from '../make-site.ts'

test('an order is paid on Dojo’s page: given up once, declined once, then paid [PAY-017] [API-089]', async ({
  page,
  context,
}) => {
  // A venue whose cards are read by Dojo.
  const { url } = await makeSite(
    'dojo',
    () => casaComanda,
    (database, id) => copyAccounts(database, id, 'dojo'),
  )
  const { client, cartId } = await beginOrder(context, url)
  await add(client, cartId, 'pulpo-a-la-gallega')
  const goToDojo = async () => {
    await page.goto(`${url}/checkout`)
    await waitUntilAlive(page)
    await fillInContact(page)
    await page.getByRole('radio', { name: 'Tarjeta', exact: true }).check()
    await page.getByRole('button', { name: /^Pagar 19,50/ }).click()
    await expect(page.getByRole('heading', { name: 'Pagar con Dojo' })).toBeVisible()
  }
  await goToDojo()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.waitForURL('**/checkout/complete?attempt=*')
  await expect(page.getByText('Has cancelado el pago', { exact: false })).toBeVisible()

  await goToDojo()
  const pay = page.getByRole('button', { name: /^Pagar 19,50/ })
  await page.getByLabel('Número de tarjeta').fill('4456530000001013')
  await pay.click()
  await expect(page.getByRole('alert')).toContainText('Tarjeta rechazada')
  await page.getByLabel('Número de tarjeta').fill('5200000000001005')
  await pay.click()
  await page.waitForURL('**/checkout/complete?attempt=*')
  await expect(page.getByRole('heading', { name: 'Pedido recibido' })).toBeVisible()
  await expect(page.getByText('Pagado', { exact: true })).toBeVisible()
})
