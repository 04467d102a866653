import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import type { Browser, Page } from '@playwright/test'
import { transact } from '../../apps/server/src/database/transact.ts'
import { insertPeople } from '../../apps/server/src/demo/insert-people.ts'
import { insertStations } from '../../apps/server/src/demo/insert-stations.ts'
import { expect, expectAccessible, sayNoToCookies, test, waitUntilAlive } from '../journey.ts'
import { makeSite } from '../make-site.ts'
import { expectClean } from './expect-clean.ts'
import { onStaffHost, openSection, signIn } from './on-staff-host.ts'
import { placeDelivery } from './place-delivery.ts'

/** A site of its own, whose deliveries and pouches nobody else touches. */
function makeDeliveringSite() {
  return makeSite(
    'reparte',
    () => casaComanda,
    (database, id) =>
      transact(database, async (tx) => {
        const site = { ...casaComanda, website: { ...casaComanda.website, id }, customers: [] }
        await insertStations(tx, site)
        await insertPeople(tx, site)
      }),
  )
}

interface Diner {
  readonly page: Page
  readonly number: number
}

/** A diner on a device of their own, who pays at the door and looks at the status. */
async function orderDelivery(browser: Browser, url: string, street: string): Promise<Diner> {
  const device = await browser.newContext({ locale: 'es-ES', viewport: { width: 390, height: 844 } })
  await device.addInitScript(sayNoToCookies)
  const { cartId, number } = await placeDelivery(device, url, street)
  const page = await device.newPage()
  await page.goto(`${url}/status?id=${cartId}`)
  await waitUntilAlive(page)
  await expect(page.getByRole('heading', { name: `Pedido n.º ${number}` })).toBeVisible()
  return { page, number }
}

/** Somebody of the staff on a device of their own, at a section. */
async function workAs(browser: Browser, address: string, who: { mailbox: string; site: string; section: string }) {
  const device = await browser.newContext({ locale: 'es-ES', viewport: { width: 390, height: 844 } })
  const page = await device.newPage()
  await page.goto(address)
  await signIn(page, who.mailbox, who.site)
  await openSection(page, who.section)
  return page
}

const step = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const card = (page: Page, { number }: Diner) => page.getByRole('article', { name: `Pedido ${number}`, exact: true })
const ride = (page: Page, { number }: Diner) => page.getByRole('button', { name: new RegExp(`^Pedido ${number} `) })

