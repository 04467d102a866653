import { sameEveryDay } from '@comanda/demo/hours'
import type { Locator } from '@playwright/test'
import { beginOrder } from '../begin-order.ts'
import { clickAtRest } from '../click-at-rest.ts'
import { expect, sayNoToCookies, test, waitUntilAlive } from '../journey.ts'
import { makeSite } from '../make-site.ts'

const wide = { width: 1440, height: 900 }

/** The panel on which a dialog is drawn. */
const panel = async (dialog: Locator) =>
  (await dialog.locator('..').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

test('dialogs are as wide as they should be [SHELL-061] [OPEN-105]', async ({ page, visit }) => {
  await page.setViewportSize(wide)
  await visit('/')
  const header = page.getByRole('banner')
  const dialogs: readonly (readonly [number, Locator])[] = [
    [1000, page.getByRole('article').getByRole('button', { name: 'Iniciar pedido' }).first()],
    [600, header.getByRole('button', { name: /Cambiar de local/ })],
    [400, header.getByRole('button', { name: 'Mi cuenta' })],
    [550, page.getByRole('button', { name: 'Política de cookies' })],
    [550, page.getByRole('button', { name: 'Configurar cookies' })],
  ]
  for (const [width, button] of dialogs) {
    await clickAtRest(button)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect.poll(async () => (await panel(dialog)).width).toBe(width)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})

test('the look changes at 425, 600 and between 767 and 768 px [SHELL-063]', async ({ page, visit }) => {
  const at = (width: number) => page.setViewportSize({ width, height: 800 })
  const countColumns = () =>
    page
      .getByRole('list', { name: 'Los 14 alérgenos' })
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
  await at(424)
  await visit('/allergens2')
  await expect.poll(countColumns).toBe(2)
  await at(425)
  await expect.poll(countColumns).toBe(3)
  await at(599)
  await expect.poll(countColumns).toBe(3)
  await at(600)
  await expect.poll(countColumns).toBe(4)

  await at(767)
  await visit('/')
  const start = page.locator('[data-bar]').getByRole('button', { name: 'Iniciar pedido' })
  await expect(start).toBeVisible()
  await at(768)
  await expect(start).toBeHidden()
})

test('a dish that goes with others suggests them in the cart; the drawer then asks for the bill [SHELL-044, SHELL-058] [OPEN-103]', async ({
  page,
  visit,
  context,
  baseURL,
}) => {
  await beginOrder(context, baseURL)
  await visit('/products/patatas-bravas')
  const sauce = page
    .getByRole('group', { name: /^Salsas/ })
    .getByRole('checkbox')
    .first()
  await sauce.check()
  const add = page.getByRole('button', { name: /^Añadir ·/ })
  await add.click()
  const bar = page.locator('[data-bar]')
  await expect(bar).toContainText('1 producto')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await bar.getByRole('button', { name: 'Ver cesta' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'También te puede gustar' }).click()
  const suggestion = page.getByRole('dialog', { name: 'También te puede gustar' })
  await expect(suggestion.getByRole('link')).toHaveCount(2)
  const { width, height } = page.viewportSize() ?? wide
  await expect.poll(() => panel(suggestion)).toMatchObject({ x: 0, y: 0, width, height })
  await page.setViewportSize({ width: 600, height: 800 })
  await expect.poll(() => panel(suggestion)).toMatchObject({ x: 0, y: 0, width: 600, height: 800 })
  await page.setViewportSize({ width: 601, height: 800 })
  await expect.poll(async () => (await panel(suggestion)).width).toBe(550)
  await page.setViewportSize({ width, height })
  await suggestion.getByRole('button', { name: 'Seguir comprando' }).click()
  await expect(suggestion).toHaveCount(0)
  await sauce.check()
  await add.click()
  await expect(bar).toContainText('2 productos')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: 'Menú' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pedir la cuenta' }).click()
  // There is no waiter to call: the order is paid at the checkout.
  await expect(page).toHaveURL('/checkout')
})

test('who scans a code at a closed door is told so, who only looks is not [SHELL-059, ERRORS-052] [OPEN-104]', async ({
  page,
  visit,
}) => {
  const lateHours = sameEveryDay('20:00-23:00')
  const { url } = await makeSite('horas', (site) => ({
    ...site,
    website: { ...site.website, onlyDigitalCard: false, modes: { ...site.website.modes, pickup: true } },
    stores: site.stores.map((store) => ({
      ...store,
      modes: { ...store.modes, pickup: true },
      hours: { ...store.hours, week: lateHours, deliveryWeek: lateHours },
      closedText: { base: 'Abrimos a las ocho de la tarde.', variants: { en: 'We open at eight.' } },
    })),
  }))
  await visit(`${url}/`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(`${url}/?store=1&type=1`)
  await waitUntilAlive(page)
  const closed = page.getByRole('dialog', { name: 'Cerrado' })
  await expect(closed).toContainText('Abrimos a las ocho de la tarde.')
  await expect(closed.getByRole('img')).toBeVisible()
  await page.goto(`${url}/?store=1&type=1&lang=en`)
  await waitUntilAlive(page)
  await expect(page.getByRole('dialog', { name: 'Closed' })).toContainText('We open at eight.')
})

test('a page that loses its line says so above the question about cookies', async ({ browser, baseURL }) => {
  // A page of its own, because the browser logs failed requests as errors, which are expected here.
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'es-ES',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`${baseURL}/`)
  await waitUntilAlive(page)
  const banner = page.getByRole('region', { name: 'Este sitio usa cookies' })
  await expect(banner).toBeVisible()
  await context.setOffline(true)
  const notice = page.getByText('Sin conexión. Lo que ves puede haber cambiado.')
  await expectAbove(notice, banner)
  // Without the cookie question it lies above the bar.
  await context.setOffline(false)
  await page.evaluate(sayNoToCookies)
  await page.reload()
  await waitUntilAlive(page)
  await context.setOffline(true)
  await expectAbove(notice, page.locator('[data-bar]'))
  await context.close()
})

async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  await expect(upper).toBeVisible()
  await expect(async () => {
    const [above, below] = [await upper.locator('..').boundingBox(), await lower.boundingBox()]
    if (!above || !below) throw new Error('one of them is not drawn')
    expect(above.y + above.height).toBeLessThanOrEqual(below.y)
  }).toPass()
}

test('the page of an address that leads nowhere has a menu, an account and a basket that open [F-234]', async ({
  page,
  visit,
}) => {
  await visit('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not FoundNo encontramos esta página')
  await expect(page.getByRole('link', { name: 'Volver al inicio' })).toBeVisible()
  for (const name of ['Menú', 'Mi cuenta', /^Cesta/]) {
    await page.getByRole('banner').getByRole('button', { name }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('start-up: keys, then a session, then what others measure with; a kept session is used again', async ({
  page,
  context,
}) => {
  const { url } = await makeSite('arranque', (site) => ({
    ...site,
    website: { ...site.website, tagManagerId: 'GTM-JOURNEY' },
  }))
  const steps: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/startup$|Login$|gtm\.js$/.test(pathname)) steps.push(pathname)
  })
  await page.route(/googletagmanager/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await context.addCookies(
    ['cookie:accepted', 'cookies2', 'cookies3'].map((name) => ({ name, value: 'accepted', url })),
  )
  await page.goto(`${url}/`)
  await waitUntilAlive(page)
  await expect.poll(() => steps).toEqual(['/api/admin/startup', '/api/Login', '/gtm.js'])
  steps.length = 0
  // Leaving the menu closes its live connection, but not the session.
  await page.goto(`${url}/contact`)
  await expect.poll(() => steps).toEqual(['/api/admin/startup', '/gtm.js'])
})
