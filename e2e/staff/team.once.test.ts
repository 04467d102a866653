import { expect, test } from '../journey.ts'
import { expectClean } from './expect-clean.ts'
import { onStaffHost, openSection, signIn } from './on-staff-host.ts'

test('somebody is added, sets password and PIN by the link, and the audit says who did it', async ({
  page,
  browser,
  visit,
  mayRefuse,
  baseURL,
}, { repeatEachIndex }) => {
  mayRefuse('staff/me', 'staff/set-up')
  const name = `Nora ${repeatEachIndex}`
  const email = `nora.${repeatEachIndex}@demo.example`
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(onStaffHost(baseURL))
  await signIn(page, 'direccion')
  await page.getByRole('link', { name: 'Añade a tu equipo' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Marta Demo' })).toContainText('Camarero')
  await expectClean(page)
  await page.getByRole('button', { name: 'Añadir a alguien' }).click()
  const sheet = page.getByRole('dialog', { name: 'Nueva persona' })
  await sheet.getByRole('button', { name: 'Añadir a alguien' }).click()
  await expect(sheet.getByLabel('Nombre')).toBeFocused()
  await sheet.getByLabel('Nombre').fill(name)
  await sheet.getByLabel('Correo electrónico').fill(email)
  await sheet.getByText('Camarero', { exact: true }).click()
  await expectClean(page)
  await sheet.getByRole('button', { name: 'Añadir a alguien' }).click()
  const shown = page.getByRole('dialog', { name: `Enlace para ${name}` })
  const link = await shown.getByText(/\/welcome#/).innerText()
  await expectClean(page)
  await shown.getByRole('button', { name: 'Cerrar' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Aún no ha usado su enlace')

  const elsewhere = await browser.newContext({
    viewport: page.viewportSize(),
    locale: 'es-ES',
    serviceWorkers: 'block',
  })
  const newcomer = await elsewhere.newPage()
  await newcomer.goto(link)
  await newcomer.getByLabel('Contraseña nueva').fill('una frase larga')
  const pin = newcomer.getByLabel('PIN', { exact: true })
  const finish = newcomer.getByRole('button', { name: 'Guardar y entrar' })
  await test.step('a PIN of the wrong length says the right one [DAY-221]', async () => {
    await pin.fill('80523')
    await finish.click()
    await expect(newcomer.getByText('El PIN de este local tiene 4 cifras.')).toBeVisible()
    await expectClean(newcomer)
    await pin.fill('1234')
    await expect(newcomer.getByText('no valen cifras iguales ni seguidas', { exact: false })).toBeVisible()
  })
  await pin.fill('8052')
  await finish.click()
  // Whoever has just shown who they are is in, and types nothing twice (DAY-221).
  await expect(newcomer.getByRole('heading', { name: 'Mesas' })).toBeVisible()
  await expect(newcomer.getByRole('link', { name: 'Personas', exact: true })).toHaveCount(0)
  await elsewhere.close()

  await test.step('the link works once', async () => {
    await page.goto(link)
    await page.getByLabel('Contraseña nueva').fill('otra frase larga')
    await page.getByLabel('PIN', { exact: true }).fill('8053')
    await page.getByRole('button', { name: 'Guardar y entrar' }).click()
    await expect(page.getByText('Pide a quien te ha invitado', { exact: false })).toBeVisible()
  })

  // The manager goes on at a desk.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(onStaffHost(baseURL, '/roles'))
  await page.getByRole('button', { name: 'Cocina' }).click()
  await expect(page.getByRole('dialog').getByLabel('Nombre')).toHaveValue('Cocina')
  await expectClean(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()
  await expectClean(page)
  await openSection(page, 'Historial')
  const row = page.getByRole('listitem').filter({ hasText: email })
  await expect(row).toContainText('Carmen Demo')
  await expect(row).toContainText('Ha añadido a una persona')
  await expectClean(page)
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible()
})
