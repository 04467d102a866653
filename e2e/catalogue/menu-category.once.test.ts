import { expect, test, waitUntilAlive } from '../journey.ts'
import { onHost } from '../on-host.ts'

test.describe('a category', () => {
  test('is reached from home and from the drawer; without a name it is the whole menu [SHELL-002]', async ({
    page,
    visit,
  }) => {
    await visit('/')
    const featured = page.getByRole('region', { name: 'Empieza por aquí' }).getByRole('link', { name: 'Arroces' })
    await expect(featured).toHaveAttribute('href', '/categories/arroces')
    await page.getByRole('button', { name: 'Menú' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Arroces' }).click()
    await expect(page).toHaveURL(/\/categories\/arroces$/)
    await waitUntilAlive(page)
    await page.getByRole('link', { name: 'La carta' }).click()
    await expect(page).toHaveURL(/\/categories$/)
    await waitUntilAlive(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La carta')
    for (const name of ['Tapas y raciones', 'Nigiris y sashimi', 'Postres']) {
      await expect(page.getByRole('region', { name })).toBeAttached()
    }
  })

  test('that does not exist is not found, whatever its name', async ({ page, visit, request }) => {
    for (const slug of ['no-existe', '%00', '..%2f', "';drop%20table", '%F0%9F%A5%98']) {
      expect((await request.get(`/categories/${slug}`)).status(), slug).toBe(404)
    }
    await visit('/categories/no-existe')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not FoundNo encontramos esta página')
  })

  test('of a digital menu is there to read, with prices and nothing to buy [CATALOGUE-016]', async ({
    page,
    visit,
    baseURL,
  }) => {
    await visit(`${onHost(baseURL, 'carta')}/categories`)
    await expect(page.getByRole('article').first()).toContainText('€')
    await expect(page.getByRole('article').getByRole('button')).toHaveCount(0)
  })
})
