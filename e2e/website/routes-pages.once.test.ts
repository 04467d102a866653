import { expect, expectAccessible, test, waitUntilAlive } from '../journey.ts'

const frames = [
  ['/status', 'Estado del pedido', 'No hay ningún pedido en curso en este dispositivo.', 'SHELL-009'],
  ['/checkout/complete', 'Pedido completado', 'No hay ningún pedido reciente en este dispositivo.', 'SHELL-006'],
  ['/checkout/completeTable', 'Pedido enviado a la cocina', 'No hay ningún pedido reciente', 'SHELL-007'],
  ['/booking/complete', 'Tu reserva', 'No hay ninguna reserva pendiente en este dispositivo.', 'SHELL-008'],
  ['/account/resetpassword', 'Restablecer contraseña', 'hace falta el enlace que te enviamos por correo', 'SHELL-019'],
  ['/reservaferia', 'Reserva en la feria', 'Casa Comanda Centro', 'SHELL-012'],
] as const

test('pages without an order say so and lead on [SHELL-006, SHELL-007, SHELL-008, SHELL-009, SHELL-012, SHELL-019]', async ({
  page,
  visit,
}) => {
  for (const [path, title, text] of frames) {
    await visit(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('main')).toContainText(text)
    await expect(page).toHaveTitle(`${title} · Casa Comanda`)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  }
})

test('the number of the last order is told, for seven days', async ({ page, visit, context, baseURL }) => {
  await context.addCookies([{ name: 'cart-numpedido', value: '123', url: baseURL ?? '' }])
  await visit('/status')
  await expect(page.getByRole('main')).toContainText('Pedido n.º 123')
})

test('allergens and diets, as a list and as tiles [SHELL-011, CATALOGUE-031] [OPEN-033]', async ({ page, visit }) => {
  for (const path of ['/allergens', '/allergens2']) {
    await visit(path)
    await expect(page.getByRole('list', { name: 'Los 14 alérgenos' }).getByRole('listitem')).toHaveCount(14)
    await expect(page.getByRole('list', { name: 'Dietas' }).getByRole('listitem')).toHaveCount(6)
  }
  const tiles = await page.getByRole('listitem').filter({ hasText: 'Gluten' }).first().boundingBox()
  await page.goto('/allergens')
  const rows = await page.getByRole('listitem').filter({ hasText: 'Gluten' }).first().boundingBox()
  expect(tiles?.height).toBeGreaterThan((rows?.height ?? 0) * 1.5)
})

test('a legal page shows its text in the visitor’s language, an unknown one is not found [SITE-045, API-040]', async ({
  page,
  visit,
}) => {
  await visit('/pages/privacidad')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Política de privacidad')
  await expect(page.getByRole('heading', { level: 2, name: 'Tus datos, los justos' })).toBeVisible()
  await visit('/pages/privacidad?lang=en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy')
  // Whoever has chosen a language reads this in it too (F-234).
  await visit('/pages/no-existe')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not FoundThis page is not here')
})

test('guarded pages lead home before anything is ordered [SHELL-022, SHELL-023, SHELL-024]', async ({ page }) => {
  for (const path of ['/checkout', '/checkout/payment', '/account/profile']) {
    await page.goto(path)
    expect(new URL(page.url()).pathname).toBe('/')
  }
})

test('a direct-payment link shows the payment alone, and says so where there is no such order [QR-002, SHELL-054]', async ({
  page,
  visit,
  mayRefuse,
}) => {
  mayRefuse('SaleTemp/getDirectPayment')
  await visit('/?saleTempId=bizum,1,0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e6f')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pago del pedido')
  await expect(page.getByText('Pide un enlace nuevo al local')).toBeVisible()
  for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
})

test.describe('a part of the page that does not arrive', () => {
  test('makes it read itself again, once, and then say so [SHELL-027, ERRORS-054]', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: 'es-ES', serviceWorkers: 'block' })
    const page = await context.newPage()
    let loads = 0
    page.on('load', () => loads++)
    // Blocked from the start, because an idle page loads its dialogs in advance.
    await page.route(/\/assets\/setup-dialog/, (route) => route.abort())
    await page.goto(`${baseURL}/`)
    await waitUntilAlive(page)
    const start = page.getByRole('article').getByRole('button', { name: 'Iniciar pedido' }).first()
    await start.click()
    await expect.poll(() => loads).toBe(2)
    await waitUntilAlive(page)
    await start.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('An error occurred')
    await expect(page.getByRole('link', { name: 'Volver al inicio' })).toBeVisible()
    expect(loads).toBe(2)
    await expectAccessible(page)
    await context.close()
  })
})
