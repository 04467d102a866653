import { demoPassword } from '@comanda/demo/demo-site'
import { type OptionValueId, toId } from '@comanda/rules/ids'
import { zero } from '@comanda/rules/money/cents'
import { eq } from 'drizzle-orm'
import { openDatabase } from '../../apps/server/src/database/database.ts'
import { placedOrder } from '../../apps/server/src/database/schema/order.ts'
import { add, toAddress } from '../../apps/server/src/testing/cart/carts.ts'
import { beginOrder } from '../begin-order.ts'
import { fillInContact } from '../fill-in-contact.ts'
import { expect, expectAccessible, test, waitUntilAlive } from '../journey.ts'

const alioli = { valueId: toId<OptionValueId>(201002), name: 'Alioli', price: zero, isFree: true }

test('checkout and confirmation name floor, door and what was chosen; a reload keeps what was typed; what was brought is called delivered [F-073] [F-074] [F-080] [F-085] [F-227]', async ({
  page,
  context,
  baseURL,
}) => {
  const address = { ...toAddress('28013'), floor: '3', door: 'izda.' }
  const { client, cartId } = await beginOrder(context, baseURL, { mode: 'delivery', address })
  await add(client, cartId, 'pulpo-a-la-gallega', { quantity: 2 })
  await add(client, cartId, 'patatas-bravas', { choice: { valueIds: [], options: [alioli], units: [] } })
  await page.goto('/checkout')
  await waitUntilAlive(page)
  const where = 'Calle Mayor 1, 3, izda., 28013 Madrid'
  const main = page.getByRole('main')
  await expect(main.getByText(where)).toBeVisible()
  const bravas = main.getByRole('listitem').filter({ hasText: 'Patatas bravas' })
  await expect(bravas).toContainText('Alioli')
  // The same words as on the page of the order and in its mail.
  await expect(main.getByText(/^hoy, entre las \d\d:\d\d y las \d\d:\d\d$/i)).toBeVisible()
  // Another tab adds a dish: what is to be paid follows, and what is typed stays.
  await add(client, cartId, 'agua-mineral')
  await expect(main.getByRole('listitem').filter({ hasText: 'Agua mineral' })).toBeVisible()

  await fillInContact(page)
  await page.getByLabel('Notas para el local').fill('sin timbre')
  await page.getByRole('radio', { name: 'Efectivo' }).check()
  await page.getByLabel('¿Con cuánto vas a pagar?').fill('50')
  await page.reload()
  await waitUntilAlive(page)
  await expect(page.getByLabel('Nombre y apellidos')).toHaveValue('Ana Gil')
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('ana@demo.example')
  await expect(page.getByLabel('Teléfono')).toHaveValue('600123456')
  await expect(page.getByLabel('Notas para el local')).toHaveValue('sin timbre')
  await expect(page.getByRole('radio', { name: 'Efectivo' })).toBeChecked()
  await expect(page.getByLabel('¿Con cuánto vas a pagar?')).toHaveValue('50')

  await page.getByRole('button', { name: /Pedido con obligación de pago/ }).click()
  await page.waitForURL('**/checkout/complete')
  await expect(main.getByText(where)).toBeVisible()
  await expect(bravas).toContainText('Alioli')
  // An order that stands leaves nothing of its form behind.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('checkout-form'))).toBeNull()

  const { db, close } = await openDatabase({ url: process.env.COMANDA_JOURNEY_DATABASE ?? '' }, { poolSize: 1 })
  await db.update(placedOrder).set({ status: 'picked-up' }).where(eq(placedOrder.cartId, cartId))
  await close()
  await page.getByRole('link', { name: 'Seguir el pedido' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Pedido entregado' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await expect(page.getByText('Pedido recogido')).toHaveCount(0)
})

test('an employee applies the receipt in the checkout, and takes it off again [PRICE-031] [OPEN-099] [F-034]', async ({
  page,
  context,
  baseURL,
}) => {
  const { client, cartId } = await beginOrder(context, baseURL)
  await add(client, cartId, 'pulpo-a-la-gallega')
  await page.goto('/account/profile')
  await waitUntilAlive(page)
  const login = page.getByRole('dialog', { name: 'Iniciar sesión' })
  await login.getByLabel('Correo electrónico').fill('eva@demo.example')
  await login.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByLabel('Teléfono')).toBeVisible()
  await page.goto('/checkout')
  await waitUntilAlive(page)
  const total = (sum: string) => page.getByRole('button', { name: new RegExp(`Pagar ${sum}`) })
  await expect(total('19,50')).toBeVisible()
  await page.getByRole('button', { name: /Usar 12,50\s€ del vale EMPLEADO-2026/ }).click()
  await expect(page.getByText('Vale EMPLEADO-2026 aplicado')).toBeVisible()
  await expect(total('7,00')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Quitar el vale EMPLEADO-2026' }).click()
  await expect(total('19,50')).toBeVisible()
})
