import { demoPassword } from '@comanda/demo/demo-site'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, waitUntilAlive } from '../journey.ts'
import { onHost } from '../on-host.ts'
import { readLastMail } from '../read-last-mail.ts'
import { registerCustomer } from './register-customer.ts'

const ana = 'ana@demo.example'
const openAccount = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Mi cuenta' }).click()
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const password = (page: Page) => page.getByRole('dialog').getByLabel('Contraseña', { exact: true })

const wrong = 'El correo o la contraseña no son correctos'

test('log in, look at the account, log out [ACCOUNT-002] [OPEN-023]', async ({ page, visit, context, mayRefuse }) => {
  await visit('/')
  await openAccount(page)
  const login = dialogOf(page, 'Iniciar sesión')
  await expect(login).toBeVisible()
  await expectAccessible(page)
  const email = login.getByLabel('Correo electrónico')
  await expect(email).toHaveAttribute('autocomplete', 'username')
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password')
  await login.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(email).toBeFocused()
  await expect(login.getByText('Campo requerido')).toHaveCount(2)

  await test.step('a wrong password is refused, and nothing typed is lost [ACCOUNT-008, ERRORS-056, F-052]', async () => {
    await email.fill(ana)
    await password(page).fill('equivocada')
    mayRefuse('Customer/login')
    await password(page).press('Enter')
    await expect(page.getByText(wrong)).toHaveCount(1)
    await expect(password(page)).toHaveValue('equivocada')
  })

  await test.step('a right one is sent as a hash, and greeted [ACCOUNT-001, ACCOUNT-004, ACCOUNT-005, ERRORS-019]', async () => {
    await password(page).fill(demoPassword)
    const asked = page.waitForRequest(/\/Customer\/login/)
    await password(page).press('Enter')
    const sent = (await asked).postDataJSON()
    expect(sent).toEqual({ email: ana, password: expect.stringMatching(/^[0-9a-f]{64}$/) })
    await expect(page.getByText(/^¡Hola Ana/)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const jar = await context.cookies()
    expect(jar.find(({ name }) => name === 'user-id')?.value).toMatch(/^[0-9a-f-]{36}$/)
    expect(decodeURIComponent(jar.find(({ name }) => name === 'user-name')?.value ?? '')).toMatch(/^Ana/)
  })

  // Pages that only a customer sees now open.
  await test.step('the account has all its pages [ACCOUNT-003]', async () => {
    await openAccount(page)
    const menu = page.getByRole('dialog', { name: /^¡Hola Ana/ })
    await expect(menu.getByRole('listitem')).toHaveText([
      'Mis datos',
      'Mis direcciones',
      'Mis tarjetas',
      'Cambiar contraseña',
      'Mis pedidos',
      'Mis reservas',
      'Mis favoritos',
      'Cerrar sesión',
    ])
    await expectAccessible(page)
    await menu.getByRole('link', { name: 'Mis direcciones' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis direcciones')
    await waitUntilAlive(page)
  })

  await test.step('leaving is asked about, said, and forgets who it was [ACCOUNT-009, ERRORS-018]', async () => {
    await visit('/contact')
    await openAccount(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click()
    const leaving = dialogOf(page, 'Cerrar sesión')
    await leaving.getByRole('button', { name: 'Seguir conectado' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click()
    await leaving.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page.getByText('¡Hasta pronto!')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(async () => (await context.cookies()).filter(({ name }) => name.startsWith('user-'))).toEqual([])
  })
  // The session is a guest's again: the account redirects home, asks for the login, and leads back (SHELL-023).
  await page.goto('/account/favorites')
  expect(new URL(page.url()).pathname).toBe('/')
  await login.getByLabel('Correo electrónico').fill(ana)
  await password(page).fill(demoPassword)
  await password(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis favoritos')
  await waitUntilAlive(page)
})

test('members register or log in before anything else, and are then asked how to order [OPEN-024]', async ({
  page,
  mayRefuse,
  visit,
  baseURL,
  context,
  remember,
}, info) => {
  const url = onHost(baseURL, 'socios')
  await visit(url)
  const login = dialogOf(page, 'Iniciar sesión')
  const register = dialogOf(page, 'Crear cuenta')
  const start = dialogOf(page, '¿Cómo quieres tu pedido?')
  await expect(login).toBeVisible()
  await test.step('the way in cannot be closed, nor can that to an account [SITE-007, ACCOUNT-006, ACCOUNT-022]', async () => {
    await page.keyboard.press('Escape')
    await expect(login).toBeVisible()
    await expect(login.getByRole('button', { name: 'Cerrar' })).toHaveCount(0)

    await login.getByRole('button', { name: 'Crear cuenta' }).click()
    await page.keyboard.press('Escape')
    await expect(login).toBeVisible()
    await login.getByRole('button', { name: 'Crear cuenta' }).click()
  })

  const create = register.getByRole('button', { name: 'Crear cuenta' })
  await test.step('an account is made when everything is said that it needs [ACCOUNT-016, ACCOUNT-017, ACCOUNT-019, ACCOUNT-020, ACCOUNT-023]', async () => {
    await expect(create).toBeDisabled()
    await expect(register.getByLabel('NIF (opcional)')).toBeVisible()
    await register.getByText('Empresa').click()
    await expect(register.getByLabel('CIF', { exact: true })).toBeVisible()
    await register.getByLabel('Nombre').fill('Bar Ejemplo')
    await register.getByLabel('Correo electrónico').fill('bar@demo')
    await expect(register.getByText('Correo electrónico inválido')).toBeVisible()
    await register.getByLabel('Correo electrónico').fill(`bar-${info.project.name}-${Date.now()}@demo.example`)
    await register.getByLabel('Teléfono').fill('123')
    await expect(register.getByText('Campo inválido')).toBeVisible()
    await register.getByLabel('Teléfono').fill('600 000 099')
    await password(page).fill('una-clave-larga')
    await register.getByLabel('He leído y acepto la política de privacidad').check()
    // A company is invoiced by its number.
    await expect(create).toBeDisabled()
    await register.getByLabel('CIF', { exact: true }).fill('B00000000')
    await expect(create).toBeEnabled()
    await expect(register.getByLabel(/novedades/)).not.toBeChecked()
    await expectAccessible(page)
  })
  // An address that already has an account is refused by the server, and nothing typed is lost.
  mayRefuse('Customer/save')
  const free = await register.getByLabel('Correo electrónico').inputValue()
  await test.step('an address that has one is refused, and nothing typed is lost [ACCOUNT-008, F-052]', async () => {
    await register.getByLabel('Correo electrónico').fill('socio@demo.example')
    await create.click()
    await expect(page.getByText(/^Ya hay una cuenta con ese correo/)).toHaveCount(1)
    await expect(password(page)).toHaveValue('una-clave-larga')
  })
  await register.getByLabel('Correo electrónico').fill(free)
  await test.step('a company is sent as one, greeted, and asked how to order [ACCOUNT-018, ACCOUNT-021]', async () => {
    const asked = page.waitForRequest(/\/Customer\/save/)
    await create.click()
    expect((await asked).postDataJSON()).toMatchObject({ type: '2', cif: 'B00000000', web: 1, send_menu: '0' })
    await expect(page.getByText('¡Hola Bar Ejemplo!')).toBeVisible()
    await expect(start).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('whoever leaves must come in again, and is asked then too [ACCOUNT-007, ACCOUNT-010]', async () => {
    await openAccount(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click()
    await dialogOf(page, 'Cerrar sesión').getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(login).toBeVisible()
    await page.keyboard.press('Escape')
    await login.getByLabel('Correo electrónico').fill('socio@demo.example')
    await password(page).fill(demoPassword)
    await password(page).press('Enter')
    await expect(page.getByText(/^¡Hola Jon/)).toBeVisible()
    await expect(start).toBeVisible()
  })

  // At a table guests may order, and the dialog can be closed there.
  await context.clearCookies({ name: /^user-/ })
  await remember({ 'delivery-mode': 'table' }, url)
  await visit(url)
  await openAccount(page)
  await expect(login).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(login).toHaveCount(0)
})

test('a forgotten password is chosen anew by mail, and changed from the account [SHELL-019] [OPEN-021]', async ({
  page,
  visit,
  baseURL,
}) => {
  const { email } = await registerCustomer(baseURL)
  await visit('/account/resetpassword')
  await page.getByRole('button', { name: 'Pedir un enlace' }).click()
  const forgotten = dialogOf(page, 'Recuperar contraseña')
  const send = forgotten.getByRole('button', { name: 'Enviar enlace' })
  await test.step('a link is asked for by an address that is one [ACCOUNT-011, ACCOUNT-012]', async () => {
    await expect(send).toBeDisabled()
    await forgotten.getByLabel('Correo electrónico').fill('eva@demo')
    await expect(forgotten.getByText('Correo electrónico inválido')).toBeVisible()
    await expect(send).toBeDisabled()
    await forgotten.getByLabel('Correo electrónico').fill(email)
    await expectAccessible(page)
    await send.click()
    // Nothing leaves here, so nothing is said to have left.
    await expect(forgotten.getByText('No podemos enviar correos')).toBeVisible()
    await expect(forgotten.getByRole('link', { name: 'Ver los correos' })).toHaveAttribute('href', '/demo/outbox')
    await page.keyboard.press('Escape')
    await expect(forgotten).toHaveCount(0)
  })

  const link = (await readLastMail(email)).match(/\S+\/account\/resetpassword#\S+/)?.[0] ?? ''
  expect(link).toContain(new URL(page.url()).origin)
  // In the same tab only the part behind the hash sign changes; the page notices it all the same.
  await page.goto(link)
  const main = page.getByRole('main')
  await main.getByLabel('Contraseña nueva').fill('otra-clave-larga')
  await main.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contraseña cambiada')
  expect(page.url()).not.toContain('#')

  await main.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.getByRole('dialog').getByLabel('Correo electrónico').fill(email)
  await password(page).fill('otra-clave-larga')
  await password(page).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await test.step('whoever knows the password changes it [ACCOUNT-013, ACCOUNT-014, ACCOUNT-015, ERRORS-017]', async () => {
    await openAccount(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Cambiar contraseña' }).click()
    const change = dialogOf(page, 'Cambiar contraseña')
    const save = change.getByRole('button', { name: 'Cambiar contraseña' })
    await change.getByLabel('Contraseña actual').fill('otra-clave-larga')
    await expect(save).toBeDisabled()
    await change.getByLabel('Contraseña nueva').fill(demoPassword)
    await expectAccessible(page)
    const asked = page.waitForRequest(/\/Customer\/changePassword/)
    await save.click()
    expect((await asked).postDataJSON()).toMatchObject({ password: demoPassword, confirmPassword: demoPassword })
    await expect(page.getByText('Contraseña cambiada', { exact: true }).last()).toBeVisible()
    await expect(change).toHaveCount(0)
  })
})
