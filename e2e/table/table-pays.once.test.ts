import { type ResourceId, type StoreId, toId } from '@comanda/rules/ids'
import { add } from '../../apps/server/src/testing/cart/carts.ts'
import { beginOrder } from '../begin-order.ts'
import { expect, expectAccessible, test, waitUntilAlive } from '../journey.ts'

/** A table of the store that asks for payment with the order. */
const table = { mode: 'table', storeId: toId<StoreId>(2), resourceId: toId<ResourceId>(24), position: 4 } as const

test('a table that pays with its order sees it go to the kitchen, and leaves nothing behind [SHELL-007] [CART-023] [CHECKOUT-010] [F-036]', async ({
  page,
  context,
  baseURL,
}) => {
  const { client, cartId } = await beginOrder(context, baseURL, table)
  await add(client, cartId, 'agua-mineral')
  await page.goto('/checkout')
  await waitUntilAlive(page)
  await page.getByRole('button', { name: /^Pagar \d/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Pago con tarjeta' })
  await dialog.frameLocator('iframe').getByLabel('Número de tarjeta').fill('4000 0027 6000 3184')
  await dialog.getByRole('button', { name: /^Pagar / }).click()
  await page.getByLabel('Código').fill('123456')
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.waitForURL('**/checkout/completeTable?attempt=*')
  await expect(page.getByRole('heading', { name: 'Pedido enviado a la cocina' })).toBeVisible()
  await expect(page.getByText('Pagado', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ver la carta' }).click()
  await page.waitForURL('/#menu')
  await waitUntilAlive(page)
  const readKept = async () => (await context.cookies()).map(({ name }) => name)
  for (const name of ['cart-id', 'firebase-id', 'delivery-mode', 'store-id', 'cart-step', 'from-qr', 'resource']) {
    await expect.poll(readKept).not.toContain(name)
  }
  expect(await readKept()).toContain('cart-numpedido')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('cart-shown'))).toBeNull()
})
