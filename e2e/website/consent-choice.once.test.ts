import { clickAtRest } from '../click-at-rest.ts'
import { expect, test } from '../journey.ts'

test.use({ hasAnswered: false })

const banner = 'Este sitio usa cookies'
const halfYear = 180 * 86_400

test('asks about cookies once, without moving the page, and no is kept as well as yes [CONSENT-001, CONSENT-002, CONSENT-003, CONSENT-009, CONSENT-010]', async ({
  page,
  visit,
  context,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { readonly value: number }
        document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await visit('/')
  const asked = page.getByRole('region', { name: banner })
  await expect(asked).toContainText(banner)
  expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBeLessThan(0.01)
  const [yes, no] = [asked.getByRole('button', { name: 'Aceptar' }), asked.getByRole('button', { name: 'Rechazar' })]
  // No is as large as yes.
  const [yesBox, noBox] = [await yes.boundingBox(), await no.boundingBox()]
  expect([noBox?.width, noBox?.height]).toEqual([yesBox?.width, yesBox?.height])
  expect(yesBox?.height).toBeGreaterThanOrEqual(44)

  const policy = asked.getByRole('button', { name: 'Política de cookies' })
  await policy.click()
  await expect(page.getByRole('dialog', { name: 'Política de cookies' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(policy).toBeFocused()

  await Promise.all([page.waitForEvent('load'), no.click()])
  await expect(page.getByRole('contentinfo')).toBeAttached()
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'cookie:accepted')).toMatchObject({ value: 'declined', path: '/' })
  // Allergens do not depend on cookies: the lists load all the same.
  await visit('/allergens')
  await expect(page.getByRole('region', { name: banner })).toHaveCount(0)
  await expect(page.getByRole('main').getByText('Gluten', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText('Vegano', { exact: true })).toBeVisible()
})

test('a yes is kept for 180 days [CONSENT-002]', async ({ page, visit, context }) => {
  await visit('/products/patatas-bravas')
  const asked = page.getByRole('region', { name: banner })
  await Promise.all([page.waitForEvent('load'), asked.getByRole('button', { name: 'Aceptar' }).click()])
  await expect(asked).toHaveCount(0)
  for (const name of ['cookie:accepted', 'cookies2', 'cookies3']) {
    const cookie = (await context.cookies()).find((one) => one.name === name)
    expect(cookie).toMatchObject({ value: 'accepted', path: '/' })
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - halfYear)).toBeLessThan(600)
  }
})

test('each kind is chosen by itself, the technical ones stay on, and the choice is taken back from the footer [CONSENT-004, CONSENT-005, CONSENT-006, API-041]', async ({
  page,
  visit,
  context,
}) => {
  const read = async () => {
    const cookies = await context.cookies()
    return ['cookie:accepted', 'cookies2', 'cookies3'].map((name) => cookies.find((one) => one.name === name)?.value)
  }
  await visit('/')
  await page.getByRole('button', { name: 'Configurar', exact: true }).click()
  const settings = page.getByRole('dialog', { name: 'Configuración de cookies' })
  await expect(settings.getByRole('switch', { name: /Técnicas/ })).toBeChecked()
  await expect(settings.getByRole('switch', { name: /Técnicas/ })).toBeDisabled()
  await settings.getByText('Analíticas', { exact: true }).click()
  await expect(settings.getByRole('switch', { name: /Publicitarias/ })).not.toBeChecked()
  await Promise.all([page.waitForEvent('load'), settings.getByRole('button', { name: 'Guardar selección' }).click()])
  await expect.poll(read).toEqual(['accepted', 'accepted', 'declined'])

  await visit('/')
  const footer = page.getByRole('contentinfo')
  const call = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/Web/getCookieCMS')
  await clickAtRest(footer.getByRole('button', { name: 'Política de cookies' }))
  expect((await call).status()).toBe(200)
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Qué guardamos en tu navegador' })).toBeVisible()
  await page.keyboard.press('Escape')

  await footer
    .getByRole('button', { name: /cookies/i })
    .last()
    .click()
  await expect(settings.getByRole('switch', { name: /Analíticas/ })).toBeChecked()
  await settings.getByText('Analíticas', { exact: true }).click()
  await Promise.all([page.waitForEvent('load'), settings.getByRole('button', { name: 'Guardar selección' }).click()])
  await expect.poll(read).toEqual(['declined', 'declined', 'declined'])
})
