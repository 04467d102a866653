import type { Category, Product } from '@comanda/rules/catalogue/product'
import { type CategoryId, type ProductId, toId } from '@comanda/rules/ids'
import { localText } from '@comanda/rules/text/local-text'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { makeSite } from '../make-site.ts'
import { toPlainDish } from '../to-plain-dish.ts'

const sections = 5
const dishesEach = 100

/** Five categories of a hundred dishes, «Plato 1» to «Plato 500». */
const makeLargeSite = () =>
  makeSite('large', (site) => {
    const [category] = site.categories as [Category]
    const like = site.products.find(({ sections: parts, service }) => parts.length === 0 && service === null) as Product
    return {
      ...site,
      categories: Array.from({ length: sections }, (_, at) => ({
        ...category,
        id: toId<CategoryId>(at + 1),
        slug: `parte-${at + 1}`,
        name: localText(`Parte ${at + 1}`),
        parentId: null,
      })),
      products: Array.from({ length: sections * dishesEach }, (_, at) => {
        const categoryId = toId<CategoryId>(Math.floor(at / dishesEach) + 1)
        const name = localText(`Plato ${at + 1}`)
        return toPlainDish(like, { categoryId, id: toId<ProductId>(at + 1), slug: `plato-${at + 1}`, name })
      }),
    }
  })

const dish = (page: Page, at: number) => page.getByRole('link', { name: `Plato ${at}`, exact: true })

test('a menu of hundreds draws the dishes near the screen, wherever one goes', async ({ page, visit }) => {
  const { url } = await makeLargeSite()
  await visit(`${url}/categories`)
  const html = await page.evaluate(async () => (await fetch(location.href)).text())
  expect(html.match(/<article/g)).toHaveLength(60)
  // Without scripts the rest is one tap away.
  expect(html).toContain('<a href="/categories/parte-5">Parte 5</a>')
  await expect(page.getByText('500 platos')).toBeVisible()
  const cards = page.getByRole('article')
  expect(await cards.count()).toBeLessThan(300)

  const nav = page.getByRole('navigation', { name: 'Categorías' })
  await nav.getByRole('link', { name: 'Parte 5' }).click()
  await expect(dish(page, 401)).toBeInViewport()
  const heading = page.getByRole('heading', { name: 'Parte 5' })
  const bottom = await nav.evaluate((bar) => bar.getBoundingClientRect().bottom)
  await expect.poll(() => heading.evaluate((title) => title.getBoundingClientRect().top)).toBeGreaterThanOrEqual(bottom)
  await expect(dish(page, 1)).toHaveCount(0)

  await dish(page, 450).scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(dish(page, 500)).toBeVisible()
  expect(await cards.count()).toBeLessThan(300)

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(dish(page, 1)).toBeInViewport()

  await page.getByRole('searchbox').fill('plato 497')
  await expect(dish(page, 497)).toBeInViewport()
  await page.getByRole('searchbox').fill('')
  await expect(dish(page, 1)).toBeVisible()
})

test('a search that finds hundreds shows them as one scrolls', async ({ page, visit }) => {
  const { url } = await makeLargeSite()
  await visit(`${url}/categories`)
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/Products')
  await page.getByRole('searchbox').fill('plato')
  // The server sends the best sixty.
  await (await answer).finished()
  await expect(page.getByText('500 platos').last()).toBeVisible()
  expect(await page.getByRole('article').count()).toBeLessThan(300)
  // What is drawn on the way makes the list longer than it was thought to be.
  await expect(async () => {
    await page.evaluate(() => document.querySelector('main')?.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await expect(dish(page, 500)).toBeVisible({ timeout: 2_000 })
  }).toPass()
})
