import { add, toAddress } from '../../apps/server/src/testing/cart/carts.ts'
import { beginOrder } from '../begin-order.ts'
import { expect, expectAccessible, test, waitUntilAlive } from '../journey.ts'

test('checkout asks for the minimum of the address and takes no order below it [SETUP-041] [CART-042] [ERRORS-039] [OPEN-009] [F-033]', async ({
  page,
  context,
  baseURL,
}) => {
  const { client, cartId } = await beginOrder(context, baseURL, { mode: 'delivery', address: toAddress('28013') })
  await add(client, cartId, 'agua-mineral')
  const asked = page.waitForRequest(/getMinPurchase/)
  await page.goto('/checkout')
  await waitUntilAlive(page)
  expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toMatchObject({
    address: 'Calle Mayor',
    number: '1',
    zip_code: '28013',
    city: 'Madrid',
    type_purchase: 'delivery',
    selected_store: '1',
  })
  await expect(page.getByRole('alert')).toContainText(
    'No es posible realizar el pedido, puesto que el pedido mínimo es de 12,00',
  )
  const pay = page.getByRole('button', { name: /^Pagar \d|^Pedido con obligación/ })
  await expect(pay).toBeDisabled()
  await expectAccessible(page)

  await add(client, cartId, 'pulpo-a-la-gallega')
  await page.reload()
  await waitUntilAlive(page)
  await expect(pay).toBeEnabled()
  await expect(page.getByText('No es posible realizar el pedido')).toHaveCount(0)
})
