import { expect, test } from '../journey.ts'

test.describe('home', () => {
  test('shows categories, offers, news, brands and the menu, in the site’s name, with prices and pictures, without moving or asking again [OPEN-110]', async ({
    page,
    visit,
  }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) calls.push(pathname)
    })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await visit('/')

    await test.step('does not move while it loads', async () => {
      await page.waitForLoadState('load')
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01)
    })

    await test.step('hydrates without asking again for what it shows', async () => {
      await expect.poll(() => calls).toContain('/api/live')
      expect(calls.toSorted()).toEqual(['/api/Login', '/api/admin/startup', '/api/live'])
    })

    await test.step('takes title, description, icon, logo and name from the site [SITE-012, SITE-017]', async () => {
      await expect(page).toHaveTitle('Carta y pedidos · Madrid, Las Palmas de Gran Canaria · Casa Comanda')
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Tapas, arroces/)
      await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/pictures/casa-comanda-icon.svg')
      await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', '/pictures/casa-comanda.svg')
      await expect(page.getByRole('contentinfo')).toContainText('Casa Comanda')
    })

    await test.step('has all its parts [SHELL-001, CATALOGUE-020]', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Del fuego a tu mesa')
      for (const name of ['Empieza por aquí', 'Ofertas', 'Novedades', 'Nuestras marcas', 'La carta']) {
        await expect(page.getByRole('heading', { level: 2, name })).toBeAttached()
      }
      await expect(page.getByRole('navigation', { name: 'Categorías' }).getByRole('link')).not.toHaveCount(0)
      await expect(page.getByAltText('Umi Sushi')).toBeAttached()
      const section = page.getByRole('region', { name: 'Tapas y raciones' })
      await expect(section.getByRole('link', { name: 'Patatas bravas' })).toBeAttached()
    })

    await test.step('shows the dishes that the house features, each a way to its page [F-033]', async () => {
      const house = page.getByRole('region', { name: 'Favoritos de la casa' })
      await expect(house.getByRole('link', { name: 'Patatas bravas 6,50' })).toHaveAttribute(
        'href',
        '/products/patatas-bravas',
      )
      await expect(house.getByRole('link', { name: 'Tortilla' })).toHaveCount(0)
    })

    await test.step('shows prices in euros, the old one struck through [SITE-050, SITE-025, CATALOGUE-012, CATALOGUE-013]', async () => {
      const bravas = page
        .getByRole('region', { name: 'Tapas y raciones' })
        .getByRole('article')
        .filter({ hasText: 'Patatas bravas' })
      await expect(bravas).toContainText('6,50\u00a0€')
      const struck = page.getByRole('region', { name: 'Ofertas' }).locator('s').first()
      await expect(struck).toHaveText(/^\d+,\d\d\u00a0€$/)
      await expect(struck).toHaveCSS('text-decoration-line', 'line-through')
    })

    await test.step('shows its pictures, sharp and in place [CATALOGUE-010]', async () => {
      const card = page.getByRole('article').filter({ hasText: 'Patatas bravas' }).last()
      await card.scrollIntoViewIfNeeded()
      const picture = card.locator('picture img')
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
      expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/)
      await expect(card).toContainText('Patata | tomate | pimentón de la Vera | ajo | aceite de oliva')
    })
  })

  test('is whole before any script runs', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'es-ES' })
    const page = await context.newPage()
    await page.goto(`${baseURL}/`)
    await expect(page.getByRole('link', { name: 'Patatas bravas' }).first()).toBeAttached()
    await expect(page.getByText('6,50\u00a0€').first()).toBeAttached()
    await context.close()
  })

  test('can be walked by keyboard alone, gives the whole card to the product’s link, and offers to begin an order when no mode is chosen [CATALOGUE-009, CATALOGUE-015]', async ({
    page,
    visit,
  }) => {
    await visit('/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    const chip = page.getByRole('navigation', { name: 'Categorías' }).getByRole('link', { name: 'Postres' })
    await chip.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Postres', level: 3 })).toBeInViewport()
    await expect(chip).toHaveAttribute('aria-current', 'true')
    await expect(chip).toBeInViewport()

    const card = page.getByRole('article').filter({ hasText: 'Patatas bravas' }).last()
    // A hand on the wheel: the page is no longer kept at the place that was tapped.
    await page.mouse.wheel(0, -1)
    // In the middle: at an edge the bars could cover it.
    await card.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const box = await card.boundingBox()
    if (!box) throw new Error('the card has no box')
    for (const [x, y] of [
      [8, 8],
      [box.width - 8, 20],
      [8, box.height - 8],
    ] as const) {
      const href = await page.evaluate(
        ([left, top]) => document.elementFromPoint(left, top)?.closest('a')?.getAttribute('href'),
        [box.x + x, box.y + y] as const,
      )
      expect(href).toBe('/products/patatas-bravas')
    }

    const button = card.getByRole('button')
    await expect(button).toHaveText('Iniciar pedido')
    await button.click()
    const dialog = page.getByRole('dialog', { name: '¿Cómo quieres tu pedido?' })
    await expect(dialog).toContainText('A domicilio')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('draws cards to their measures, and otherwise below medium width; loses nothing at 320 px [CATALOGUE-011, CATALOGUE-018, CONST-017]', async ({
    page,
    visit,
    isMobile,
  }) => {
    await visit('/?version=1')
    const tile = page.getByRole('region', { name: 'Ofertas' }).getByRole('article').first()
    expect((await tile.boundingBox())?.width).toBe(250)
    expect((await tile.locator('picture img').boundingBox())?.height).toBe(120)
    const card = page.getByRole('region', { name: 'Tapas y raciones' }).getByRole('article').first()
    const [whole, picture] = [await card.boundingBox(), await card.locator('picture img').boundingBox()]
    if (!whole || !picture) throw new Error('a card without a box')
    expect([picture.height, picture.width]).toEqual([isMobile ? 192 : 180, whole.width])

    await page.setViewportSize({ width: 320, height: 640 })
    await visit('/')
    const [shown, needed] = await page.evaluate(() => [
      document.documentElement.clientWidth,
      document.documentElement.scrollWidth,
    ])
    expect(needed).toBe(shown)
  })
})
