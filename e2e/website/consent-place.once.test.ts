import type { Page } from '@playwright/test'
import { forgetVisitor } from '../forget-visitor.ts'
import { expect, test, waitUntilAlive } from '../journey.ts'

test.use({ hasAnswered: false })

const answer = (page: Page) =>
  page.getByRole('region', { name: 'Este sitio usa cookies' }).getByRole('button', { name: 'Rechazar' })

test('answering about cookies keeps what was typed and where one was [F-076]', async ({ page, visit }) => {
  await visit('/contact')
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Ana Demo')
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('Una mesa para nueve, por favor')
  await Promise.all([page.waitForEvent('load'), answer(page).click()])
  await waitUntilAlive(page)
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ana Demo')
  await expect(page.getByRole('textbox', { name: 'Mensaje' })).toHaveValue('Una mesa para nueve, por favor')

  await forgetVisitor(page)
  await visit('/')
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await Promise.all([page.waitForEvent('load'), answer(page).click()])
  await waitUntilAlive(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1400)
})

test('no tap after the answer is lost, neither before the page is gone nor before the next one is alive [F-076]', async ({
  page,
  visit,
}) => {
  await visit('/')
  // A slow line: the old page is still there while the visitor goes on. A journey cannot touch a page that is about to
  // be left, so the page itself taps.
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.exposeFunction('leave', () => release())
  await page.route('/', async (route) => {
    await held
    await route.continue()
  })
  await page.evaluate(() => {
    const until = async <Found>(find: () => Found | null | undefined): Promise<Found> => {
      for (;;) {
        const found = find()
        if (found) return found
        await new Promise((done) => setTimeout(done, 50))
      }
    }
    const goOn = async () => {
      await until(() => document.querySelector('section[aria-label="Este sitio usa cookies"]') === null)
      document.querySelector<HTMLElement>('[data-bar] button')?.click()
      await until(() => document.querySelector('[role=dialog] input[type=radio]'))
      Reflect.get(globalThis, 'leave')()
    }
    document.addEventListener('click', () => void goOn(), { once: true, capture: true })
  })
  await Promise.all([page.waitForEvent('load'), answer(page).click()])
  await waitUntilAlive(page)
  await expect(page.getByRole('dialog', { name: '¿Cómo quieres tu pedido?' })).toBeVisible()

  // A slow script: the next page is seen before it can answer.
  await page.unroute('/')
  await forgetVisitor(page)
  await visit('/')
  const script = Promise.withResolvers<void>()
  await page.route(/\/assets\/start-/, (route) => script.promise.then(() => route.continue()))
  await Promise.all([page.waitForEvent('domcontentloaded'), answer(page).click()])
  await page.getByRole('button', { name: 'Menú' }).click()
  script.resolve()
  await expect(page.getByRole('dialog', { name: 'Casa Comanda' })).toBeVisible()
})

test('a table’s code begins its order once, also where the answer about cookies loads the page again [F-226]', async ({
  page,
}) => {
  const saved: string[] = []
  page.on('request', (request) => {
    if (/SaleTemp\/save/.test(request.url())) saved.push(request.url())
  })
  await page.goto('/?store=1&resource=14&resource_pos=5')
  await waitUntilAlive(page)
  await Promise.all([page.waitForEvent('load'), answer(page).click()])
  await waitUntilAlive(page)
  await expect(page.locator('[data-bar]').getByText('Mesa 5')).toBeVisible()
  expect(saved).toHaveLength(1)
})
