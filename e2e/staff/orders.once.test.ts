import { resourceIds } from '@comanda/demo/casa-comanda/tables'
import { type ResourceId, toId } from '@comanda/rules/ids'
import type { Browser, Page } from '@playwright/test'
import { add, look } from '../../apps/server/src/testing/cart/carts.ts'
import { beginOrder } from '../begin-order.ts'
import { expect, expectAccessible, sayNoToCookies, test, waitUntilAlive } from '../journey.ts'
import { runJob } from '../run-job.ts'
import { expectClean } from './expect-clean.ts'
import { onStaffHost, openSection, signIn } from './on-staff-host.ts'
import { openRow } from './open-row.ts'
import { malasana, placeOrder } from './place-order.ts'

const widths = [360, 768, 1280]

interface Diner {
  readonly page: Page
  readonly number: number
}

/** A diner on a device of their own, who has ordered and looks at the status. */
async function orderOnDevice(
  browser: Browser,
  baseURL: string | undefined,
  order: Parameters<typeof placeOrder>[2],
): Promise<Diner> {
  const device = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'es-ES' })
  await device.addInitScript(sayNoToCookies)
  const { cartId, number } = await placeOrder(device, baseURL, order)
  const page = await device.newPage()
  await page.goto(`/status?id=${cartId}`)
  await waitUntilAlive(page)
  await expect(page.getByRole('heading', { name: `Pedido n.º ${number}` })).toBeVisible()
  return { page, number }
}

const step = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const column = (page: Page, name: string) => page.getByRole('region', { name })
const card = (page: Page, { number }: Diner) => page.getByRole('article', { name: `Pedido ${number}`, exact: true })

