import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { onHost } from '../on-host.ts'

/** What is painted, and what the browser's own parts and its frame are told. */
function readPaint(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const tags = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
    const around = tags.find(({ media }) => media === '' || matchMedia(media).matches)?.content ?? ''
    const { colorScheme } = getComputedStyle(document.documentElement)
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(
      Number,
    )
    const ground = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
    return [
      colorScheme,
      red < 60 ? 'dark ground' : 'light ground',
      ground === around ? 'framed alike' : `${ground} in ${around}`,
    ]
  })
}

const light = ['light', 'light ground', 'framed alike']
const dark = ['dark', 'dark ground', 'framed alike']

/** As it is painted first: whatever is fetched comes too late for that. */
async function openWithoutFiles(page: Page, address: string): Promise<void> {
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto(address)
  await page.unroute('**/*.js')
}

test.describe('on a device that asks for dark', () => {
  test.use({ colorScheme: 'dark' })

  test('a site that follows its visitors is dark from the first paint, and a visitor may choose otherwise [SITE-033]', async ({
    page,
    visit,
  }) => {
    await openWithoutFiles(page, '/')
    expect(await readPaint(page)).toEqual(dark)
    // The logo is drawn in dark ink, which nobody would see on this ground.
    await expect(page.getByRole('banner').locator('img')).toHaveCSS('filter', /invert\(1\) hue-rotate\(180deg\)/)
    await visit('/allergens')
    await page.getByRole('button', { name: 'Menú' }).click()
    const look = page.getByRole('dialog').getByRole('group', { name: 'Aspecto' })
    await expect(look.getByRole('radio', { name: 'Como el dispositivo' })).toBeChecked()
    await look.getByRole('radio', { name: 'Claro' }).click()
    expect(await readPaint(page)).toEqual(light)
    await openWithoutFiles(page, '/contact')
    expect(await readPaint(page)).toEqual(light)
    await expect(page.getByRole('banner').locator('img')).toHaveCSS('filter', 'none')
    await visit('/contact')
    await page.getByRole('button', { name: 'Menú' }).click()
    await look.getByRole('radio', { name: 'Como el dispositivo' }).click()
    expect(await readPaint(page)).toEqual(dark)
  })

  test('a site that does not follow them stays as it is [SITE-033]', async ({ page, visit, baseURL }) => {
    await visit(onHost(baseURL, 'reservas'))
    expect(await readPaint(page)).toEqual(light)
    await page.emulateMedia({ colorScheme: 'light' })
    await visit(onHost(baseURL, 'socios'))
    expect(await readPaint(page)).toEqual(dark)
  })
})

test('on a device that asks for light a visitor may choose dark, and keeps it [SITE-033]', async ({ page, visit }) => {
  await visit('/contact')
  expect(await readPaint(page)).toEqual(light)
  await page.getByRole('button', { name: 'Menú' }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Oscuro' }).click()
  expect(await readPaint(page)).toEqual(dark)
  await openWithoutFiles(page, '/allergens')
  expect(await readPaint(page)).toEqual(dark)
})
