import type { Browser, Page } from '@playwright/test'
import { expect, sayNoToCookies, test, waitUntilAlive } from '../journey.ts'
import { expectClean } from './expect-clean.ts'
import { onStaffHost, openSection, signIn } from './on-staff-host.ts'
import { malasana, placeOrder } from './place-order.ts'

const local = 'Casa Comanda Malasaña'
const centro = 1
/** No other journey sells it in this store. */
const dish = 'Boquerones en vinagre'

test('the kitchen of another store shows a dish that was cancelled until somebody confirms it, and pauses one', async ({
  page,
  browser,
  visit,
  mayRefuse,
  baseURL,
}) => {
  mayRefuse('staff/me')
  await page.addInitScript(countTones)
  const device = await browser.newContext({ ...(baseURL && { baseURL }) })
  const { number } = await placeOrder(device, baseURL, { pays: 'at-the-door' })
  await device.close()
  await visit(onStaffHost(baseURL))
  await signIn(page, 'direccion')
  await openSection(page, 'Cocina')
  const ours = page.getByRole('article', { name: new RegExp(`^Comanda ${number},`) })
  const octopus = ours.getByRole('button', { name: /Pulpo a la gallega/ })

  await test.step('a person who reaches several stores chooses one', async () => {
    await page.getByRole('combobox', { name: 'Local' }).selectOption(local)
    await expect(ours).toContainText('Pulpo a la gallega')
    await page.setViewportSize({ width: 360, height: 740 })
    await expectClean(page)
    // The tickets have the screen, also below the bar of somebody who chooses a store.
    expect((await page.getByTestId('bar').boundingBox())?.height).toBeLessThan(200)
    await decide(page, number, { path: 'orders/move', to: 'preparing' })
    await page.getByLabel('Partida').selectOption({ label: 'Calientes' })
    await expect(octopus).toBeVisible()
  })

  await test.step('a cancelled dish is struck out with its reason, and sounds until it is confirmed [DAY-087]', async () => {
    await decide(page, number, { path: 'orders/reject', reason: 'sold-out' })
    await expect(ours).toContainText('Anulado: no lo hagas (agotado)')
    await expect(ours.getByText('Pulpo a la gallega')).toHaveCSS('text-decoration-line', 'line-through')
    await expectClean(page)
    // A touch elsewhere is not enough.
    await ours.getByRole('heading').click()
    const before = await readTones(page)
    await expect.poll(() => readTones(page)).toBeGreaterThan(before)
    await expect(page.getByTestId('edge')).toBeVisible()
    await octopus.click()
    await expect(ours).toHaveCount(0)
    // Orders of other diners may come in between, and ring until the board is touched.
    await expect(async () => {
      await page.getByLabel('Partida').focus()
      await page.keyboard.press('Shift')
      await expect(page.getByTestId('edge')).toBeHidden({ timeout: 1_000 })
    }).toPass()
  })

  await test.step('two taps pause a dish from the kitchen [DAY-089]', async () => {
    await page.getByRole('button', { name: 'Agotar' }).click()
    await pauseAndResume(page)
  })
  await test.step('two taps pause it from the orders [DAY-089]', async () => {
    await visit(onStaffHost(baseURL, '/orders'))
    await page.getByRole('combobox', { name: 'Local' }).selectOption(local)
    await page.getByRole('button', { name: 'Agotar' }).click()
    await pauseAndResume(page)
  })
  await test.step('one tap pauses it from the menu [DAY-089]', async () => {
    await visit(onStaffHost(baseURL, '/pauses'))
    await page.getByRole('combobox', { name: 'Local' }).selectOption(local)
    await pauseAndResume(page)
  })
  await test.step('a menu that is open at a diner’s shows it at once, one that is opened then too, and the menu of another store does not [DAY-204]', async () => {
    const ours = await openDish(browser, baseURL, malasana.storeId)
    const others = await openDish(browser, baseURL, centro)
    const gone = 'Producto temporalmente no disponible'
    await pauseAndResume(page, async () => {
      await expect(ours.getByText(gone, { exact: true })).toBeVisible()
      await expect(others.getByText(gone, { exact: true })).toHaveCount(0)
      await ours.reload()
      await waitUntilAlive(ours)
      await expect(ours.getByText(gone, { exact: true })).toBeVisible()
      await expect(ours.getByRole('button', { name: /^Añadir/ })).toHaveCount(0)
    })
    await expect(ours.getByText(gone, { exact: true })).toHaveCount(0)
    for (const diner of [ours, others]) await diner.context().close()
  })
})

/** The page of the dish as a diner of a store has it open, listening. */
async function openDish(browser: Browser, baseURL: string | undefined, storeId: number): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'es-ES' })
  await context.addInitScript(sayNoToCookies)
  const url = baseURL ?? ''
  await context.addCookies([
    { name: 'delivery-mode', value: 'pickup', url },
    { name: 'store-id', value: String(storeId), url },
  ])
  const diner = await context.newPage()
  const listening = diner.waitForResponse((response) => new URL(response.url()).pathname === '/api/live')
  await diner.goto('/products/boquerones-en-vinagre')
  await waitUntilAlive(diner)
  await listening
  return diner
}

async function pauseAndResume(page: Page, whilePaused = async () => {}): Promise<void> {
  await page.getByRole('button', { name: `Marcar agotado: ${dish}` }).click()
  await expect(page.getByRole('heading', { name: dish })).toBeVisible()
  await expect(page.getByText('Hasta 15 mar, 05:00', { exact: true })).toBeVisible()
  await whilePaused()
  await page.getByRole('button', { name: 'Volver a vender' }).click()
  await expect(page.getByRole('button', { name: `Marcar agotado: ${dish}` })).toBeVisible()
}

interface Decision {
  readonly path: 'orders/move' | 'orders/reject'
  readonly to?: string
  readonly reason?: string
}

/** Somebody at another screen accepts or rejects the order. */
async function decide(page: Page, number: number, { path, ...decision }: Decision): Promise<void> {
  await page.evaluate(
    async ({ storeId, ...asked }) => {
      const shown = await (await fetch(`/api/staff/orders?storeId=${storeId}`)).json()
      const order = shown.orders.find((one: { readonly number: number }) => one.number === asked.number)
      const reply = await fetch(`/api/staff/${asked.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-comanda-staff': '1' },
        body: JSON.stringify({ ...asked.decision, orderId: order.orderId, version: order.version }),
      })
      if (!reply.ok) throw new Error(`${asked.path} was refused: ${await reply.text()}`)
    },
    { storeId: Number(malasana.storeId), number, path, decision },
  )
}

function countTones(): void {
  Reflect.set(window, 'tones', 0)
  const start = AudioScheduledSourceNode.prototype.start
  AudioScheduledSourceNode.prototype.start = function (...at) {
    Reflect.set(window, 'tones', Reflect.get(window, 'tones') + 1)
    return start.apply(this, at)
  }
}

function readTones(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, 'tones')))
}
