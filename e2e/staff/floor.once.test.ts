import type { Page } from '@playwright/test'
import { atTable } from '../../apps/server/src/testing/cart/carts.ts'
import { expect, expectAccessible, sayNoToCookies, test, waitUntilAlive } from '../journey.ts'
import { expectClean } from './expect-clean.ts'
import { makeServedSite } from './make-served-site.ts'
import { onStaffHost, openSection, signIn } from './on-staff-host.ts'

const tile = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) })

test('a waiter opens a table, goes where it calls, takes its money and sees it free; its guests see each of it [DAY-136] [DAY-202]', async ({
  page,
  browser,
  visit,
  mayRefuse,
  baseURL,
}) => {
  const { url, host } = await makeServedSite('servida')
  mayRefuse('staff/me')
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(onStaffHost(baseURL))
  await signIn(page, 'sala', host)
  await openSection(page, 'Mesas')

  // Two taps open a table: the table, and «open».
  await tile(page, 'Sala Chimenea').click()
  const sheet = page.getByRole('dialog', { name: 'Sala Chimenea' })
  await sheet.getByRole('button', { name: 'Abrir mesa' }).click()
  await expect(sheet.getByText('Todavía no han pedido nada.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Cerrar', exact: true }).click()
  await expect(tile(page, 'Sala Chimenea')).toContainText('Abierta')

  const device = await browser.newContext({ locale: 'es-ES', viewport: page.viewportSize() })
  await device.addInitScript(sayNoToCookies)
  const guest = await device.newPage()
  const { resourceId, position } = atTable(7)
  await guest.goto(`${url}/?store=1&resource=${resourceId}&resource_pos=${position}`)
  await waitUntilAlive(guest)
  await expect.poll(async () => (await device.cookies(url)).map(({ name }) => name)).toContain('cart-id')
  await guest.goto(`${url}/categories/tapas`)
  await waitUntilAlive(guest)
  const dish = guest.getByRole('article').filter({ hasText: 'Pulpo a la gallega' })
  await dish.getByRole('button', { name: 'Lo quiero' }).click()
  await guest.locator('[data-bar]').getByRole('button', { name: 'Ver ronda' }).click()
  await guest.getByRole('button', { name: /^Enviar a cocina · / }).click()
  await expect(tile(page, 'Sala Chimenea')).toContainText('€')

  await guest.getByRole('button', { name: 'Más opciones' }).click()
  await guest.getByRole('button', { name: 'Pedir la cuenta' }).click()
  await expect(guest.getByText('Se ha pedido la cuenta')).toBeVisible()
  const calls = page.getByRole('region', { name: 'Llamadas' })
  await expect(calls).toContainText('Pide la cuenta')
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectClean(page)
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await calls.getByRole('button', { name: 'Voy: Sala Chimenea, Pide la cuenta' }).click()
  await expect(calls).toHaveCount(0)
  await expect(guest.getByText('Ya van a tu mesa')).toBeVisible()
  await expectAccessible(guest)

  // Three taps take cash that is exact: the table, «cash», «exact».
  await tile(page, 'Sala Chimenea').click()
  await expect(sheet).toContainText('Pulpo a la gallega')
  await expect(sheet.getByRole('button', { name: 'Cerrar mesa' })).toHaveCount(0)
  await expectClean(page)
  await sheet.getByRole('button', { name: 'Efectivo' }).click()
  await expectClean(page)
  await sheet.getByRole('button', { name: /^Justo: / }).click()
  await expect(sheet.getByRole('status')).toContainText('Cobrado')
  await sheet.getByRole('button', { name: 'Cerrar', exact: true }).last().click()
  // Its guest still waits for the dish: paid is not free.
  await expect(tile(page, 'Sala Chimenea')).toContainText('Pagada')
  await expect(tile(page, 'Sala Chimenea')).toContainText('1 plato por servir')
  await expect(guest.getByText('Pagado', { exact: true })).toBeVisible()
  await expectAccessible(guest)
  await device.close()
  await tile(page, 'Sala Chimenea').click()
  await expectClean(page)
  await sheet.getByRole('button', { name: 'Liberar mesa' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(tile(page, 'Sala Chimenea')).toContainText('Libre')

  await tile(page, 'Sala Ventana').click()
  const other = page.getByRole('dialog', { name: 'Sala Ventana' })
  await other.getByRole('button', { name: 'Abrir mesa' }).click()
  await other.getByRole('button', { name: 'Cerrar mesa' }).click()
  await expect(other).toHaveCount(0)
  await expect(tile(page, 'Sala Ventana')).toContainText('Libre')
})
