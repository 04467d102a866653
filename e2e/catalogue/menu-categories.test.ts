import type { Locator } from '@playwright/test'
import { expect, test } from '../journey.ts'

test.describe('a category', () => {
  test('has a page with its dishes and those below it, and the way to the others [SHELL-002, CATALOGUE-009]', async ({
    page,
    visit,
  }) => {
    await visit('/categories/sushi')
    await expect(page).toHaveTitle('Sushi · Casa Comanda')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sushi')
    const nigiris = page.getByRole('region', { name: 'Nigiris y sashimi' })
    await expect(nigiris.getByRole('link', { name: 'Nigiri de salmón', exact: true })).toHaveAttribute(
      'href',
      '/products/nigiri-de-salmon',
    )
    await expect(page.getByRole('region', { name: 'Tapas y raciones' })).toHaveCount(0)

    const nav = page.getByRole('navigation', { name: 'Categorías' })
    await expect(nav.getByRole('link', { name: 'Sushi' }).first()).toHaveAttribute('aria-current', 'true')
    await expect(nav.getByRole('link', { name: 'Postres' })).toHaveAttribute('href', '/categories/postres')

    await visit('/categories/nigiris')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nigiris y sashimi')
    await page.getByRole('main').getByRole('link', { name: 'Sushi' }).first().click()
    await expect(page).toHaveURL(/\/categories\/sushi$/)
  })

  test('highlights the section being read and scrolls to the one tapped', async ({ page, visit, isMobile }) => {
    await visit('/categories/sushi')
    const nav = page.getByRole('navigation', { name: 'Categorías' })
    const makis = nav.getByRole('link', { name: 'Makis y uramakis' })
    await makis.click()
    await expect(page.getByRole('heading', { name: 'Makis y uramakis', level: 3 })).toBeInViewport()
    await expect(makis).toHaveAttribute('aria-current', 'true')
    await expect(makis).toBeInViewport()
    const heading = await page.getByRole('heading', { name: 'Makis y uramakis', level: 3 }).boundingBox()
    const bar = await nav.boundingBox()
    expect(bar?.y).toBe(0)
    // Scrolled to, and not covered by the bar.
    expect(heading?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    if (!isMobile) return
    // By hand: what arrives is else brought back to its place.
    await page.mouse.wheel(0, -100_000)
    await expect(nav.getByRole('link', { name: 'Sushi' }).last()).toHaveAttribute('aria-current', 'true')
  })

  test('is found right below the bar, however far away it was', async ({ page, visit }) => {
    await visit('/categories')
    const nav = page.getByRole('navigation', { name: 'Categorías' })
    for (const name of ['Postres', 'Tapas y raciones', 'Menús']) {
      await nav.getByRole('link', { name, exact: true }).click()
      const section = page.getByRole('region', { name, exact: true })
      const measure = () =>
        section.evaluate((place) => {
          const offset = Number.parseFloat(getComputedStyle(place).scrollMarginTop)
          return Math.abs(place.getBoundingClientRect().top - offset)
        })
      await expect.poll(measure).toBeLessThanOrEqual(1)
    }
  })

  test('draws its cards to their measures in every version, and a row without a picture like its neighbour [CATALOGUE-011, CATALOGUE-018, CONST-017] [F-237]', async ({
    page,
    isMobile,
  }) => {
    for (const version of [0, 1, 2, 3]) {
      await page.goto(`/categories/tapas?version=${version}`)
      const card = page.getByRole('article').filter({ hasText: 'Patatas bravas' }).first()
      const [whole, picture] = [await card.boundingBox(), await card.locator('picture img').boundingBox()]
      if (!whole || !picture) throw new Error('a card without a box')
      expect(picture.height).toBeLessThanOrEqual(200)
      if (isMobile) {
        const width = page.viewportSize()?.width ?? 0
        // A slim row, a large first one above two columns, from edge to edge, and half picture, half text.
        const looks = [
          [104, 104],
          [192, width - 32],
          [200, width],
          [192, (width - 32) / 2],
        ]
        expect([picture.height, picture.width]).toEqual(looks[version])
      } else if (version === 1 || version === 2) expect([picture.height, picture.width]).toEqual([180, whole.width])
      else expect(picture.width).toBeLessThan(whole.width / 2)
      if (version === 0) {
        const bare = page.getByRole('article').filter({ hasText: 'Pulpo a la gallega' }).first()
        await expect(bare.locator('picture')).toHaveCount(0)
        expect(await measureText(bare)).toEqual(await measureText(card))
      }
      const [shown, needed] = await page.evaluate(() => [
        document.documentElement.clientWidth,
        document.documentElement.scrollWidth,
      ])
      expect(needed).toBe(shown)
    }
  })
})

/** Where the text of a card begins, and how wide it may be. */
async function measureText(card: Locator): Promise<readonly number[]> {
  const [whole, text] = [await card.boundingBox(), await card.locator('> :last-child').boundingBox()]
  if (!whole || !text) throw new Error('a card without a box')
  return [text.x - whole.x, text.width]
}
