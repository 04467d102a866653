import type { Page } from '@playwright/test'
import { atTable } from '../../apps/server/src/testing/cart/carts.ts'
import { beginOrder } from '../begin-order.ts'
import { fillInContact } from '../fill-in-contact.ts'
import { expect, test, waitUntilAlive } from '../journey.ts'
import { runJob } from '../run-job.ts'
import { agePrinting } from './age-printing.ts'
import { makeServedSite } from './make-served-site.ts'
import { onStaffHost, openSection, signIn } from './on-staff-host.ts'
import { openRow } from './open-row.ts'
import { type Evening, openDevice, openFloor, openKitchen, phone, plugInPrinter, tablet } from './open-screens.ts'
import { placeOrder } from './place-order.ts'

const [octopus, water, salad] = ['Pulpo a la gallega', 'Agua mineral', 'Ensaladilla rusa']
const ticketOf = (page: Page, place: string) => page.getByRole('article', { name: new RegExp(`${place}$`) })
const column = (page: Page, name: string) => page.getByRole('region', { name })
const orderOf = (page: Page, name: string) => page.getByRole('article', { name: /^Pedido / }).filter({ hasText: name })
const dishOf = (page: Page, place: string, name: string) =>
  ticketOf(page, place).getByRole('button', { name: new RegExp(name) })
const step = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

const table = 'Sala Chimenea'
const tile = (page: Page) => page.getByRole('button', { name: new RegExp(`^${table} `) })
const dead = 'La impresora no responde: Impresora de cocina'

