import { readFileSync } from 'node:fs'
import { expect, expectAccessible, test, waitUntilAlive } from '../journey.ts'
import { registerCustomer } from './register-customer.ts'

test('a customer takes a copy of their data, and then deletes the account [F-083]', async ({
  page,
  baseURL,
  mayRefuse,
  mayLoseSession,
}) => {
  const { email, password } = await registerCustomer(baseURL)
  await page.goto('/account/profile')
  await waitUntilAlive(page)
  const login = page.getByRole('dialog', { name: 'Iniciar sesión' })
  const logIn = async () => {
    await login.getByLabel('Correo electrónico').fill(email)
    await login.getByLabel('Contraseña', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
  }
  await logIn()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis datos')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar una copia de mis datos' }).click()
  const copy = readFileSync(await (await downloading).path(), 'utf8')
  expect(JSON.parse(copy).parts.account[0].profile).toMatchObject({ name: 'Nora Prueba', email })

  mayRefuse('Customer/erase', 'Customer/login')
  // The account takes its sessions with it, and the page may be asking for something just then.
  mayLoseSession()
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  const sheet = page.getByRole('dialog', { name: 'Eliminar mi cuenta' })
  await expect(sheet).toContainText('No se puede deshacer')
  await expectAccessible(page)
  await sheet.getByLabel('Contraseña actual', { exact: true }).fill('otra-cosa')
  await sheet.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  await expect(page.getByText('La contraseña actual no es correcta')).toBeVisible()
  await sheet.getByLabel('Contraseña actual', { exact: true }).fill(password)
  await sheet.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  await page.waitForURL((url) => url.pathname === '/')

  await waitUntilAlive(page)
  await page.getByRole('banner').getByRole('button', { name: 'Mi cuenta' }).click()
  await logIn()
  await expect(page.getByText('El correo o la contraseña no son correctos')).toBeVisible()
})
