import { type ResourceId, toId } from '@comanda/rules/ids'
import { add } from '../../apps/server/src/testing/cart/carts.ts'
import { beginOrder } from '../begin-order.ts'
import { expect, fetchNothingAhead, sayNoToCookies, test, waitUntilAlive } from '../journey.ts'

test('without a connection a table is told that nothing was sent, and can press again once it is back [F-077] [F-087]', async ({
  browser,
  baseURL,
}) => {
  // The browser logs every call that it cannot make, so this is not the page whose console is watched.
  const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 390, height: 844 } })
  await context.addInitScript(sayNoToCookies)
  await context.addInitScript(fetchNothingAhead)
  const table = { mode: 'table', resourceId: toId<ResourceId>(15), position: 6 } as const
  const { client, cartId } = await beginOrder(context, baseURL, table)
  await add(client, cartId, 'pulpo-a-la-gallega')
  const page = await context.newPage()
  await page.goto('/categories/tapas')
  await waitUntilAlive(page)
  const strip = page.getByRole('region', { name: 'Mesa 6' })
  const call = strip.getByRole('button', { name: 'Camarero', exact: true })
  const callOff = strip.getByRole('button', { name: /^Ya no hace falta/ })
  const notSent = page.getByText('Sin conexión: no se ha enviado. Inténtalo de nuevo cuando vuelva')
  await call.click()
  await expect(callOff).toBeVisible()
  await context.setOffline(true)
  await callOff.click()
  await expect(notSent).toBeVisible()
  await context.setOffline(false)
  await callOff.click()
  await expect(call).toBeVisible()

  await page.locator('[data-bar]').getByRole('button', { name: 'Ver ronda' }).click()
  const send = page.getByRole('dialog').getByRole('button', { name: /^Enviar a cocina/ })
  await expect(send).toBeVisible()
  await expect(notSent).toHaveCount(0)
  await context.setOffline(true)
  await send.click()
  await expect(notSent).toBeVisible()
  await context.setOffline(false)
  await send.click()
  await expect(page.getByText('1 plato va a cocina')).toBeVisible()
  await context.close()
})