test('an evening: orders by web, by table code and by telephone are cooked, recalled, served, paused, rejected and printed, for four phones, on five staff screens that nobody reloads [DAY-201]', async ({
  page: orders,
  browser,
  visit,
  mayRefuse,
  baseURL,
}) => {
  // Nine pages at once on a busy machine.
  test.slow()
  mayRefuse('staff/me')
  const site = await makeServedSite('velada')
  const evening: Evening = { browser, baseURL, site, faults: [] }
  const [hot, bar, pass, floor] = await Promise.all([
    openKitchen(evening, 'Calientes'),
    openKitchen(evening, 'Barra'),
    openKitchen(evening, 'Pase'),
    openFloor(evening),
  ])
  await orders.setViewportSize(tablet)
  await visit(onStaffHost(baseURL))
  await signIn(orders, 'encargado', site.host)
  await openSection(orders, 'Pedidos')
  await expect(column(orders, 'Nuevos')).toBeVisible()
  const printers = { kitchen: plugInPrinter(evening, 0), bar: plugInPrinter(evening, 1) }
  await printers.kitchen.work()
  await printers.bar.work()

  const ana = await openDevice(evening, phone)
  await test.step('by web: accepted with one tap, sent to its stations, and the diner sees when', async () => {
    await beginOrder(ana.context(), site.url)
    await addDish(ana, 'tapas', octopus)
    await addDish(ana, 'bebidas', water)
    await ana.goto('/checkout')
    await waitUntilAlive(ana)
    await fillInContact(ana, { name: 'Ana Web' })
    await ana.getByRole('radio', { name: 'Efectivo' }).check()
    await ana.getByLabel('¿Con cuánto vas a pagar?').fill('50')
    await ana.getByRole('button', { name: /^Pedido con obligación de pago/ }).click()
    await ana.getByRole('link', { name: 'Seguir el pedido' }).click()
    await expect(step(ana, 'En espera')).toHaveAttribute('aria-current', 'step')
    const card = orderOf(orders, 'Ana Web')
    await expect(column(orders, 'Nuevos').locator(card)).toBeVisible()
    await card.getByRole('button', { name: 'Aceptar' }).click()
    await expect(column(orders, 'En cocina').locator(card)).toBeVisible()
    await expect(step(ana, 'Preparando')).toHaveAttribute('aria-current', 'step')
    await expect(ana.getByText(/^Te esperamos hoy, entre las \d/)).toBeVisible()
    await expect(dishOf(hot, 'Ana Web', octopus)).toBeVisible()
    await expect(ticketOf(hot, 'Ana Web')).not.toContainText(water)
    await expect(dishOf(bar, 'Ana Web', water)).toBeVisible()
    await expect(ticketOf(pass, 'Ana Web').getByRole('listitem')).toHaveCount(2)
    await printers.kitchen.workAll()
    await printers.bar.workAll()
    // On paper a name may go on in the next line.
    expect(printers.kitchen.papers.join()).toContain('Pulpo')
    expect(printers.bar.papers.join()).toContain('Agua')
  })

  const dani = await openDevice(evening, phone)
  await test.step('by the code of a table: its waiter opens it, and comes when it calls', async () => {
    await tile(floor).click()
    const sheet = floor.getByRole('dialog', { name: table })
    await sheet.getByRole('button', { name: 'Abrir mesa' }).click()
    await sheet.getByRole('button', { name: 'Cerrar', exact: true }).click()
    await expect(tile(floor)).toContainText('Abierta')
    const { resourceId, position } = atTable(7)
    await dani.goto(`/?store=1&resource=${resourceId}&resource_pos=${position}`)
    await waitUntilAlive(dani)
    await expect.poll(async () => (await dani.context().cookies()).map(({ name }) => name)).toContain('cart-id')
    await sendDish(dani, octopus)
    await expect(dishOf(hot, table, octopus)).toBeVisible()
    await expect(tile(floor)).toContainText('€')
    await dani.getByRole('button', { name: 'Más opciones' }).click()
    await dani.getByRole('button', { name: 'Pedir ayuda' }).click()
    await floor.getByRole('button', { name: `Voy: ${table}, Pide ayuda` }).click()
    await expect(dani.getByText('Ya van a tu mesa')).toBeVisible()
  })

  await test.step('by telephone: straight to the kitchen', async () => {
    await openSection(orders, 'Teléfono')
    await orders.getByLabel('Buscar un plato').fill('pulpo')
    await orders.keyboard.press('Enter')
    await orders
      .getByRole('dialog', { name: octopus })
      .getByRole('button', { name: /^Añadir · / })
      .click()
    await orders.getByLabel('Teléfono').fill('600555444')
    await orders.getByLabel('Nombre').fill('Tomasa Teléfono')
    await orders.keyboard.press('Enter')
    await orders.getByRole('link', { name: 'Ver los pedidos' }).click()
    await expect(column(orders, 'En cocina').locator(orderOf(orders, 'Tomasa Teléfono'))).toBeVisible()
    await expect(dishOf(hot, 'Tomasa Teléfono', octopus)).toBeVisible()
  })

  await test.step('the kitchen’s printer dies: it is named, and the bar’s prints for it until it is back', async () => {
    await printers.kitchen.workAll()
    await printers.bar.workAll()
    const [printed, barPrinted] = [printers.kitchen.papers.length, printers.bar.papers.length]
    await agePrinting(1, { seconds: 10, siteId: site.id })
    await runJob('watch-printers-again')
    for (const board of [hot, bar, pass, orders]) await expect(board.getByText(dead)).toBeVisible()
    await sendDish(dani, octopus)
    await expect(ticketOf(hot, table)).toHaveCount(2)
    await printers.bar.workAll()
    expect(printers.bar.papers.slice(barPrinted).join()).toContain('Pulpo')
    await printers.kitchen.workAll()
    expect(printers.kitchen.papers).toHaveLength(printed)
    for (const board of [hot, bar, pass, orders]) await expect(board.getByText(dead)).toBeHidden()
    await sendDish(dani, octopus)
    await expect(ticketOf(hot, table)).toHaveCount(3)
    await printers.kitchen.workAll()
    expect(printers.kitchen.papers).toHaveLength(printed + 1)
  })

  const carla = await openDevice(evening, phone)
  await test.step('the kitchen runs out of a dish, and the cart that holds it says so', async () => {
    await beginOrder(carla.context(), site.url)
    await addDish(carla, 'tapas', salad)
    await hot.getByRole('button', { name: 'Agotar' }).click()
    await hot.getByLabel('Buscar').fill('ensaladilla')
    await hot.getByRole('button', { name: `Marcar agotado: ${salad}` }).click()
    await expect(hot.getByRole('button', { name: 'Volver a vender' })).toBeVisible()
    await carla.goto('/categories/tapas')
    await waitUntilAlive(carla)
    await carla.locator('[data-bar]').getByRole('button', { name: 'Ver cesta' }).click()
    await expect(carla.getByText('Agotado por ahora. Quítalo para continuar').first()).toBeVisible()
    await hot.getByRole('button', { name: 'Agotar' }).click()
  })

  const bruno = await openDevice(evening, phone)
  await test.step('a paid order is rejected, and the diner sees the money come back', async () => {
    const { cartId, number } = await placeOrder(bruno.context(), site.url, { pays: 'now', setup: {} })
    await bruno.goto(`/status?id=${cartId}`)
    await waitUntilAlive(bruno)
    const card = orders.getByRole('article', { name: `Pedido ${number}`, exact: true })
    await openRow(card)
    await card.getByRole('button', { name: 'Rechazar' }).click()
    const sheet = orders.getByRole('dialog', { name: `Rechazar el pedido ${number}` })
    await sheet.getByRole('button', { name: 'Se ha agotado algo' }).click()
    await expect(card).toHaveCount(0)
    await expect(bruno.getByText('Algo de tu pedido se ha agotado.')).toBeVisible()
    await runJob('sweep-attempts')
    await expect(bruno.getByText(/^Te hemos devuelto/)).toBeVisible({ timeout: 60_000 })
  })

  await test.step('bumped, recalled, bumped again, served at the pass and handed over', async () => {
    await dishOf(hot, 'Ana Web', octopus).click()
    await expect(ticketOf(hot, 'Ana Web')).toHaveCount(0)
    const atPass = ticketOf(pass, 'Ana Web').getByRole('listitem')
    await expect(atPass.filter({ hasText: octopus })).toContainText('Listo')
    await hot.getByRole('button', { name: 'Volver a sacar' }).click()
    const bumped = column(hot, 'Volver a sacar').getByRole('listitem').filter({ hasText: 'Ana Web' })
    await bumped.getByRole('button', { name: 'Sacar' }).click()
    await expect(atPass.filter({ hasText: octopus })).not.toContainText('Listo')
    await hot.getByRole('button', { name: 'Volver a sacar' }).click()
    await dishOf(hot, 'Ana Web', octopus).click()
    await dishOf(bar, 'Ana Web', water).click()
    await ticketOf(pass, 'Ana Web').getByRole('button', { name: 'Servir 2' }).click()
    await expect(ticketOf(pass, 'Ana Web')).toHaveCount(0)
    // The kitchen's last dish has made it ready: no hand says so a second time.
    await expect(column(orders, 'Listos').locator(orderOf(orders, 'Ana Web'))).toBeVisible()
    await expect(ana.getByText('Ya puedes recogerlo')).toBeVisible()
    await orderOf(orders, 'Ana Web').getByRole('button', { name: 'Entregado' }).click()
    const counter = orders.getByRole('dialog', { name: /^Entregar el pedido/ })
    await counter.getByRole('button', { name: 'Efectivo' }).click()
    await counter.getByRole('button', { name: /^Justo: / }).click()
    await expect(counter).toContainText('Cobrado')
    await counter.getByRole('button', { name: 'Cerrar' }).last().click()
    await expect(ana.getByText('Pedido recogido').first()).toBeVisible()
  })
  expect(evening.faults).toEqual([])
  for (const page of [hot, bar, pass, floor, ana, bruno, carla, dani]) await page.context().close()
})

async function addDish(page: Page, category: string, name: string): Promise<void> {
  await page.goto(`/categories/${category}`)
  await waitUntilAlive(page)
  // The next page must find the dish in the cart, so its answer is waited for too.
  const saved = page.waitForResponse((reply) => reply.url().includes('/DetailItemTemp'))
  await page.getByRole('article').filter({ hasText: name }).first().getByRole('button', { name: 'Lo quiero' }).click()
  await expect(page.getByText('Producto añadido a la cesta')).toBeVisible()
  await saved
}

/** A diner at a table adds a dish and sends it to the kitchen. */
async function sendDish(page: Page, name: string): Promise<void> {
  await addDish(page, 'tapas', name)
  await page.locator('[data-bar]').getByRole('button', { name: 'Ver ronda' }).click()
  await page.getByRole('button', { name: /^Enviar a cocina · / }).click()
}
