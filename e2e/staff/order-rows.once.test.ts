import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import type { Locator } from '@playwright/test'
import { transact } from '../../apps/server/src/database/transact.ts'
import { insertPeople } from '../../apps/server/src/demo/insert-people.ts'
import { insertStations } from '../../apps/server/src/demo/insert-stations.ts'
import { withLettuceAlone } from '../../apps/server/src/testing/cart/lettuce-alone.ts'
import { expect, test } from '../journey.ts'
import { makeSite } from '../make-site.ts'
import { expectClean } from './expect-clean.ts'
import { onStaffHost, openSection, signIn } from './on-staff-host.ts'
import { openRow } from './open-row.ts'
import { placeDelivery } from './place-delivery.ts'
import { placeOrder } from './place-order.ts'

/** How many of these stand whole within the screen. */
async function countSeen(rows: Locator, height: number): Promise<number> {
  const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()))
  return boxes.filter((box) => box !== null && box.y >= 0 && box.y + box.height <= height).length
}

test('twelve orders are seen at once on a wide screen and six on a tablet, with how each is paid, where it goes and how far the kitchen is [DAY-214]', async ({
  page,
  browser,
  visit,
  mayRefuse,
  baseURL,
}) => {
  mayRefuse('staff/me')
  const { url } = await makeSite(
    'filas',
    () => casaComanda,
    (database, id) =>
      transact(database, async (tx) => {
        const site = { ...casaComanda, website: { ...casaComanda.website, id }, customers: [] }
        await insertStations(tx, site)
        await insertPeople(tx, site)
      }),
  )
  const device = await browser.newContext({ locale: 'es-ES' })
  const dishes = ['pulpo-a-la-gallega', 'arroz-negro', 'ensaladilla-rusa']
  for (let count = 0; count < 10; count++) await placeOrder(device, url, { pays: 'at-the-door', setup: {}, dishes })
  const choices = { 'bocadillo-de-pollo': withLettuceAlone() }
  const { number: differs } = await placeOrder(device, url, {
    pays: 'at-the-door',
    setup: {},
    dishes: ['bocadillo-de-pollo'],
    choices,
  })
  const { number } = await placeDelivery(device, url, 'Calle de Serrano')
  await device.close()

  await visit(onStaffHost(baseURL))
  await signIn(page, 'encargado', new URL(url).hostname)
  await openSection(page, 'Pedidos')
  const rows = page.getByRole('article', { name: /^Pedido \d+$/ })
  await expect(rows).toHaveCount(12)
  for (const accepted of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Aceptar' }).first().click()
    await expect(page.getByRole('region', { name: 'En cocina' }).getByRole('article')).toHaveCount(accepted)
  }
  for (const [width, height, least] of [
    [1280, 800, 12],
    [768, 1024, 6],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => countSeen(rows, height)).toBeGreaterThanOrEqual(least)
    await expectClean(page)
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await expectClean(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await test.step('shut a row says what differs, and opened all that was chosen', async () => {
    const row = page.getByRole('article', { name: `Pedido ${differs}`, exact: true })
    await expect(row).toContainText('Sin queso cheddar · Sin tomate')
    await expect(row).not.toContainText('Lechuga')
    await expect(await openRow(row)).toContainText('Lechuga')
  })
  await expect(rows.filter({ hasText: '0 de 3' }).first()).toBeVisible()
  const delivery = await openRow(page.getByRole('article', { name: `Pedido ${number}`, exact: true }))
  await expect(delivery).toContainText('por cobrar · efectivo')
  await expect(delivery).toContainText('Calle de Serrano')
  await expect(delivery.getByRole('link', { name: 'Ver en el mapa' })).toHaveAttribute(
    'href',
    /query=Calle%20de%20Serrano/,
  )
  await expectClean(page)
})