test('staff accept, delay, make ready and hand over what was ordered, and reject with the money back [DAY-094] [DAY-095]', async ({
  page,
  browser,
  visit,
  mayRefuse,
  baseURL,
}) => {
  mayRefuse('staff/me')
  const web = await orderOnDevice(browser, baseURL, { pays: 'at-the-door' })
  await visit(onStaffHost(baseURL))
  await signIn(page, 'direccion')
  await openSection(page, 'Pedidos')
  await page.getByRole('combobox', { name: 'Local' }).selectOption('Casa Comanda Malasaña')

  const ofWeb = card(page, web)
  await expect(column(page, 'Nuevos').locator(ofWeb)).toContainText('Pulpo a la gallega')
  await expect(ofWeb).toContainText('Recogida')
  await expect(ofWeb).toContainText('por cobrar')
  await ofWeb.getByRole('button', { name: 'Aceptar' }).click()
  await expect(column(page, 'En cocina').locator(ofWeb)).toBeVisible()
  await expect(ofWeb).toHaveCount(1)
  await expect(step(web.page, 'Preparando')).toHaveAttribute('aria-current', 'step')

  // It is half past one, the kitchen needs half an hour, and a slot lasts as long.
  await expect(web.page.getByText('Te esperamos hoy, entre las 14:00 y las 14:30')).toBeVisible()
  await expect(web.page.getByText('Faltan entre 30 y 60 min')).toBeVisible()
  await openRow(ofWeb)
  await ofWeb.getByRole('button', { name: 'Retrasar 10 minutos' }).click()
  await expect(ofWeb).toContainText('+10 min')
  await expect(ofWeb).toContainText('Para las 14:10')
  await expect(web.page.getByText('Se retrasa unos 10 minutos')).toBeVisible()
  await expect(web.page.getByText('Te esperamos hoy, entre las 14:10 y las 14:40')).toBeVisible()
  await expect(web.page.getByText('Faltan entre 40 y 70 min')).toBeVisible()
  await expectAccessible(web.page)

  const table = await orderOnDevice(browser, baseURL, {
    pays: 'now',
    setup: { ...malasana, mode: 'table', resourceId: toId<ResourceId>(resourceIds.malasana.room), position: 3 },
  })
  // It comes by itself, and needs nobody's yes.
  await expect(column(page, 'En cocina').locator(card(page, table))).toContainText('Comedor 3')
  await expect(card(page, table)).toContainText('pagado')

  const paid = await orderOnDevice(browser, baseURL, { pays: 'now' })
  await expect(column(page, 'Nuevos').locator(card(page, paid))).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectClean(page)
  }
  // At the last of these widths all that can be done stands in one row.
  const added = await ofWeb.getByRole('link', { name: 'Añadir platos' }).boundingBox()
  expect((await ofWeb.getByRole('button', { name: 'Cancelar pedido' }).boundingBox())?.y).toBe(added?.y)
  await page.setViewportSize({ width: 360, height: 740 })

  await openRow(card(page, paid))
  await card(page, paid).getByRole('button', { name: 'Rechazar' }).click()
  const sheet = page.getByRole('dialog', { name: `Rechazar el pedido ${paid.number}` })
  await expect(sheet).toContainText('se devuelven')
  await expectClean(page)
  await sheet.getByRole('button', { name: 'Se ha agotado algo' }).click()
  await expect(card(page, paid)).toHaveCount(0)
  await expect(paid.page.getByText('Algo de tu pedido se ha agotado.')).toBeVisible()
  await expect(paid.page.getByText(/^Te devolvemos|^Te hemos devuelto/)).toBeVisible()
  await expectAccessible(paid.page)
  await runJob('sweep-attempts')
  await expect(paid.page.getByText(/^Te hemos devuelto/)).toBeVisible({ timeout: 60_000 })

  await ofWeb.getByRole('button', { name: 'Listo' }).click()
  await expect(step(web.page, 'Listo')).toHaveAttribute('aria-current', 'step')
  await expect(web.page.getByText('Ya puedes recogerlo')).toBeVisible()
  await expect(web.page.getByText(/Te esperamos|Faltan/)).toHaveCount(0)
  await ofWeb.getByRole('button', { name: 'Volver a sacar' }).click()
  await expect(step(web.page, 'Preparando')).toHaveAttribute('aria-current', 'step')
  await ofWeb.getByRole('button', { name: 'Listo' }).click()
  await column(page, 'Listos').locator(ofWeb).getByRole('button', { name: 'Entregado' }).click()
  const counter = page.getByRole('dialog', { name: `Entregar el pedido ${web.number}` })
  await counter.getByRole('button', { name: 'Datáfono' }).click()
  await counter.getByRole('button', { name: 'Sí, cobrado' }).click()
  await counter.getByRole('button', { name: 'Cerrar' }).last().click()
  await expect(ofWeb).toHaveCount(0)
  await expect(web.page.getByText('Pedido recogido').first()).toBeVisible()
  for (const diner of [web, table, paid]) await diner.page.context().close()
})

test('what is handed over unpaid is said, has a reason, and is a debt until its money is taken [DAY-200]', async ({
  page,
  browser,
  visit,
  mayRefuse,
  baseURL,
}) => {
  mayRefuse('staff/me')
  const owing = await orderOnDevice(browser, baseURL, { pays: 'at-the-door' })
  await visit(onStaffHost(baseURL))
  await signIn(page, 'direccion')
  await openSection(page, 'Pedidos')
  await page.getByRole('combobox', { name: 'Local' }).selectOption('Casa Comanda Malasaña')
  for (const name of ['Aceptar', 'Listo', 'Entregado']) {
    await card(page, owing).getByRole('button', { name }).click()
  }
  const counter = page.getByRole('dialog', { name: `Entregar el pedido ${owing.number}` })
  await expect(counter).toContainText('Falta por cobrar')
  await expectClean(page)
  await counter.getByRole('button', { name: 'Entregar sin cobrar' }).click()
  await counter.getByRole('button', { name: 'Paga otro día' }).click()
  await expect(card(page, owing)).toHaveCount(0)
  await expect(owing.page.getByText('Pedido recogido').first()).toBeVisible()
  await page.getByRole('button', { name: /^Deudas: / }).click()
  const debts = page.getByRole('dialog', { name: 'Deudas' })
  const debt = debts.getByRole('listitem').filter({ hasText: `Pedido ${owing.number} ` })
  await expect(debt).toContainText('Paga otro día')
  await expectClean(page)
  await debt.getByRole('button', { name: 'Efectivo' }).click()
  await debts.getByRole('button', { name: /^Justo: / }).click()
  await debts.getByRole('button', { name: 'Cerrar' }).last().click()
  await expect(debt).toHaveCount(0)
  await owing.page.context().close()
})

