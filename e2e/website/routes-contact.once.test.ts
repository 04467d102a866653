import { openVisit, sendTo } from '../../apps/server/src/testing/http/open-visit.ts'
import { expect, test } from '../journey.ts'
import { makeGuest } from '../make-guest.ts'

test('the contact form says what is wrong once touched, and sends [SHELL-010, SHELL-066]', async ({
  page,
  visit,
  isMobile,
}, info) => {
  await visit('/contact')
  const [name, email, message] = ['Nombre', 'Correo electrónico', 'Mensaje'].map((label) => page.getByLabel(label))
  if (!name || !email || !message) throw new Error('the form has no fields')
  const problem = (text: string) => page.getByRole('main').getByText(text, { exact: true })
  await test.step('nothing is wrong with a field that nobody touched [ERRORS-022, ERRORS-027]', async () => {
    await expect(problem('Campo requerido')).toHaveCount(0)
    await email.fill('ana@demo')
    await expect(problem('Correo electrónico inválido')).toBeVisible()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(problem('Campo requerido')).toHaveCount(0)
  })

  const send = page.getByRole('button', { name: 'Enviar mensaje' })
  await test.step('what is missing or too short is said [ERRORS-009, ERRORS-023, ERRORS-024]', async () => {
    await send.click()
    await expect(page.getByText('Rellena los campos obligatorios')).toBeVisible()
    await expect(name).toBeFocused()
    await expect(problem('Campo requerido')).toHaveCount(3)

    await name.fill('Ana García')
    await message.fill('Hola')
    await expect(problem('El campo debe contener por lo menos 10 caracteres')).toBeVisible()
  })
  await message.fill('¿Tenéis tronas para niños?')
  await email.fill(`ana-${info.project.name}@demo.example`)
  await page.getByLabel('He leído y acepto la política de privacidad').check()
  await test.step('the policy is read beside it [SHELL-062, API-042]', async () => {
    const policy = page.getByRole('link', { name: 'Leer la política de privacidad' })
    await expect(policy).toHaveAttribute('href', '/pages/privacidad')
    await policy.click()
    const dialog = page.getByRole('dialog', { name: 'Política de privacidad' })
    await expect(dialog.getByRole('heading', { name: 'Tus datos, los justos' })).toBeVisible()
    if (!isMobile) expect((await dialog.locator('..').boundingBox())?.width).toBe(550)
    await page.keyboard.press('Escape')
    await expect(policy).toBeFocused()
  })
  const answered = page.waitForResponse((response) => response.url().includes('/Web/sendContactForm'))
  await send.click()
  expect((await answered).status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mensaje recibido')
  await expect(page.getByText(`Te responderemos a ana-${info.project.name}@demo.example.`)).toBeVisible()
  // Nothing leaves the demonstration, and the page says so.
  await expect(page.getByRole('link', { name: 'Ver los correos' })).toHaveAttribute('href', '/demo/outbox')
})

test('what the server refuses is said in a toast, and nothing written is lost [API-010, ERRORS-001] [F-052]', async ({
  page,
  visit,
  mayRefuse,
  baseURL,
}) => {
  // Three messages from one sender are the limit for a while.
  const { origin, host } = new URL(baseURL ?? '')
  const { client } = await openVisit({ send: sendTo(origin), host })
  const { email } = makeGuest()
  const form = { name: 'Ana', email, phone: '', message: 'Otra vez yo.', privacy: true }
  for (const _ of [1, 2, 3]) expect(await client.sendContactForm(form)).toEqual({ status: 'OK' })
  mayRefuse('Web/sendContactForm')
  await visit('/contact')
  await page.getByLabel('Nombre').fill('Ana García')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Mensaje').fill('¿Tenéis tronas para niños?')
  await page.getByLabel('He leído y acepto la política de privacidad').check()
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page.getByText('Demasiadas peticiones seguidas. Espera un momento')).toBeVisible()
  await expect(page.getByLabel('Mensaje')).toHaveValue('¿Tenéis tronas para niños?')
})
