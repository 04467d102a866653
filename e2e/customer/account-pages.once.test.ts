import { randomInt } from 'node:crypto'
import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { demoPassword } from '@comanda/demo/demo-site'
import { mostAddresses } from '@comanda/rules/customer/saved-addresses'
import type { Page } from '@playwright/test'
import { toAddress } from '../../apps/server/src/testing/cart/carts.ts'
import { expect, expectAccessible, test, waitUntilAlive } from '../journey.ts'
import { keepCard } from './keep-card.ts'
import { registerCustomer } from './register-customer.ts'

/** Opens a page of the account and logs in on the way. */
async function comeIn(page: Page, address: string, email: string, password = demoPassword): Promise<void> {
  await page.goto(address)
  await waitUntilAlive(page)
  const login = page.getByRole('dialog', { name: 'Iniciar sesión' })
  await login.getByLabel('Correo electrónico').fill(email)
  await login.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === new URL(address, url).pathname)
  await waitUntilAlive(page)
  await expect(page.locator('main [role=status]')).toHaveCount(0)
}

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).last()

test('profile and addresses are the customer’s to change [ACCOUNT-037]', async ({ page, baseURL }) => {
  const { id, email, password, visit } = await registerCustomer(baseURL, {
    kind: 'company',
    identification: 'B00000000',
  })
  const office = { ...toAddress('08001'), street: 'Gran Vía de Prueba' }
  const address = { customerId: id, name: 'Sede', use: 'delivery', isDefault: true, address: office } as const
  await visit.client.postUserAddress(address)
  await comeIn(page, '/account/profile', email, password)
  const main = page.getByRole('main')
  await test.step('the profile is read and changed [ACCOUNT-031]', async () => {
    const save = main.getByRole('button', { name: 'Guardar cambios' })
    await expect(main.getByLabel('CIF')).toHaveValue('B00000000')
    await expect(save).toBeDisabled()
    await main.getByLabel('Teléfono').fill('12')
    await expect(main.getByText('Campo inválido')).toBeVisible()
    await main.getByLabel('Teléfono').fill('910 000 019')
    // Changing the e-mail would ask for the password.
    await main.getByLabel('Correo electrónico').fill('otra@demo.example')
    await expect(main.getByLabel('Contraseña actual')).toBeVisible()
    await expect(save).toBeDisabled()
    await main.getByLabel('Correo electrónico').fill(email)
    await expectAccessible(page)
    await save.click()
    await expect(toast(page, 'Datos guardados')).toBeVisible()
  })

  await main.getByRole('link', { name: 'Mis direcciones' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Mis direcciones')
  await waitUntilAlive(page)
  await expect(main.getByRole('listitem').filter({ hasText: 'Sede' })).toContainText('Principal')
  await test.step('an address is added [ACCOUNT-024, ACCOUNT-025, ACCOUNT-026, ACCOUNT-029]', async () => {
    await main.getByRole('button', { name: 'Añadir dirección' }).click()
    const sheet = page.getByRole('dialog', { name: 'Añadir dirección' })
    const send = sheet.getByRole('button', { name: 'Guardar dirección' })
    await send.click()
    await expect(sheet.getByText('Campo requerido')).toHaveCount(5)
    await expect(sheet.getByLabel('Calle')).toBeFocused()
    await expectAccessible(page)
    const typed = {
      Calle: 'Calle del Ensayo',
      Número: '5',
      'Código postal': '28012',
      Ciudad: 'Madrid',
      Provincia: 'Madrid',
    }
    for (const [label, text] of Object.entries(typed)) await sheet.getByLabel(label, { exact: true }).fill(text)
    await sheet.getByText('Piso, puerta, bloque, escalera').click()
    await sheet.getByLabel('Piso').fill('2')
    await sheet.getByLabel('Nombre, por ejemplo').fill('Almacén')
    await sheet.getByLabel('Usar como principal').check()
    const asked = page.waitForRequest(
      (request) => request.method() === 'POST' && /Customeraddres\?/.test(request.url()),
    )
    await send.click()
    expect((await asked).postDataJSON()).toMatchObject({
      address: 'Calle del Ensayo',
      additional_address: '2|||',
      tipo: 'domicilio',
      principal: 1,
    })
    await expect(sheet).toHaveCount(0)
  })

  const added = main.getByRole('listitem').filter({ hasText: 'Almacén' })
  const seat = main.getByRole('listitem').filter({ hasText: 'Sede' })
  await test.step('the default moves to the chosen address, and returns when that address is deleted [ACCOUNT-028]', async () => {
    await expect(added).toContainText('Principal')
    await expect(seat).not.toContainText('Principal')
    await added.getByRole('button', { name: 'Eliminar: Almacén' }).click()
    const confirm = page.getByRole('dialog', { name: '¿Eliminar esta dirección?' })
    await expectAccessible(page)
    await confirm.getByRole('button', { name: 'Eliminar' }).click()
    await expect(toast(page, 'Dirección eliminada')).toBeVisible()
    await expect(added).toHaveCount(0)
    await expect(seat).toContainText('Principal')
  })

  await test.step('an address is read back and changed [ACCOUNT-027]', async () => {
    await seat.getByRole('button', { name: 'Editar: Sede' }).click()
    const edit = page.getByRole('dialog', { name: 'Editar dirección' })
    await edit.getByLabel('Número', { exact: true }).fill('3')
    await edit.getByRole('button', { name: 'Guardar dirección' }).click()
    await expect(seat).toContainText('Gran Vía de Prueba 3')
  })
})

test('cards, history and favourites in version 2 [ACCOUNT-032, ACCOUNT-033, ACCOUNT-034, ACCOUNT-035, ACCOUNT-037] [OPEN-025] [F-248]', async ({
  page,
  visit,
}) => {
  const [ana] = casaComanda.customers
  if (ana === undefined) throw new Error('the demo has no customers')
  // One card more than Ana has: hers stay, because other journeys pay with them.
  const lastFour = String(randomInt(1_000, 10_000))
  await keepCard(ana.customer.id, { brand: 'mastercard', lastFour, expiryMonth: 3, expiryYear: 2024 })
  await comeIn(page, '/account/payment?version=2', ana.customer.email)
  const main = page.getByRole('main')
  const rows = main.getByRole('listitem').filter({ hasText: '••••' })
  const added = rows.filter({ hasText: lastFour })
  await expect(rows.filter({ hasText: '0004' })).toHaveCount(1)
  await expect(added).toContainText('Caducó 03/24')
  await added.getByRole('button', { name: `Eliminar: Mastercard terminada en ${lastFour}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(toast(page, 'Tarjeta eliminada')).toBeVisible()
  await expect(added).toHaveCount(0)
  await expect(rows.filter({ hasText: '0017' })).toHaveCount(1)

  await visit('/account/history?version=2')
  await expect(page.locator('[data-layout=HistoryV2]')).toBeVisible()
  // Another journey may order as the same customer.
  const past = (hour: string) => main.getByRole('heading', { level: 2 }).getByRole('link', { name: hour })
  for (const hour of ['21:05', '13:40', '14:15']) await expect(past(hour)).toBeVisible()
  expect(casaComanda.orders).toHaveLength(3)
  await expectAccessible(page)
  await past('21:05').click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Pedido n.º 1')
  await waitUntilAlive(page)
  await expect(main.getByText('Brava, Alioli, Queso azul')).toBeVisible()
  await expect(main.getByText('Envío · Centro')).toBeVisible()
  await expectAccessible(page)
  await visit('/account/orders/17')
  await expect(main.getByText('No encontramos este pedido en tu cuenta.')).toBeVisible()

  // Marks the dish with the heart, then finds it among the favourites.
  await visit('/products/croquetas-de-jamon')
  const heart = main.getByRole('button', { name: /^Guardar en favoritos/ }).first()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(toast(page, 'Guardado en tus favoritos')).toBeVisible()
  await visit('/account/favorites?version=2')
  const cards = main.getByRole('article')
  await expect(cards).toHaveCount(4)
  const mine = main.getByRole('button', { name: /^Guardar en favoritos: Croquetas/ })
  await expect(mine).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await mine.click()
  await expect(toast(page, 'Quitado de tus favoritos')).toBeVisible()
  await expect(mine).toHaveAttribute('aria-pressed', 'false')
})

test('an address the account has no room for is refused in the server’s words, and nothing typed is lost [ACCOUNT-030] [ERRORS-056] [F-052]', async ({
  page,
  baseURL,
  mayRefuse,
}) => {
  const { id, email, password, visit } = await registerCustomer(baseURL)
  const address = { customerId: id, name: '', use: 'delivery', isDefault: false, address: toAddress('28013') } as const
  for (let count = 0; count < mostAddresses; count++) await visit.client.postUserAddress(address)
  mayRefuse('Customeraddres')
  await comeIn(page, '/account/address', email, password)
  await page.getByRole('main').getByRole('button', { name: 'Añadir dirección' }).click()
  const sheet = page.getByRole('dialog', { name: 'Añadir dirección' })
  const typed = { Calle: 'Calle del Ensayo', Número: '5', 'Código postal': '28012', Ciudad: 'Madrid' }
  for (const [label, text] of Object.entries(typed)) await sheet.getByLabel(label, { exact: true }).fill(text)
  await sheet.getByLabel('Provincia', { exact: true }).fill('Madrid')
  await sheet.getByRole('button', { name: 'Guardar dirección' }).click()
  await expect(page.getByText(/^No caben más direcciones en tu cuenta/)).toHaveCount(1)
  await expect(sheet.getByLabel('Calle')).toHaveValue('Calle del Ensayo')
})
