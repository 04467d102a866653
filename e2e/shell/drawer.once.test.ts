import { expect, test, waitUntilAlive } from '../journey.ts'

test.describe('the drawer', () => {
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
    await expect(page.getByText('No hay categorías asociadas a esa marca')).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Tapas y raciones' })).toBeVisible()
  })
})
