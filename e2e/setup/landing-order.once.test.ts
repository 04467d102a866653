import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { add, atTable } from '../../apps/server/src/testing/cart/carts.ts'
import { beginOrder } from '../begin-order.ts'
import { expect, test, waitUntilAlive } from '../journey.ts'
import { makeSite } from '../make-site.ts'
import { onHost } from '../on-host.ts'

const told = 'La mesa debe ser abierta previamente por un camarero'

test('a link that names an order of this visitor opens it; one that names no open order changes nothing [QR-015] [OPEN-018]', async ({
  page,
  context,
  baseURL,
  mayRefuse,
}) => {
  mayRefuse('SaleTemp')
  const { client, cartId } = await beginOrder(context, baseURL)
  await add(client, cartId, 'pulpo-a-la-gallega')
  // The browser has forgotten its order; the session is still the visitor's own.
  await context.clearCookies({ name: /^(?:cart-id|firebase-id)$/ })
  await page.goto(`/?store=1&cartId=${cartId}`)
  await waitUntilAlive(page)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cesta: 1 producto' })).toBeVisible()
  const kept = async () => (await context.cookies()).find(({ name }) => name === 'cart-id')?.value
  await expect.poll(kept).toBe(cartId)

  await page.goto('/?store=1&cartId=0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e6f')
  await waitUntilAlive(page)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cesta: 1 producto' })).toBeVisible()
  expect(await kept()).toBe(cartId)
})

test('a scanned link of a site for members asks a guest to log in [QR-010]', async ({ page, baseURL }) => {
  await page.goto(`${onHost(baseURL, 'socios')}/?store=1&type=2`)
  await waitUntilAlive(page)
  await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible()
})

test('where waiters open the tables, a guest who scans is told so, starts over and is at the beginning [CART-021] [ERRORS-036]', async ({
  page,
  context,
  mayRefuse,
}) => {
  const { url } = await makeSite('abierta', () => ({
    ...casaComanda,
    website: { ...casaComanda.website, tablesOpenedByStaff: true },
  }))
  mayRefuse('SaleTemp/save')
  // The page itself notes when the toast came and when it left: a journey may notice either late.
  await page.addInitScript((text) => {
    const note = (moment: string) => {
      if (sessionStorage.getItem(moment) === null) sessionStorage.setItem(moment, String(Date.now()))
    }
    const isShown = () => document.body?.textContent?.includes(text)
    new MutationObserver(() => isShown() && note('shown')).observe(document, { childList: true, subtree: true })
    addEventListener('pagehide', () => sessionStorage.getItem('shown') !== null && note('left'))
  }, told)
  const { resourceId, position } = atTable(7)
  await page.goto(`${url}/?store=1&resource=${resourceId}&resource_pos=${position}`)
  await waitUntilAlive(page)
  await expect(page.getByText(told)).toBeVisible()
  await page.waitForURL(`${url}/`)
  // It can be read for five seconds.
  const [shown, left] = await page.evaluate(() => ['shown', 'left'].map((key) => Number(sessionStorage.getItem(key))))
  expect((left ?? 0) - (shown ?? 0)).toBeGreaterThan(3500)
  const kept = (await context.cookies()).filter(({ name, value }) => /^(?:delivery-mode|cart-id)$/.test(name) && value)
  expect(kept).toEqual([])
})

test('whoever only wants to read closes the question by saying so, and reads [SETUP-020]', async ({ page, visit }) => {
  await visit('/')
  // The stores come only after the tap, as on a slow line: the tap is kept.
  const { promise: tapped, resolve: letStoresCome } = Promise.withResolvers<void>()
  await page.route(/\/api\/Stores/i, (route) => tapped.then(() => route.continue()))
  await page.locator('[data-bar]').getByRole('button', { name: 'Iniciar pedido' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Cómo quieres tu pedido?' })
  const menu = page.waitForRequest(/\/api\/CategoriesProducts/)
  await dialog.getByRole('radio', { name: 'Carta digital' }).click()
  letStoresCome()
  await expect(dialog).toHaveCount(0)
  await menu
})
