import type { Page } from '@playwright/test'
import { expect, expectAccessible, sayNoToCookies, test, waitUntilAlive } from '../journey.ts'
import { expectClean } from './expect-clean.ts'
import { makeServedSite } from './make-served-site.ts'
import { onStaffHost, openSection, signIn } from './on-staff-host.ts'
import { openRow } from './open-row.ts'
import { placeOrder } from './place-order.ts'
import { setKitchen } from './stage-kitchen.ts'

const listSteps = (diner: Page) => diner.getByRole('list', { name: 'Estado del pedido' }).getByRole('listitem')

test('where nobody bags and nobody says ready, an order is accepted and handed over, for its board and its diner [DAY-099]', async ({
  page,
  browser,
  visit,
  mayRefuse,
  baseURL,
}) => {
  mayRefuse('staff/me')
  const { id, url, host } = await makeServedSite('pasos', { hasPrinters: false })
  await setKitchen(id, { asksBagging: false, asksReady: false })
  const device = await browser.newContext({ baseURL: url, locale: 'es-ES' })
  await device.addInitScript(sayNoToCookies)
  const { cartId, number } = await placeOrder(device, url, { pays: 'at-the-door', setup: {} })
  const diner = await device.newPage()
  await diner.goto(`/status?id=${cartId}`)
  await waitUntilAlive(diner)
  await expect(listSteps(diner)).toHaveText([/En espera$/, /Preparando$/, /Pedido recogido$/])

  await visit(onStaffHost(baseURL))
  await signIn(page, 'direccion', host)
  await openSection(page, 'Pedidos')
  await page.getByRole('combobox', { name: 'Local' }).selectOption('Casa Comanda Centro')
  const order = page.getByRole('article', { name: `Pedido ${number}`, exact: true })
  await expect(page.getByRole('region', { name: 'Nuevos' }).locator(order)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Listos' })).toHaveCount(0)
  await order.getByRole('button', { name: 'Aceptar' }).click()
  await expect(page.getByRole('region', { name: 'En cocina' }).locator(order)).toBeVisible()
  await expect(listSteps(diner).nth(1)).toHaveAttribute('aria-current', 'step')
  await openRow(order)
  await expect(order.getByRole('button', { name: 'Cancelar pedido' })).toBeVisible()
  for (const step of ['Embolsar', 'Listo']) await expect(order.getByRole('button', { name: step })).toHaveCount(0)
  await expectClean(page)

  await order.getByRole('button', { name: 'Entregado' }).click()
  const counter = page.getByRole('dialog', { name: `Entregar el pedido ${number}` })
  await counter.getByRole('button', { name: 'Datáfono' }).click()
  await counter.getByRole('button', { name: 'Sí, cobrado' }).click()
  await counter.getByRole('button', { name: 'Cerrar' }).last().click()
  await expect(order).toHaveCount(0)
  await expect(diner.getByText('Pedido recogido').first()).toBeVisible()
  await expectAccessible(diner)
  await device.close()
})
