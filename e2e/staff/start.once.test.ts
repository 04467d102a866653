import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { setOrderStatus } from '../set-order-status.ts'
import { expectClean } from './expect-clean.ts'
import { onStaffHost, signIn } from './on-staff-host.ts'
import { placeOrder } from './place-order.ts'

test('whoever runs the house begins with how it stands now, and one search leads to anything [DAY-218]', async ({
  page,
  visit,
  mayRefuse,
  baseURL,
}) => {
  mayRefuse('staff/me')
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(onStaffHost(baseURL))
  await signIn(page, 'direccion')
  const now = page.getByRole('region', { name: 'Ahora' })
  for (const figure of ['Esperan', 'Comandas tarde', 'Mesas abiertas', 'Ventas de hoy', 'Efectivo esperado']) {
    await expect(now.getByRole('listitem').filter({ hasText: figure })).toContainText(/\d/)
  }
  await expect(now.getByRole('listitem').filter({ hasText: 'Trabajando' })).toContainText('Carmen Demo')

  await page.keyboard.press('Control+K')
  const search = page.getByRole('dialog', { name: 'Buscar' })
  await search.getByRole('textbox').fill('croquetas jamon')
  await expect(search.getByRole('link', { name: /^Croquetas de jamón/ })).toBeVisible()
  await expectClean(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Agotar' })).toBeVisible()
  await expect(page.getByLabel('Buscar', { exact: true })).toHaveValue(/^Croquetas de jamón/)

  await now.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+K')
  await search.getByRole('textbox').fill('chimenea')
  await search.getByRole('link', { name: /^Sala Chimenea/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mesas' })).toBeVisible()
})

test('one search finds orders of any day for whoever may see them, and asks for nobody else [DAY-207]', async ({
  page,
  browser,
  visit,
  mayRefuse,
  baseURL,
}) => {
  mayRefuse('staff/me')
  const device = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'es-ES' })
  const { number, cartId } = await placeOrder(device, baseURL, { pays: 'now' })
  await setOrderStatus(cartId, 'picked-up')
  const seek = async (by: Page, text: string) => {
    await by.keyboard.press('Control+K')
    const search = by.getByRole('dialog', { name: 'Buscar' })
    await search.getByRole('textbox').fill(text)
    return search
  }

  await visit(onStaffHost(baseURL))
  await signIn(page, 'direccion')
  await page.getByRole('region', { name: 'Ahora' }).waitFor()
  const search = await seek(page, String(number))
  const named = new RegExp(`^Pedido ${number} ?Olga Pedido · Casa Comanda Malasaña`)
  await expect(search.getByRole('link', { name: named })).toBeVisible()
  await expectClean(page)
  await search.getByRole('textbox').fill('nadie pidió esto')
  await expect(search.getByRole('status')).toContainText('Nada con esas palabras.')

  const rider = await device.newPage()
  const asked: string[] = []
  rider.on('request', (request) => asked.push(request.url()))
  await rider.goto(onStaffHost(baseURL))
  await signIn(rider, 'reparto')
  await rider.getByRole('heading', { level: 1, name: 'Reparto' }).waitFor()
  const theirs = await seek(rider, String(number))
  await expect(theirs.getByRole('status')).toContainText('Nada con esas palabras.')
  await theirs.getByRole('textbox').fill('reparto')
  await expect(theirs.getByRole('link', { name: /^Reparto/ })).toBeVisible()
  expect(asked.filter((url) => url.includes('orders/search'))).toEqual([])
  await device.close()
})
