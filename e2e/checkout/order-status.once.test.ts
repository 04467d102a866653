import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { accepted, add } from '../../apps/server/src/testing/cart/carts.ts'
import { aPayment, atTheDoor } from '../../apps/server/src/testing/payment/paying-shop.ts'
import { beginOrder } from '../begin-order.ts'
import { expect, expectAccessible, fetchNothingAhead, sayNoToCookies, test, waitUntilAlive } from '../journey.ts'
import { makeGuest } from '../make-guest.ts'
import { readLastMail } from '../read-last-mail.ts'
import { setOrderStatus } from '../set-order-status.ts'

// It is half past one, the kitchen needs twenty minutes, and a slot begins every quarter of an hour.
const promised = 'Te esperamos hoy, entre las 14:00 y las 14:15'
const step = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

async function order(context: BrowserContext, baseURL: string | undefined, email: string) {
  const { client, cartId } = await beginOrder(context, baseURL)
  await add(client, cartId, 'pulpo-a-la-gallega')
  const contact = { fullName: 'Ana Gil', email, phone: '600123456' }
  accepted(await client.savePaymentWeb(aPayment(cartId, { ...atTheDoor(), contact })))
  return cartId
}

function listMotion(): string[] {
  const moving = document.getAnimations().filter(({ playState }) => playState === 'running')
  return moving.map(({ effect }) => (effect instanceof KeyframeEffect && effect.target?.outerHTML) || 'something')
}

test('the link of the mail opens the status on another device, with the time and without personal data [F-081]', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { email } = makeGuest()
  const cartId = await order(context, baseURL, email)
  await page.goto('/checkout/complete')
  await waitUntilAlive(page)
  await expect(page.getByText(promised)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Compartir el seguimiento' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cómo llegar' })).toHaveAttribute('href', /maps.*Casa%20Comanda%20Centro/)
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Añadir al calendario' }).click()
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('DTSTART:20260314T140000')
  await expectAccessible(page)
  const link = await page.getByRole('link', { name: 'Seguir el pedido' }).getAttribute('href')
  expect(await readLastMail(email)).toContain(`${baseURL}${link}`)

  const device = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: page.viewportSize(),
    reducedMotion: 'reduce',
  })
  await device.addInitScript(sayNoToCookies)
  await device.addInitScript(fetchNothingAhead)
  const other = await device.newPage()
  await other.goto(link ?? '')
  await waitUntilAlive(other)
  await expect(other.getByText(promised)).toBeVisible()
  await expect(step(other, 'En espera')).toHaveAttribute('aria-current', 'step')
  await expect(other.getByText('Pulpo a la gallega')).toBeVisible()
  await expect(other.getByText(/Ana Gil|600123456/)).toHaveCount(0)
  await expectAccessible(other)
  // Who asked for less motion sees no step that flickers for as long as the page is open.
  await expect.poll(() => other.evaluate(listMotion)).toEqual([])
  await setOrderStatus(cartId, 'bagging')
  await expect(step(other, 'Embolsando')).toHaveAttribute('aria-current', 'step')
  // A copied link is whole: loaded again, it shows the same order.
  await other.reload()
  await expect(step(other, 'Embolsando')).toHaveAttribute('aria-current', 'step')
  await other.goto('/status#00000000-0000-4000-8000-000000000000')
  await expect(other.getByText('Este enlace no lleva a ningún pedido')).toBeVisible()
  await device.close()
})

test('a status page left open for hours follows its order, even when the session has ended [F-081]', async ({
  page,
  context,
  baseURL,
  mayLoseSession,
  mayRefuse,
}) => {
  // The server's clock stands still here: hours later the page's own is wrong, until the server says the time. Whatever
  // it asks first is refused, and then asked again. On a slow machine the cart is asked for again only after the session
  // has ended: then it is a stranger's.
  mayLoseSession()
  mayRefuse('SaleTemp')
  const cartId = await order(context, baseURL, makeGuest().email)
  await page.clock.install()
  await page.goto(`/status?id=${cartId}`)
  await waitUntilAlive(page)
  await expect(step(page, 'En espera')).toHaveAttribute('aria-current', 'step')
  await expect(page.getByText(promised)).toBeVisible()
  await expect(page).toHaveURL(/\/status#[\da-f-]{36}$/)
  await context.clearCookies()
  await page.clock.fastForward('03:00:00')
  await setOrderStatus(cartId, 'preparing')
  await expect(step(page, 'Preparando')).toHaveAttribute('aria-current', 'step')
  await page.clock.fastForward('03:00:00')
  await setOrderStatus(cartId, 'ready')
  await expect(step(page, 'Listo')).toHaveAttribute('aria-current', 'step')
  await setOrderStatus(cartId, 'picked-up')
  await expect(page.getByText('Pedido recogido').first()).toBeVisible()
  // Nothing is promised any more once it is handed over.
  await expect(page.getByText(/Te esperamos/)).toHaveCount(0)
})

test('the device that ordered finds its order again without the link [F-081] [OPEN-065] [F-224]', async ({
  page,
  context,
  baseURL,
}) => {
  const cartId = await order(context, baseURL, makeGuest().email)
  await page.goto('/checkout/complete')
  await expect(page.getByRole('heading', { name: 'Pedido recibido' })).toBeVisible()
  await page.getByRole('link', { name: 'Ver la carta' }).first().click()
  await waitUntilAlive(page)
  // Every tab of the device leads to it, from the first page on.
  const live = page.getByRole('link', { name: /^Pedido n\.º \d+ · En espera/ })
  await expect(live).toHaveAttribute('href', /^\/status#/)
  await page.goto('/status')
  await expect(step(page, 'En espera')).toHaveAttribute('aria-current', 'step')
  await setOrderStatus(cartId, 'picked-up')
  await page.goto('/')
  await waitUntilAlive(page)
  await expect(live).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('live-order'))).toBeNull()
})
