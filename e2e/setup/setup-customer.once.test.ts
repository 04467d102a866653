import { accepted } from '../../apps/server/src/testing/accepted.ts'
import { toAddress } from '../../apps/server/src/testing/cart/carts.ts'
import { registerCustomer } from '../customer/register-customer.ts'
import { expect, test } from '../journey.ts'

test('a guest logs in on the way, uses the usual address or types another, which is then in the account [ACCOUNT-036] [SETUP-007, SETUP-042] [F-050]', async ({
  page,
  context,
  visit,
  baseURL,
}) => {
  const {
    id,
    email,
    password,
    visit: { client },
  } = await registerCustomer(baseURL)
  const usual = { ...toAddress('28013'), street: 'Calle de Siempre' }
  await accepted(
    client.postUserAddress({ customerId: id, name: 'Casa', use: 'delivery', isDefault: true, address: usual }),
  )

  await visit('/')
  // The stores come only after the first field was typed, as on a slow line.
  const { promise: typing, resolve: letStoresCome } = Promise.withResolvers<void>()
  await page.route(/\/api\/Stores\?/, (route) => typing.then(() => route.continue()), { times: 1 })
  await page.locator('[data-bar]').getByRole('button', { name: 'Iniciar pedido' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Cómo quieres tu pedido?' })
  // A guest can choose mode and store all the same; nobody needs an account.
  await dialog.getByLabel('Calle', { exact: true }).fill('Calle de Paso')
  const stores = page.waitForResponse(/\/api\/Stores\?/)
  letStoresCome()
  await stores
  await dialog.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByRole('dialog', { name: 'Crear cuenta' })).toBeVisible()
  await page.keyboard.press('Escape')
  // What was typed is still there.
  await expect(dialog.getByLabel('Calle', { exact: true })).toHaveValue('Calle de Paso')
  await dialog.getByRole('button', { name: 'Iniciar sesión' }).click()
  const login = page.getByRole('dialog', { name: 'Iniciar sesión' })
  await login.getByLabel('Correo electrónico').fill(email)
  await login.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(login).toHaveCount(0)

  await expect(dialog.getByRole('radio', { name: /^Tu dirección habitual\s*Calle de Siempre/ })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Crear cuenta' })).toHaveCount(0)
  await dialog.getByRole('radio', { name: /^Tu dirección habitual/ }).check()
  await dialog.getByRole('button', { name: 'Guardar y seguir' }).click()
  const usually = page.waitForRequest(/SaleTemp\/save/)
  await dialog.getByRole('button', { name: 'Elegir productos' }).click()
  expect((await usually).postDataJSON().customer_data).toMatchObject({ customer_address: 'Calle de Siempre' })
  await expect(dialog).toHaveCount(0)
  expect(await accepted(client.getUserAddresses({ customerId: id }))).toHaveLength(1)

  // The next order goes to another address.
  await context.clearCookies({ name: /^(?:delivery-mode|cart-id|firebase-id)$/ })
  await visit('/')
  await page.locator('[data-bar]').getByRole('button', { name: 'Iniciar pedido' }).click()
  // The default address is known to be served, so the time is asked next.
  await dialog.getByRole('button', { name: 'Cambiar: Dirección de entrega' }).click()
  await dialog.getByRole('radio', { name: 'Otra dirección' }).check()
  const typed = { Calle: 'Calle de Hoy', Número: '3', 'Código postal': '28012', Ciudad: 'Madrid', Provincia: 'Madrid' }
  for (const [label, text] of Object.entries(typed)) await dialog.getByLabel(label, { exact: true }).fill(text)
  await dialog.getByRole('button', { name: 'Guardar y seguir' }).click()
  await dialog.getByRole('button', { name: 'Elegir productos' }).click()
  await expect(dialog).toHaveCount(0)
  const saved = await accepted(client.getUserAddresses({ customerId: id }))
  expect(saved).toMatchObject([
    { isDefault: true, address: { street: 'Calle de Siempre' } },
    { isDefault: false, address: { street: 'Calle de Hoy', postalCode: '28012' } },
  ])
})