test('in a rush new orders are promised later, and the board says how long still [DAY-101]', async ({
  page,
  browser,
  visit,
  mayRefuse,
  baseURL,
}) => {
  mayRefuse('staff/me')
  await visit(onStaffHost(baseURL))
  await signIn(page, 'direccion')
  await openSection(page, 'Pedidos')
  await page.getByRole('combobox', { name: 'Local' }).selectOption('Casa Comanda Malasaña')
  await page.getByRole('button', { name: 'Alargar tiempos' }).click()
  const rush = page.getByRole('dialog', { name: 'Alargar tiempos' })
  await rush.getByRole('radio', { name: '+20' }).check()
  await rush.getByRole('checkbox', { name: 'A domicilio' }).check()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectClean(page)
  }
  await rush.getByRole('button', { name: 'Empezar' }).click()
  const band = page.getByRole('region', { name: 'Alargar tiempos' })
  await expect(band).toContainText('Pedidos nuevos: +20 min')
  await expect(band).toContainText('No se acepta: A domicilio')
  await expect(band).toContainText(/Quedan (59|60|61) min/)
  const late = await orderOnDevice(browser, baseURL, { pays: 'at-the-door' })
  await expect(late.page.getByText('Te esperamos hoy, entre las 14:30 y las 15:00')).toBeVisible()
  await expect(card(page, late)).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectClean(page)
  }
  await band.getByRole('button', { name: 'Terminar ya' }).click()
  await expect(band).toHaveCount(0)
  await late.page.context().close()
})

test('a dish is paused at the board, and the diner who has it in the basket is told [DAY-092]', async ({
  page,
  browser,
  visit,
  mayRefuse,
  baseURL,
}) => {
  mayRefuse('staff/me')
  const device = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: 'es-ES',
    viewport: page.viewportSize(),
  })
  await device.addInitScript(sayNoToCookies)
  const { client, cartId } = await beginOrder(device, baseURL, malasana)
  await add(client, cartId, 'ensaladilla-rusa')
  await visit(onStaffHost(baseURL))
  await signIn(page, 'direccion')
  await openSection(page, 'Pedidos')
  await page.getByRole('combobox', { name: 'Local' }).selectOption('Casa Comanda Malasaña')
  await page.getByRole('button', { name: 'Agotar' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Buscar').fill('ensaladilla')
  await expectClean(page)
  await sheet.getByRole('button', { name: 'Ensaladilla rusa', exact: true }).click()
  await expect(sheet.getByText('Deja de venderse:')).toContainText('Ensaladilla rusa')
  await expectClean(page)
  await sheet.getByRole('button', { name: 'Hasta que acabe el día' }).click()
  await expect(sheet.getByRole('button', { name: /^Ensaladilla rusa Hasta/ })).toBeVisible()
  await expect.poll(async () => (await look(client, cartId)).menu.products[0]?.published).toBe(false)

  const diner = await device.newPage()
  await diner.goto('/categories/tapas')
  await waitUntilAlive(diner)
  await diner.locator('[data-bar]').getByRole('button', { name: 'Ver cesta' }).click()
  await expect(diner.getByText('Agotado por ahora. Quítalo para continuar').first()).toBeVisible()
  await expectAccessible(diner)
  await device.close()

  await sheet.getByRole('button', { name: /^Ensaladilla rusa/ }).click()
  await sheet.getByRole('button', { name: 'Volver a vender' }).click()
  await sheet.getByRole('button', { name: 'Ensaladilla rusa', exact: true }).click()
  await sheet.getByLabel('Cuántas quedan').fill('3')
  await expectClean(page)
  await sheet.getByRole('button', { name: 'Solo estas' }).click()
  await sheet.getByRole('button', { name: /^Ensaladilla rusa Quedan 3/ }).click()
  await sheet.getByRole('button', { name: 'Volver a vender' }).click()
  await expect(sheet.getByRole('button', { name: 'Ensaladilla rusa', exact: true })).toBeVisible()
})
