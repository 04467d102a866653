import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import type { DemoSite } from '@comanda/demo/demo-site'
import { transact } from '../../apps/server/src/database/transact.ts'
import { insertPeople } from '../../apps/server/src/demo/insert-people.ts'
import { expect, test } from '../journey.ts'
import { makeSite } from '../make-site.ts'
import { expectClean } from './expect-clean.ts'
import { makeCode, onStaffHost, openSection, pairWith, signIn } from './on-staff-host.ts'
import { openRow } from './open-row.ts'
import { placeOrder } from './place-order.ts'

/** A bar of two people: one room and a counter, one kitchen, nobody who rides, calls or books. */
function toSmallBar(site: DemoSite): DemoSite {
  const modes = { delivery: false, pickup: false, table: true, 'digital-card': false, takehere: true }
  const stores = site.stores.map((one) => ({
    ...one,
    modes,
    zones: [],
    booking: { ...one.booking, enabled: false },
  }))
  return { ...site, website: { ...site.website, modes, takesBookings: false }, stores, stations: [] }
}

test('two people with one tablet serve what comes in by a tap, and are asked for nothing that they do not need [DAY-213]', async ({
  page,
  browser,
  visit,
  mayRefuse,
  baseURL,
}) => {
  mayRefuse('staff/me')
  const bar = toSmallBar(casaComanda)
  const { url } = await makeSite(
    'bar',
    () => bar,
    (database, id) =>
      transact(database, (tx) => insertPeople(tx, { ...bar, website: { ...bar.website, id }, customers: [] })),
  )
  const host = new URL(url).hostname
  const address = onStaffHost(baseURL, '')
  const code = await makeCode(browser, address, { kind: 'board', name: 'La tableta', site: host })
  await page.setViewportSize({ width: 768, height: 1024 })
  await visit(`${address}/pair`)
  await pairWith(page, code)
  const diner = await browser.newContext({ locale: 'es-ES' })
  const { number } = await placeOrder(diner, url, { pays: 'at-the-door', setup: { mode: 'takehere' } })
  await diner.close()

  await test.step('the one board has it at once, and a tap serves it', async () => {
    const ticket = page.getByRole('article')
    await expect(ticket).toHaveCount(1)
    await expect(ticket).toContainText(`#${number}`)
    await expect(ticket).not.toContainText('Sin aceptar')
    await expect(page.getByLabel('Partida')).toBeHidden()
    for (const word of ['Pase', 'Sin partida']) await expect(page.getByText(word, { exact: true })).toBeHidden()
    await expectClean(page)
    await ticket.getByRole('button', { name: /Pulpo a la gallega/ }).click()
    await expect(ticket).toHaveCount(0)
  })

  const own = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'es-ES' })
  const phone = await own.newPage()
  await phone.goto(address)
  await signIn(phone, 'direccion', host)
  await test.step('on a phone there is no section that the house has no use for', async () => {
    await phone.getByRole('region', { name: 'Ahora' }).waitFor()
    await phone.getByRole('button', { name: 'Más' }).click()
    for (const name of ['Pedidos', 'Cocina', 'Mesas', 'Agotar']) {
      await expect(phone.getByRole('link', { name, exact: true }).first()).toBeVisible()
    }
    for (const name of ['Reparto', 'Teléfono', 'Reservas']) {
      await expect(phone.getByRole('link', { name, exact: true })).toHaveCount(0)
    }
    await expectClean(phone)
    await phone.keyboard.press('Escape')
  })

  await test.step('what is cooked is handed over, with nothing in between', async () => {
    await openSection(phone, 'Pedidos')
    const row = await openRow(phone.getByRole('article', { name: `Pedido ${number}`, exact: true }))
    await expect(row.getByRole('button', { name: /^(Aceptar|Listo|Embolsar)$/ })).toHaveCount(0)
    for (const name of ['Nuevos', 'En cocina']) await expect(phone.getByRole('region', { name })).toBeVisible()
    await expect(phone.getByRole('region', { name: 'Listos' })).toHaveCount(0)
    await expect(phone.getByRole('button', { name: 'Dinero de reparto' })).toHaveCount(0)
    await expectClean(phone)
    await row.getByRole('button', { name: 'Entregado' }).click()
    const counter = phone.getByRole('dialog', { name: `Entregar el pedido ${number}` })
    await counter.getByRole('button', { name: 'Efectivo' }).click()
    await counter.getByRole('button', { name: /^Justo: / }).click()
    await counter.getByRole('button', { name: 'Cerrar' }).last().click()
    await expect(row).toHaveCount(0)
  })
  await own.close()
})
