import { expect, expectAccessible, test, waitUntilAlive } from '../journey.ts'

test.describe('the drawer', () => {
  test('holds categories, brands, stores, phone, e-mail, allergens and languages [SITE-013, SITE-035, SHELL-043] [OPEN-108]', async ({
    page,
    visit,
  }) => {
    await visit('/')
    const button = page.getByRole('button', { name: 'Menú' })
    await button.click()
    const drawer = page.getByRole('dialog', { name: 'Casa Comanda' })
    await expect(drawer.getByRole('link', { name: 'Tapas y raciones' })).toHaveAttribute('href', /tapas/)
    await expect(drawer.getByRole('button', { name: 'Casa Comanda Centro Cambiar de local' })).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'Umi Sushi' })).toBeEnabled()
    await expect(drawer.getByRole('button', { name: 'Horno Comanda Próximamente' })).toBeDisabled()
    await expect(drawer.getByRole('link', { name: '+34 910 000 001' })).toHaveAttribute('href', 'tel:+34910000001')
    await expect(drawer.getByRole('link', { name: 'hola@casacomanda.example' })).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Alérgenos' })).toHaveAttribute('href', '/allergens')
    await expect(drawer.getByRole('link', { name: 'Deutsch' })).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'Pedir la cuenta' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })

  test('says who the visitor is: a guest, or the customer by name [SITE-001] [F-036]', async ({
    page,
    visit,
    remember,
  }) => {
    await visit('/')
    await page.getByRole('button', { name: 'Menú' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Invitado Mi cuenta' }).click()
    await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible()
    await remember({ 'user-id': 'd0000000-0000-4000-8000-000000000101', 'user-name': 'Ana%20Demo' })
    await visit('/')
    await page.getByRole('button', { name: 'Menú' }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Ana Demo Mi cuenta' })).toBeVisible()
  })

  test('loads the categories of a chosen brand, and remembers it [SITE-035, SITE-036]', async ({
    page,
    visit,
    context,
  }) => {
    await visit('/')
    await page.getByRole('button', { name: 'Menú' }).click()
    const drawer = page.getByRole('dialog', { name: 'Casa Comanda' })
    const asked = page.waitForRequest((request) => {
      const { pathname, searchParams } = new URL(request.url())
      return (
        pathname.endsWith('/CategoriesProducts') &&
        searchParams.get('parent_id') === '0' &&
        searchParams.get('brand') === '2'
      )
    })
    await drawer.getByRole('button', { name: 'Umi Sushi' }).click()
    await asked
    await expect(drawer.getByRole('link', { name: 'Sushi', exact: true })).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Tapas y raciones' })).toHaveCount(0)
    const cookie = (await context.cookies()).find(({ name }) => name === 'brand')
    expect(cookie?.value).toBe('2')
    expect(cookie?.path).toBe('/')
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 6.9 * 86_400)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('region', { name: 'Tapas y raciones' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Nigiris y sashimi' })).toBeAttached()
    // A returning visitor finds the same.
    await page.reload()
    await waitUntilAlive(page)
    await expect(page.getByRole('region', { name: 'Tapas y raciones' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Menú' }).click()
    await expect(drawer.getByRole('button', { name: 'Umi Sushi' })).toHaveAttribute('aria-pressed', 'true')
    await expect(drawer.getByRole('link', { name: 'Sushi', exact: true })).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Tapas y raciones' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    // Pressed again on home, it shows everything again.
    const tile = page.getByRole('region', { name: 'Nuestras marcas' }).getByRole('button', { name: 'Umi Sushi' })
    await expect(tile).toHaveAttribute('aria-pressed', 'true')
    await tile.click()
    await expect(tile).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('region', { name: 'Tapas y raciones' })).toBeAttached()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('brand')
  })

  test('says so when a brand has no categories [SITE-037, ERRORS-004]', async ({ page, visit }) => {
    await visit('/')
    await page.route(/CategoriesProducts/, (route) => route.fulfill({ json: [] }))
    await page.getByRole('button', { name: 'Menú' }).click()
    const drawer = page.getByRole('dialog', { name: 'Casa Comanda' })
    await drawer.getByRole('button', { name: 'Umi Sushi' }).click()
    await expect(page.getByText('No hay categorias asociadas a esa marca')).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Tapas y raciones' })).toBeVisible()
  })
})

test.describe('stores', () => {
  test('are listed with their details, chosen and remembered; a closed one says so [SHELL-057, SHELL-059, SITE-043, SITE-044] [OPEN-104]', async ({
    page,
    visit,
    context,
    isMobile,
  }) => {
    await visit('/')
    if (isMobile) await page.getByRole('button', { name: 'Menú' }).click()
    await page.getByRole('button', { name: 'Cambiar de local' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nuestros locales' })
    await expect(dialog).toContainText(
      /Casa Comanda Malasaña.*Corredera de la Prueba, 22, 28004 Madrid.*Martes a domingo.*\+34 910 000 002.*malasana@/s,
    )
    if (!isMobile) expect((await dialog.locator('..').boundingBox())?.width).toBe(600)
    await dialog.getByRole('button', { name: /Las Palmas/ }).click()
    const closed = page.getByRole('dialog', { name: 'Cerrado' })
    await expect(closed.getByRole('img', { name: 'Casa Comanda' })).toBeVisible()
    await expect(closed).toContainText('Estamos de obras en la cocina de reparto.')
    if (!isMobile) expect((await closed.locator('..').boundingBox())?.width).toBe(550)
    await closed.getByRole('button', { name: 'Entendido' }).click()
    expect((await context.cookies()).find(({ name }) => name === 'store-id')?.value).toBe('3')
    // On entry too, in the visitor's language, and once.
    await page.goto('/?lang=en')
    await waitUntilAlive(page)
    await expect(page.getByRole('dialog', { name: 'Closed' })).toContainText('Our takeaway kitchen is being renovated.')
    await page.getByRole('button', { name: 'Got it' }).click()
    await page.goto('/')
    await waitUntilAlive(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('a phone offers to begin an order at the thumb, a wide screen does not; the footer has networks, pages by place, cookies, contact, stores, payments and the notice [SITE-013, SITE-016, SHELL-045, SHELL-046, SHELL-050, SHELL-065]', async ({
  page,
  visit,
  isMobile,
}) => {
  await visit('/')
  const bar = page.locator('.fixed').getByRole('button', { name: 'Iniciar pedido' })
  await expect(bar).toBeVisible({ visible: isMobile })
  if (isMobile) {
    await bar.click()
    await expect(page.getByRole('dialog', { name: '¿Cómo quieres tu pedido?' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  }

  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('list', { name: 'Redes sociales' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /^https:/,
  )
  const left = footer.getByRole('navigation', { name: 'Información' })
  await expect(left.getByRole('link', { name: 'Política de privacidad' })).toBeVisible()
  await expect(left.getByRole('button', { name: 'Configurar cookies' })).toBeVisible()
  const centre = footer.getByRole('navigation', { name: 'Contacto' })
  await expect(centre.getByRole('link', { name: 'Términos y condiciones' })).toBeVisible()
  await expect(left.getByRole('link', { name: 'Términos y condiciones' })).toHaveCount(0)
  await expect(centre.getByRole('link', { name: 'Contacto', exact: true })).toHaveAttribute('href', '/contact')
  await expect(footer).toContainText(/Calle de la Demostración, 1, 28013 Madrid.*Abierto todos los días/s)
  await expect(footer.getByRole('link', { name: '+34 910 000 001' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'hola@casacomanda.example' })).toBeVisible()
  await expect(footer.getByRole('list', { name: 'Formas de pago' }).getByRole('img')).toHaveCount(4)
  await expect(footer).toContainText('Kit Digital')
  await left.getByRole('button', { name: 'Política de cookies' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a page that takes long shows the bar [SHELL-053]', async ({ page, visit }) => {
  // Recorded by the page itself: a browser that is leaving a page answers no questions.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const bar = document.querySelector('[role=progressbar]')
      if (bar) sessionStorage.setItem('seen-bar', bar.getAttribute('aria-label') ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit('/')
  await page.route('**/contact', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto', exact: true }).click()
  await page.waitForURL('**/contact')
  expect(await page.evaluate(() => sessionStorage.getItem('seen-bar'))).toBe('Cargando')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})
