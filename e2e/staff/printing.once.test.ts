import { randomUUID } from 'node:crypto'
import { createCloudPrinter } from '@comanda/sandbox/printer/cloud-printer'
import { readPaper } from '@comanda/sandbox/printer/read-paper'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { runJob } from '../run-job.ts'
import { agePrinting } from './age-printing.ts'
import { callStaff } from './call-staff.ts'
import { expectClean } from './expect-clean.ts'
import { onStaffHost, openSection, signIn } from './on-staff-host.ts'
import { sendRound } from './send-round.ts'
import { plugInPrinter, unplugPrinter, withoutUsb } from './usb-printer.ts'

/** Found again among printers and tickets of an earlier run. */
const mark = randomUUID().slice(0, 8)
const name = `Impresora ${mark}`

test('a printer dies, is named, and prints what waited when it is back', async ({
  page,
  browser,
  visit,
  mayRefuse,
  baseURL,
}) => {
  test.setTimeout(240_000)
  // The page asks at the address of its printer until it hears that there is none any more.
  mayRefuse('staff/me', '/printer/')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.addInitScript(withoutUsb)
  await visit(onStaffHost(baseURL, '/'))
  await signIn(page, 'encargado')
  await openSection(page, 'Impresoras')
  const told = await addPrinter(page, name)
  // A browser without WebUSB says so, and what would help.
  await expect(told.getByText(/^Este navegador no sabe usar impresoras USB/)).toBeVisible()
  await expectClean(page)
  const { printerId, path } = await readAddress(page, told)
  const address = new URL(onStaffHost(baseURL, '/'))
  const printer = createCloudPrinter({
    server: (baseURL ?? '').replace('localhost', '127.0.0.1'),
    host: address.host,
    path,
  })
  const order = (notes: string) =>
    sendRound(browser, baseURL, { position: 4, dishes: { 'sashimi-variado': { notes: `${notes} ${mark}` } } })
  await printer.work()

  await test.step('one press tries it: it is printed when the printer says so, and not before [DAY-211]', async () => {
    const row = listPrinters(page).filter({ hasText: name })
    await row.getByRole('button', { name: `Probar ${name}`, exact: true }).click()
    await expect(row.getByRole('status')).toHaveText(/^Prueba enviada/)
    await expect(row.getByRole('button', { name: `Probar ${name}`, exact: true })).toBeDisabled()
    await printer.workAll()
    await expect(row.getByRole('status')).toHaveText(/^La prueba salió a las \d\d:\d\d/)
    const [trial = ''] = printer.papers.splice(0)
    expect(trial).toContain('ñ Ñ á é í ó ú ü ç € « » ¿ ¡')
    expect(trial).toContain('- Sushi')
    await expectClean(page)
  })

  await openSection(page, 'Cocina')
  const ticket = (notes: string) => page.getByRole('article').filter({ hasText: `${notes} ${mark}` })
  const dead = page.getByText(`La impresora no responde: ${name}`)
  await test.step('a living printer prints a round at once, and the board says nothing of it', async () => {
    await order('primera')
    await expect(ticket('primera')).toBeVisible()
    await printer.workAll()
    expect(printer.papers).toHaveLength(1)
    expect(printer.papers[0]).toContain(`«primera ${mark}»`)
    await expect(ticket('primera')).not.toContainText('No está en papel')
    await expect(dead).toBeHidden()
  })

  await test.step('silent for ten seconds it is named, and the next round is marked and taken [DAY-107]', async () => {
    await agePrinting(printerId, { seconds: 10 })
    await runJob('watch-printers-again')
    await expect(dead).toBeVisible()
    await order('segunda')
    await expect(ticket('segunda')).toContainText('No está en papel')
    await expect(ticket('primera')).not.toContainText('No está en papel')
    await expectClean(page)
    await openSection(page, 'Pedidos')
    await expect(dead).toBeVisible()
    await expectClean(page)
  })

  await test.step('what waited for half an hour waits for a person, who prints it [DAY-108]', async () => {
    await agePrinting(printerId, { seconds: 1_800 })
    await printer.workAll()
    expect(printer.papers).toHaveLength(1)
    await expect(dead).toBeHidden()
    await openSection(page, 'Impresoras')
    const row = page.getByRole('list', { name: 'Comandas en papel' }).getByRole('listitem').filter({ hasText: name })
    const old = row.filter({ hasText: 'Espera a una persona' })
    await expect(old).toHaveCount(1)
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expectClean(page)
    }
    await old.getByRole('button', { name: 'Imprimir' }).click()
    await expect(old).toHaveCount(0)
    await printer.workAll()
    expect(printer.papers).toHaveLength(2)
    expect(printer.papers[1]).not.toContain('DUPLICADO')
  })

  await test.step('a second paper of the same ticket says what it is [DAY-106]', async () => {
    const printed = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'Impresa' })
    await expect(printed).toHaveCount(2)
    await printed.first().getByRole('button', { name: 'Otra copia' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'Esperando' })).toBeVisible()
    await printer.workAll()
    expect(printer.papers.at(-1)).toMatch(/DUPLICADO \d\d:\d\d/)
  })

  await test.step('whoever looks after the printers changes one, and takes it away', async () => {
    const row = listPrinters(page).filter({ hasText: name })
    await row.getByRole('button', { name: `Editar ${name}`, exact: true }).click()
    const sheet = page.getByRole('dialog', { name: `Editar ${name}` })
    await sheet.getByLabel('Impresora de barra').check()
    await sheet.getByRole('button', { name: 'Modelo' }).click()
    await page.getByRole('option', { name: 'Epson TM-T88' }).click()
    await expectClean(page)
    await sheet.getByRole('button', { name: 'Guardar' }).click()
    await expect(row).toContainText('La sustituye Impresora de barra')
    await expect(row).toContainText('Epson TM-T88')
    await askToRemove(page, name)
    // Whoever replaces it would print for its stations from now on; here nobody shall.
    await expect(findQuestion(page, name).getByLabel('Impresora de barra')).toBeChecked()
    await findQuestion(page, name).getByLabel('A ninguna').check()
    await expectClean(page)
    await confirmRemoval(page, name)
  })

  await test.step('a printer on the cable of this device prints, is missed when it is unplugged, and ends with its address', async () => {
    const cable = `USB ${mark}`
    await plugInPrinter(page)
    const added = await addPrinter(page, cable)
    await added.getByRole('button', { name: 'Imprimir por USB desde aquí' }).click()
    await expect(page.getByText(`${cable} imprime por USB desde este dispositivo.`)).toBeVisible()
    await expect(listPrinters(page).filter({ hasText: cable })).toContainText('Responde')
    await order('tercera')
    const printed = page.getByRole('listitem').filter({ hasText: cable }).filter({ hasText: 'Impresa' })
    await expect(printed).toHaveCount(1, { timeout: 30_000 })
    const bytes = await unplugPrinter(page)
    expect(readPaper(new Uint8Array(bytes)).text).toContain(`«tercera ${mark}»`)
    await expect(page.getByText(`${cable} debería imprimir por USB`)).toBeVisible()
    await expectClean(page)
    await askToRemove(page, cable)
    await confirmRemoval(page, cable)
    await expect(page.getByText(`${cable} debería imprimir por USB`)).toBeHidden()
  })
})

