import { expect, test, waitUntilAlive } from '../journey.ts'
import { onHost } from '../on-host.ts'

test.describe('the header', () => {
  const heights = [
    [0, 60, 'default'],
    [1, 120, 'default'],
    [2, 220, 'v2'],
    [3, 120, 'default'],
  ] as const
  test('has its height and its variant in every version [SITE-010, SHELL-032, SHELL-033, CONST-016]', async ({
    page,
    visit,
    isMobile,
  }) => {
    for (const [version, height, variant] of heights) {
      await test.step(`version ${version}: ${height} px, ${variant}`, async () => {
        await visit(`/?version=${version}`)
        const header = page.getByRole('banner')
        expect((await header.boundingBox())?.height).toBe(height)
        await expect(header).toHaveAttribute('data-variant', variant)
        await expect(header.locator('img')).toBeVisible()
        await expect(header.getByRole('button', { name: 'Menú' })).toBeVisible()
        // The desktop header shows everything, the mobile one has it in the drawer.
        const help = header.getByRole('link', { name: 'Ayuda' })
        await expect(help).toBeVisible({ visible: !isMobile })
        if (!isMobile) await expect(help).toHaveAttribute('href', '/contact')
        const [shown, needed] = await page.evaluate(() => [
          document.documentElement.clientWidth,
          document.documentElement.scrollWidth,
        ])
        expect(needed).toBe(shown)
      })
    }
  })

  test('is tall on home alone, so that other pages begin with what one came for [SITE-010]', async ({
    page,
    visit,
    isMobile,
  }) => {
    for (const [version, short] of [
      [0, 60],
      [1, isMobile ? 72 : 120],
      [2, isMobile ? 72 : 120],
      [3, isMobile ? 72 : 120],
    ] as const) {
      await visit(`/categories/tapas?version=${version}`)
      const header = page.getByRole('banner')
      expect((await header.boundingBox())?.height).toBe(short)
      await expect(header.locator('img')).toBeVisible()
    }
  })

  test('opens account, cart and booking for a guest [SITE-001, SITE-014, SHELL-034, SHELL-036, SHELL-037, SHELL-039]', async ({
    page,
    visit,
    isMobile,
  }) => {
    await visit('/')
    const header = page.getByRole('banner')
    const account = header.getByRole('button', { name: 'Mi cuenta' })
    await account.click()
    await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(account).toBeFocused()
    await header.getByRole('button', { name: 'Cesta: 0 productos' }).click()
    await expect(page.getByRole('dialog', { name: 'Cesta' })).toContainText('No hay productos añadidos al carrito')
    await page.keyboard.press('Escape')
    if (isMobile) return
    await header.getByRole('button', { name: 'Reservar' }).click()
    await expect(page.getByRole('dialog', { name: 'Reservar' })).toContainText('Hasta 8 personas')
  })

  test('keeps the page when the language changes; V2 and the drawer go home [SITE-031]', async ({ page, visit }) => {
    await visit('/products/patatas-bravas')
    const links = page.locator('#languages a')
    await expect(links.nth(1)).toHaveAttribute('href', '/products/patatas-bravas?lang=en')
    await page.getByRole('button', { name: 'Menú' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'English' })).toHaveAttribute('href', '/?lang=en')
    await page.goto('/products/patatas-bravas?version=2')
    await waitUntilAlive(page)
    await expect(links.nth(1)).toHaveAttribute('href', '/?lang=en')
  })

  test('shows one removable icon per filter that is on [SITE-015, SHELL-042]', async ({ page, visit }) => {
    await page.addInitScript(() => localStorage.setItem('filters-allergens', '[1,3]'))
    await visit('/')
    const icons = page.getByRole('list', { name: 'Filtros activos' }).getByRole('button')
    await expect(icons).toHaveCount(2)
    await icons.first().click()
    await expect(icons).toHaveCount(1)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('filters-allergens'))).toBe('[3]')
  })
})

test.describe('what a site does not have, its header does not show', () => {
  test('a digital menu of one store: no account, no cart, no stores, no booking [SITE-014, SITE-044, SHELL-038, SHELL-041]', async ({
    page,
    visit,
    baseURL,
    isMobile,
  }) => {
    await visit(onHost(baseURL, 'carta'))
    const header = page.getByRole('banner')
    for (const name of ['Mi cuenta', /Cesta/, 'Local', 'Reservar', 'Salir']) {
      await expect(header.getByRole('button', { name })).toHaveCount(0)
    }
    await expect(page.getByRole('button', { name: 'Iniciar pedido' })).toHaveCount(0)
    await expect(page.getByText('Kit Digital')).toHaveCount(0)
    if (isMobile) return
    await visit('/')
    await expect(header.getByRole('button', { name: 'Cambiar de local: Casa Comanda Centro' })).toBeVisible()
    await expect(header.getByRole('button', { name: 'Reservar' })).toBeVisible()
  })

  test('an order at a table can be left, after asking [SHELL-040, SHELL-049] [OPEN-032]', async ({
    page,
    visit,
    context,
    remember,
    isMobile,
  }) => {
    await remember({ 'delivery-mode': 'table', 'cart-id': 'x' })
    await visit('/products/patatas-bravas')
    if (isMobile) await expect(page.getByRole('button', { name: 'Ver cuenta' })).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'Salir' }).click()
    await page.getByRole('dialog', { name: '¿Dejar este pedido?' }).getByRole('button', { name: 'Salir' }).click()
    await page.waitForURL((address) => address.pathname === '/')
    const names = (await context.cookies()).map(({ name }) => name)
    expect(names).not.toContain('delivery-mode')
    expect(names).not.toContain('cart-id')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Salir' })).toHaveCount(0)
  })
})
