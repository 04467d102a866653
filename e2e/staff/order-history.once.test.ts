import { expect, test } from '../journey.ts'
import { expectClean } from './expect-clean.ts'
import { onStaffHost, openSection, signIn } from './on-staff-host.ts'
import { placeOrder } from './place-order.ts'

const widths = [360, 768, 1280]

test('an order is found, opened at its own address, its means corrected, a dish given back and its receipt sent again [DAY-207]', async ({
  page,
  browser,
  visit,
  mayRefuse,
  baseURL,
}) => {
  mayRefuse('staff/me', 'staff/orders/refund')
  const device = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'es-ES' })
  const dishes = ['pulpo-a-la-gallega', 'arroz-negro']
  const { number } = await placeOrder(device, baseURL, { pays: 'at-the-door', dishes })
  await device.close()
  await visit(onStaffHost(baseURL))
  await signIn(page, 'direccion')
  await openSection(page, 'Pedidos')
  await page.getByRole('combobox', { name: 'Local' }).selectOption('Casa Comanda Malasaña')
  const card = page.getByRole('article', { name: `Pedido ${number}`, exact: true })
  for (const name of ['Aceptar', 'Listo', 'Entregado']) await card.getByRole('button', { name }).click()
  const counter = page.getByRole('dialog', { name: `Entregar el pedido ${number}` })
  await counter.getByRole('button', { name: 'Efectivo' }).click()
  await counter.getByRole('button', { name: /^Justo: / }).click()
  await counter.getByRole('button', { name: 'Cerrar' }).last().click()
  await expect(card).toHaveCount(0)

  await page.getByRole('link', { name: 'Buscar pedidos' }).click()
  await expect(page).toHaveURL(/\/orders\/search$/)
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: `Pedido ${number}`, exact: true }) })
  for (const sought of ['olga pedido', '600 777 888', 'arroz negro']) {
    await page.getByLabel('Buscar').fill(sought)
    await expect(row.first()).toContainText('Entregado · pagado')
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectClean(page)
  }
  await page.getByLabel('Buscar').fill('nadie lo pidió')
  await expect(page.getByText('No hay ningún pedido así.')).toBeVisible()
  await page.getByLabel('Buscar').fill('olga pedido')
  await row.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)

  const story = page.getByRole('region', { name: 'Qué ha pasado' })
  for (const text of ['Pedido hecho', 'Aceptado', 'Entregado']) await expect(story).toContainText(text)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectClean(page)
  }
  await page.getByRole('button', { name: 'Corregir' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Datáfono' }).click()
  await expect(story).toContainText('Forma de pago corregida: Efectivo → Datáfono')
  await page.getByRole('button', { name: 'Devolver: Arroz negro' }).click()
  const refund = page.getByRole('dialog', { name: 'Devolver: Arroz negro' })
  await expectClean(page)
  await refund.getByRole('button', { name: 'Faltaba' }).click()
  await refund.getByRole('button', { name: 'Ya los tiene' }).click()
  await expect(page.getByText('1 de 1 devueltos')).toBeVisible()
  await expect(story).toContainText('Quitado: Arroz negro')
  await page.getByRole('button', { name: 'Enviar el recibo' }).click()
  const receipt = page.getByRole('dialog', { name: 'Enviar el recibo' })
  await expect(receipt.getByLabel('Correo del cliente')).toHaveValue('olga@demo.example')
  await receipt.getByRole('button', { name: 'Enviar el recibo' }).click()
  await expect(story).toContainText(/Correo (enviado|por salir): recibo/)

  // The address leads there by itself too, and to nothing of nobody.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: `Pedido ${number}` })).toBeVisible()
  mayRefuse('staff/orders/one')
  await page.goto(onStaffHost(baseURL, '/orders/00000000-0000-4000-8000-000000000000'))
  await expect(page.getByRole('alert').first()).not.toBeEmpty()
})
