import { type ResourceId, toId } from '@comanda/rules/ids'
import { add } from '../../apps/server/src/testing/cart/carts.ts'
import { beginOrder } from '../begin-order.ts'
import { expect, expectAccessible, sayNoToCookies, test, waitUntilAlive } from '../journey.ts'

const table = { mode: 'table', resourceId: toId<ResourceId>(14), position: 2 } as const

test('a paid table shows its phones a receipt to print, again the same evening, and to nobody else [SHELL-007] [TABLE-018]', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const open = async () => {
    const other = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'es-ES' })
    await other.addInitScript(sayNoToCookies)
    return other
  }
  const { client, cartId } = await beginOrder(context, baseURL, table)
  const companions = await open()
  const companion = await beginOrder(companions, baseURL, table)
  await add(client, cartId, 'ensaladilla-rusa', { device: 'one' })
  await add(companion.client, cartId, 'pulpo-a-la-gallega', { device: 'two' })
  await companion.client.nameDiner({ cartId, device: 'two', name: 'Ana' })
  await client.sendRound({ cartId })

  await page.goto('/categories/tapas')
  await waitUntilAlive(page)
  await page.locator('[data-bar]').getByRole('button', { name: 'Ver cuenta' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pagar todo/ })
    .click()
  await page.waitForURL('**/checkout/payment?payTime=now')
  await page.getByRole('button', { name: 'Pagar con Bizum' }).click()
  await expect(page.getByRole('heading', { name: 'Pagar con Bizum' })).toBeVisible()
  await page.getByRole('button', { name: /^Pagar / }).click()
  await page.waitForURL('**/checkout/completeTable?attempt=*')
  await expect(page.getByRole('heading', { name: 'Cuenta pagada' })).toBeVisible()
  await expect(page.getByText('Gracias por venir. ¡Hasta pronto!')).toBeVisible()
  const receipt = page.getByRole('article')
  for (const text of ['Casa Comanda de Demostración, S.L.', 'NIF: B00000018', 'Mesa 2', 'Base', 'Pagado']) {
    await expect(receipt).toContainText(text)
  }
  await expect(receipt.getByRole('listitem').filter({ hasText: 'Pulpo a la gallega' })).toContainText('Ana')
  await expect(receipt.getByRole('listitem').filter({ hasText: 'Bizum' })).toContainText('Tú')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  // On paper stands the receipt and nothing to press.
  await page.emulateMedia({ media: 'print' })
  await expect(receipt).toBeVisible()
  await expect(receipt.getByRole('button', { name: 'Imprimir o guardar' })).toBeHidden()
  await expect(page.locator('header[data-variant]')).toBeHidden()
  await expect(page.locator('footer')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Cuenta pagada' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  // Whoever has gone on comes back to it, also from the state of the order.
  await page.getByRole('link', { name: 'Ver la carta' }).click()
  await page.waitForURL('/#menu')
  await page.goto('/status')
  await page.getByRole('link', { name: 'Ver el recibo de la mesa' }).click()
  await expect(receipt).toContainText('Ensaladilla rusa')
  await page.goto('/')
  await waitUntilAlive(page)
  await page.getByRole('button', { name: 'Menú' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Ver el recibo de la mesa' }).click()
  await expect(receipt).toContainText('Ensaladilla rusa')

  const other = await companions.newPage()
  await other.goto(`/checkout/completeTable?cart=${cartId}`)
  await expect(other.getByRole('article').getByRole('listitem').filter({ hasText: 'Bizum' })).toContainText(
    'Otra persona',
  )
  const strangers = await open()
  const stranger = await strangers.newPage()
  await stranger.goto(`/checkout/completeTable?cart=${cartId}`)
  await expect(stranger.getByText('No hay ningún pedido reciente en este dispositivo.')).toBeVisible()
  await expect(stranger.getByRole('article')).toHaveCount(0)
  for (const one of [companions, strangers]) await one.close()
})
