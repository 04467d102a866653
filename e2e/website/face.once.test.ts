import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { onHost } from '../on-host.ts'

/** Which faces the page asks for. */
function noteFaces(page: Page): readonly string[] {
  const faces: string[] = []
  page.on('request', (request) => {
    const face = request.url().match(/\/assets\/(fraunces|familjen-grotesk)-[^/]+\.woff2$/)
    if (face) faces.push(face[1] ?? '')
  })
  return faces
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('the face of the titles comes after the pictures at the first visit, and with the page at the next', async ({
  page,
}) => {
  const faces = noteFaces(page)
  const pictures = Promise.withResolvers<void>()
  await page.route('**/pictures/**', (route) => pictures.promise.then(() => route.continue()))
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(title(page)).toHaveCSS('font-family', /^"Fraunces by Arial", "Fraunces by Roboto", /)
  expect(faces).toEqual([])
  pictures.resolve()
  await expect(title(page)).toHaveCSS('font-family', /^Fraunces, "Fraunces by Arial", /)
  await expect.poll(() => faces).toEqual(['fraunces'])
  // Nothing of ours runs now, and the first page, which may still be fetching parts of its code, gets no empty ones.
  await page.goto('/robots.txt')
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/')
  await expect(title(page)).toHaveCSS('font-family', /^Fraunces, "Fraunces by Arial", /)
})

test('a site of another template has its own face [SITE-018]', async ({ page, visit, baseURL }) => {
  const faces = noteFaces(page)
  await visit(onHost(baseURL, 'socios'))
  await expect.poll(() => faces).toEqual(['familjen-grotesk'])
})

test('a page that failed runs no script, and has its face at once', async ({ page }) => {
  const faces = noteFaces(page)
  await page.goto('/nothing-here')
  await expect.poll(() => faces).toEqual(['fraunces'])
})

test('where no script may run, titles have their face at once', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'es-ES' })
  const page = await context.newPage()
  const faces = noteFaces(page)
  await page.goto(`${baseURL}/categories/tapas`)
  await expect.poll(() => faces).toEqual(['fraunces'])
  await context.close()
})
