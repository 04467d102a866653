import { expect, test, waitUntilAlive } from '../journey.ts'
import { onHost } from '../on-host.ts'

test('a site that only takes bookings shows the booking page and nothing around it [SITE-008, SHELL-054]', async ({
  page,
  visit,
  baseURL,
}) => {
  await visit(onHost(baseURL, 'reservas'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reserva tu mesa')
  await expect(page.getByRole('link', { name: /Llamar para reservar: La Huerta de la Demo/ })).toBeVisible()
  for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
})

test('a site for customers only asks for the login in a dialog without a close icon [SITE-007, SITE-011, ACCOUNT-006] [OPEN-090]', async ({
  page,
  visit,
  baseURL,
  remember,
}) => {
  const url = onHost(baseURL, 'socios')
  await visit(url)
  const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Cerrar' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()

  await dialog.getByRole('link', { name: 'Contacto' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacto')
  await waitUntilAlive(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // At a table guests may order; the setup dialog has nothing to ask there either.
  await remember({ 'delivery-mode': 'table' }, url)
  await visit(url)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // A customer is asked for the mode, in a dialog without a close icon.
  await remember({ 'delivery-mode': '', 'user-id': '1' }, url)
  await visit(url)
  const start = page.getByRole('dialog', { name: '¿Cómo quieres tu pedido?' })
  await expect(start).toBeVisible()
  await expect(start.getByRole('button', { name: 'Cerrar' })).toHaveCount(0)
})
