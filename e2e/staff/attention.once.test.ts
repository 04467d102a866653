import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { expectClean } from './expect-clean.ts'
import { onStaffHost, signIn } from './on-staff-host.ts'
import { placeOrder } from './place-order.ts'

const silent = 'Esta pantalla no puede sonar todavía.'
const mayDim = 'La pantalla puede apagarse sola.'
/** A bell rings every two seconds: in this time one that was not hushed would be heard. */
const longerThanRingsMs = 2_500

test('a board says that it may not sound or stay on, and a new order sounds and flashes until it is touched [DAY-084]', async ({
  page,
  browser,
  visit,
  mayRefuse,
  baseURL,
}) => {
  mayRefuse('staff/me')
  await page.addInitScript(beReluctant)
  await visit(onStaffHost(baseURL))
  await signIn(page, 'direccion')
  await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible()
  // A page that was opened anew, and that nobody has touched.
  await visit(onStaffHost(baseURL, '/orders'))
  await page.getByRole('combobox', { name: 'Local' }).selectOption('Casa Comanda Malasaña')
  await expect(page.getByRole('region', { name: 'Nuevos' })).toBeVisible()
  await expect(page.getByText(silent)).toContainText(mayDim)
  await expectClean(page)

  const edge = page.getByTestId('edge')
  const diner = await browser.newContext({ ...(baseURL && { baseURL }) })
  await placeOrder(diner, baseURL, { pays: 'at-the-door' })
  await expect(edge).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Hay algo nuevo' })).toHaveCount(1)
  expect(await countTones(page)).toBe(0)

  const allow = page.getByRole('button', { name: 'Permitir' })
  await allow.tap()
  await expect(page.getByText(silent)).toHaveCount(0)
  await expect(page.getByText(mayDim)).toBeVisible()
  await page.evaluate(() => Reflect.set(window, 'mayStayOn', true))
  await allow.tap()
  await expect(allow).toHaveCount(0)

  const before = await countTones(page)
  await placeOrder(diner, baseURL, { pays: 'at-the-door' })
  await expect(edge).toBeVisible()
  await expect.poll(() => countTones(page)).toBeGreaterThan(before)
  // Orders of other diners may come in between, and ring again.
  await expect(async () => {
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(edge).toBeHidden({ timeout: 1_000 })
    const hushed = await countTones(page)
    await page.waitForTimeout(longerThanRingsMs)
    expect(await countTones(page)).toBe(hushed)
  }).toPass()

  await test.step('on any other screen too, where the bell counts it and leads to it [DAY-098] [DAY-210]', async () => {
    await visit(onStaffHost(baseURL, '/people'))
    await expect(page.getByRole('heading', { name: 'Personas' })).toBeVisible()
    await expect(edge).toBeHidden()
    await placeOrder(diner, baseURL, { pays: 'at-the-door' })
    await expect(edge).toBeVisible()
    await page.getByRole('link', { name: /^Avisos: \d+$/ }).tap()
    await expectClean(page)
    await page.getByRole('link', { name: /pedidos? sin contestar/ }).tap()
    await expect(page.getByRole('region', { name: 'Nuevos' })).toContainText('Olga Pedido')
  })
  await diner.close()
})

/**
 * A browser that lets no page sound before it is touched, and no screen stay on before the journey allows it. Every look
 * of a journey into a page counts as a touch for the browser itself, so it would not be steady in this. Tones are counted.
 */
function beReluctant(): void {
  window.AudioContext = class extends AudioContext {
    constructor() {
      super()
      void this.suspend()
    }
  }
  Reflect.set(window, 'tones', 0)
  const start = AudioScheduledSourceNode.prototype.start
  AudioScheduledSourceNode.prototype.start = function (...at) {
    Reflect.set(window, 'tones', Reflect.get(window, 'tones') + 1)
    return start.apply(this, at)
  }
  const request = WakeLock.prototype.request
  WakeLock.prototype.request = function (...asked) {
    if (Reflect.get(window, 'mayStayOn')) return request.apply(this, asked)
    return Promise.reject(new DOMException('the battery is low', 'NotAllowedError'))
  }
}

function countTones(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, 'tones')))
}