test('deliveries are given by zone, claimed once, brought, paid at the door and handed in; the diner sees each step [DAY-104] [DAY-105]', async ({
  page,
  browser,
  visit,
  mayRefuse,
  baseURL,
}) => {
  mayRefuse('staff/me', 'staff/rides/claim')
  const { url } = await makeDeliveringSite()
  const site = new URL(url).hostname
  const address = onStaffHost(baseURL)
  const given = await orderDelivery(browser, url, 'Calle de Serrano')
  const claimed = await orderDelivery(browser, url, 'Calle de Goya')

  await page.setViewportSize({ width: 360, height: 740 })
  await visit(address)
  await signIn(page, 'reparto', site)
  await openSection(page, 'Reparto')
  await expect(page.getByText('No llevas ningún pedido.')).toBeVisible()

  const common = await workAs(browser, address, { mailbox: 'encargado', site, section: 'Pedidos' })
  for (const diner of [given, claimed]) {
    await card(common, diner).getByRole('button', { name: 'Aceptar' }).click()
    await card(common, diner).getByRole('button', { name: 'Listo' }).click()
  }
  const zone = common.getByRole('region', { name: 'Reparto: Chamberí y Salamanca' })
  await expect(zone.getByRole('article')).toHaveCount(2)
  await expect(zone.getByRole('button', { name: 'Dar los 2' })).toBeVisible()
  for (const width of [360, 768, 1280]) {
    await common.setViewportSize({ width, height: 900 })
    await expectClean(common)
  }
  await card(common, given).getByRole('button', { name: 'Dar a un repartidor' }).click()
  await expect(common.getByRole('button', { name: 'Luis Demo · libre' })).toBeVisible()
  await expectClean(common)
  await common.getByRole('button', { name: 'Hugo Demo · libre' }).click()
  await expect(card(common, given)).toContainText('Lo lleva Hugo Demo')

  await test.step('the phone shows only its rider’s own; of two who claim one the second is told who has it', async () => {
    await expect(ride(page, given)).toContainText('Calle de Serrano 1')
    await expect(ride(page, claimed)).toHaveCount(0)
    await expect(page.getByText('Calle de Goya')).toHaveCount(0)
    const colleague = await workAs(browser, address, { mailbox: 'direccion', site, section: 'Reparto' })
    await colleague.getByRole('button', { name: 'Sin repartidor: 1' }).click()
    await page.getByRole('button', { name: 'Sin repartidor: 1' }).click()
    const free = page.getByRole('dialog', { name: 'Sin repartidor' })
    await expect(free.getByRole('region', { name: 'Chamberí y Salamanca' })).toContainText(`Pedido ${claimed.number}`)
    await expectClean(page)
    // The colleague is faster, however fast the lines are.
    await page.route('**/api/staff/rides/claim*', async (route) => {
      await colleague.getByRole('button', { name: `Me lo llevo: pedido ${claimed.number}` }).click()
      await expect(colleague.getByText('Ahora no hay ninguno.')).toBeVisible()
      await route.continue()
    })
    await free.getByRole('button', { name: `Me lo llevo: pedido ${claimed.number}` }).click()
    await expect(page.getByText('Ya lo lleva Carmen Demo')).toBeVisible()
    await expect(free.getByText('Ahora no hay ninguno.')).toBeVisible()
    await free.getByRole('button', { name: 'Cerrar', exact: true }).click()
    await expect(card(common, claimed)).toContainText('Lo lleva Carmen Demo')
    await colleague.context().close()
  })

  for (const width of [768, 1280, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await expectClean(page)
  }
  await ride(page, given).click()
  const sheet = page.getByRole('dialog', { name: `Pedido ${given.number}` })
  await expect(sheet).toContainText('Olga Puerta')
  await expect(sheet).toContainText('Pulpo a la gallega')
  await expectClean(page)
  await sheet.getByRole('button', { name: 'Salgo', exact: true }).click()
  await expect(step(given.page, 'En camino')).toHaveAttribute('aria-current', 'step')
  await expect(given.page.getByText('Ha salido y va hacia tu puerta')).toBeVisible()
  await expectAccessible(given.page)
  await expect(card(common, given)).toContainText('En camino con Hugo Demo')

  await expect(sheet.getByRole('button', { name: 'Entregado' })).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Efectivo' }).click()
  await sheet.getByRole('button', { name: /^Justo: / }).click()
  await expect(sheet.getByRole('status')).toContainText('Cobrado')
  await sheet.getByRole('button', { name: 'Cerrar', exact: true }).last().click()
  await sheet.getByRole('button', { name: 'Entregado' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(ride(page, given)).toHaveCount(0)
  await expect(card(common, given)).toHaveCount(0)
  await expect(given.page.getByText('Pedido entregado').first()).toBeVisible()
  await expect(page.getByText(/^En tu bolsa: /)).toBeVisible()
  await expectClean(page)

  await common.getByRole('button', { name: 'Dinero de reparto' }).click()
  const pouches = common.getByRole('dialog', { name: 'Dinero de reparto' })
  await expect(pouches).toContainText('Hugo Demo')
  await expectClean(common)
  await pouches.getByRole('button', { name: /^Hugo Demo: meter .* en caja$/ }).click()
  await expect(pouches.getByText('Todo está entregado.')).toBeVisible()
  await expect(page.getByText(/^En tu bolsa: /)).toHaveCount(0)
  for (const other of [common, given.page, claimed.page]) await other.context().close()
})