/** A printer for the sushi alone, which no other journey orders; its address is shown once. */
async function addPrinter(page: Page, called: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Añadir impresora' }).click()
  const sheet = page.getByRole('dialog', { name: 'Nueva impresora' })
  await sheet.getByLabel('Nombre').fill(called)
  await sheet.getByLabel('Sushi').check()
  await sheet.getByRole('button', { name: 'Añadir impresora' }).click()
  const told = page.getByRole('dialog', { name: `Dirección de ${called}` })
  await expect(told).toBeVisible()
  return told
}

async function readAddress(page: Page, told: Locator): Promise<{ readonly printerId: number; readonly path: string }> {
  const address = await told.getByText(/^http\S+\/printer\/\S+$/).textContent()
  await told.getByRole('button', { name: 'Cerrar' }).click()
  await expect(listPrinters(page).filter({ hasText: name })).toContainText('Nunca ha respondido')
  return { printerId: await findPrinter(page), path: new URL(address ?? '').pathname }
}

const listPrinters = (page: Page) => page.getByRole('list', { name: 'Impresoras' }).getByRole('listitem')

const findQuestion = (page: Page, called: string) => page.getByRole('dialog', { name: `¿Quitar ${called}?` })

async function askToRemove(page: Page, called: string): Promise<void> {
  await listPrinters(page)
    .getByRole('button', { name: `Editar ${called}`, exact: true })
    .click()
  const sheet = page.getByRole('dialog', { name: `Editar ${called}` })
  await sheet.getByRole('button', { name: 'Quitar la impresora' }).click()
  await expect(findQuestion(page, called)).toBeVisible()
}

async function confirmRemoval(page: Page, called: string): Promise<void> {
  await findQuestion(page, called).getByRole('button', { name: 'Quitar la impresora' }).click()
  await expect(listPrinters(page).filter({ hasText: called })).toHaveCount(0)
}

/** Its number, which no screen shows. */
async function findPrinter(page: Page): Promise<number> {
  const { printers } = (await callStaff(page, 'printing?storeId=1')) as {
    printers: { printerId: number; name: string }[]
  }
  return printers.find((printer) => printer.name === name)?.printerId ?? 0
}
