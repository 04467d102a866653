import { accepted } from '../../apps/server/src/testing/accepted.ts'
import { add, aSave, begin } from '../../apps/server/src/testing/cart/carts.ts'
import { openVisit, sendTo } from '../../apps/server/src/testing/http/open-visit.ts'
import { expect, expectAccessible, test, waitUntilAlive } from '../journey.ts'

const ana = { fullName: 'Ana Gil', email: 'ana@demo.example', phone: '600123456' }

test('a link that was sent pays the order: declined once, then paid, and then it says so [QR-002] [F-030]', async ({
  page,
  visit,
  baseURL,
}) => {
  // Somebody else puts the order together, on another device.
  const { origin, host } = new URL(baseURL ?? '')
  const { client } = await openVisit({ send: sendTo(origin), host })
  const { cartId } = await begin(client)
  await add(client, cartId, 'pulpo-a-la-gallega')
  await accepted(client.saveCart(aSave({ cartId, contact: ana })))

  const link = `/?saleTempId=bizum,1,${cartId}`
  await visit(link)
  await expect(page.getByText('Pulpo a la gallega')).toBeVisible()
  await expect(page.getByText(ana.fullName)).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Bizum' })).toBeChecked()
  await expectAccessible(page)

  // By another way than the one that the link names.
  await page.getByRole('radio', { name: 'Tarjeta', exact: true }).check()
  await page.getByRole('button', { name: /^Pagar 19,50/ }).click()
  await page.getByLabel('Número de tarjeta').fill('5576440022788500')
  await page.getByRole('button', { name: /^Pagar/ }).click()
  await page.waitForURL('**/?saleTempId=*&attempt=*')
  await waitUntilAlive(page)
  await expect(page.getByRole('alert')).toContainText('No se ha cobrado nada')

  // The next try is right there.
  await page.getByRole('radio', { name: 'Bizum' }).check()
  await page.getByRole('button', { name: /^Pagar 19,50/ }).click()
  await expect(page.getByRole('heading', { name: /Bizum/ })).toBeVisible()
  await page.getByRole('button', { name: /^Pagar/ }).click()
  await page.waitForURL('**/?saleTempId=*&attempt=*')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pago recibido')
  await expect(page.getByText('Pagado', { exact: true })).toBeVisible()

  await visit(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este pedido ya está pagado')
  await expect(page.getByRole('button', { name: /^Pagar/ })).toHaveCount(0)
  for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
})
