import { demoPin } from '@comanda/demo/demo-site'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { expectClean } from './expect-clean.ts'
import { makeServedSite } from './make-served-site.ts'
import { makeCode, onStaffHost, openSection, pairWith, typePin } from './on-staff-host.ts'
import { openRow } from './open-row.ts'
import { placeDelivery } from './place-delivery.ts'
import { revoke } from './revoke.ts'

const card = (page: Page, number: number) => page.getByRole('article', { name: `Pedido ${number}`, exact: true })

async function takeOutRice(page: Page, number: number): Promise<void> {
  await openRow(card(page, number))
  await card(page, number).getByRole('button', { name: 'Quitar un plato' }).click()
  await page.getByRole('radio', { name: '1 × Arroz negro con sepia' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Se ha agotado' }).click()
}

async function startRush(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Alargar tiempos' }).click()
  await page.getByRole('dialog').getByRole('radio', { name: '+20' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Empezar' }).click()
}

async function openTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Sala Chimenea / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Abrir mesa' }).click()
}

const claimRide = (page: Page, number: number) =>
  page.getByRole('button', { name: `Me lo llevo: pedido ${number}` }).click()

/** What the device keeps of writes that nobody answered, in words. */
function listNoted(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const noted: readonly { readonly text: string }[] = JSON.parse(localStorage.getItem('comanda-unsent') ?? '[]')
    return noted.map(({ text }) => text.replace(/:.*/, ''))
  })
}

test('a void, a rush, a table and a ride that a till could not send are listed in words, and each is done once it is paired anew [DAY-011]', async ({
  page,
  browser,
  visit,
  mayRefuse,
  mayLoseSession,
  baseURL,
}) => {
  mayRefuse('staff/me')
  mayLoseSession()
  const { url, host } = await makeServedSite('sinenviar')
  const address = onStaffHost(baseURL, '')
  const device = { kind: 'till', name: 'Caja retirada', site: host } as const
  const diner = await browser.newContext({ locale: 'es-ES' })
  const { number: kept } = await placeDelivery(diner, url, 'Calle de Serrano')
  const { number: brought } = await placeDelivery(diner, url, 'Calle de Goya')
  await diner.close()

  await visit(`${address}/pair`)
  await pairWith(page, await makeCode(browser, address, device))
  const comeIn = async () => {
    await page.getByRole('button', { name: 'Luis Demo' }).click()
    await typePin(page, demoPin)
  }
  await comeIn()
  await openSection(page, 'Pedidos')
  await card(page, brought).getByRole('button', { name: 'Aceptar' }).click()
  await card(page, brought).getByRole('button', { name: 'Listo' }).click()
  await expect(card(page, brought).getByRole('button', { name: 'Dar a un repartidor' })).toBeVisible()

  // All four are under way while a manager takes the till off the list.
  const isRevoked = Promise.withResolvers<void>()
  await page.route('**/api/staff/**', async (route) => {
    if (route.request().method() === 'POST') await isRevoked.promise
    await route.continue()
  })
  const dialog = page.getByRole('dialog')
  const putAside = (name: string) => dialog.getByRole('button', { name, exact: true }).last().click()
  await takeOutRice(page, kept)
  await putAside('Cancelar')
  await startRush(page)
  await putAside('Cancelar')
  await openSection(page, 'Mesas')
  await openTable(page)
  await putAside('Cerrar')
  await openSection(page, 'Reparto')
  await page.getByRole('button', { name: 'Sin repartidor: 1' }).click()
  await claimRide(page, brought)
  await expect.poll(() => listNoted(page)).toHaveLength(4)
  await revoke(browser, address, { site: host, name: device.name })
  isRevoked.resolve()

  const list = page.getByRole('region', { name: 'No se ha podido enviar' })
  await expect(list.getByRole('listitem')).toHaveText([
    new RegExp(`\\d\\d:\\d\\d Pedido ${kept}: Quitar un plato: 1 × Arroz negro con sepia \\(Se ha agotado\\)$`),
    /\d\d:\d\d Alargar tiempos: Pedidos nuevos: \+20 min \(Hasta \d\d:\d\d\)$/,
    /\d\d:\d\d Sala Chimenea: Abrir mesa$/,
    new RegExp(`\\d\\d:\\d\\d Pedido ${brought}: Me lo llevo$`),
  ])
  await expectClean(page)

  await page.getByLabel('Código').fill(await makeCode(browser, address, device))
  await page.getByRole('button', { name: 'Emparejar', exact: true }).click()
  await comeIn()
  await test.step('each board that is true again offers what was not done, and its words are dropped', async () => {
    await expect.poll(() => listNoted(page)).toEqual([`Pedido ${kept}`, 'Alargar tiempos', 'Sala Chimenea'])
    await claimRide(page, brought)
    await expect(page.getByText('Ahora no hay ninguno.')).toBeVisible()
    await putAside('Cerrar')
    await openSection(page, 'Mesas')
    await expect.poll(() => listNoted(page)).toEqual([`Pedido ${kept}`, 'Alargar tiempos'])
    await openTable(page)
    await expect(dialog.getByText('Todavía no han pedido nada.')).toBeVisible()
    await putAside('Cerrar')
    await openSection(page, 'Pedidos')
    await expect.poll(() => listNoted(page)).toEqual([])
    await expect(card(page, brought)).toContainText('Lo lleva Luis Demo')
    await takeOutRice(page, kept)
    await expect(card(page, kept)).toContainText('retirado')
    await startRush(page)
    await expect(page.getByRole('region', { name: 'Alargar tiempos' })).toContainText('Pedidos nuevos: +20 min')
    await expect.poll(() => listNoted(page)).toEqual([])
  })
})
