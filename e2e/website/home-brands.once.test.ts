import { expect, test } from '../journey.ts'

test('the first screen of a phone says open or when, how soon and the delivery fee, with one picture and one full button [F-082] [F-228]', async ({
  page,
  visit,
}) => {
  await visit('/')
  for (const text of ['Abierto', 'Listo en 20–', 'Envío desde 1,90\u00a0€']) {
    await expect(page.getByRole('listitem').filter({ hasText: text }).first()).toBeInViewport({ ratio: 1 })
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect(page.locator('[data-bar]').getByRole('button', { name: 'Iniciar pedido' })).toBeInViewport({ ratio: 1 })

  const brands = page.getByRole('region', { name: 'Nuestras marcas' })
  const tile = brands.getByRole('button', { name: 'Umi Sushi' })
  await tile.scrollIntoViewIfNeeded()
  await tile.click()
  await expect(tile).toHaveAttribute('aria-pressed', 'true')
  await expect(brands.getByRole('status')).toHaveText(/^Umi Sushi · \d+ platos$/)
  // What changed is where the eye is: the brands at the top, and the first dishes of the brand below them.
  await expect(tile).toBeInViewport()
  await expect(page.getByRole('navigation', { name: 'Categorías' })).toBeInViewport()
  await expect(page.getByRole('region', { name: 'Tapas y raciones' })).toHaveCount(0)
})
