import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { type DeviceId, type StationId, toId } from '@comanda/rules/ids'
import { createCloudPrinter, send } from '@comanda/sandbox/printer/cloud-printer'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { accepted } from '../testing/accepted.ts'
import { add, atTable, begin } from '../testing/cart/carts.ts'
import { withoutHeir } from '../testing/printing/printing-shop.ts'
import { type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const { centro, malasana } = storeIds
let shop: TestApp
let manager: StaffBrowser
let server: string
let hot: StationId
let bar: StationId
beforeEach(async () => {
  shop = await createTestApp()
  manager = await signInAs(shop, 'encargado')
  server = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const { printers, stations } = await show()
  const find = (wanted: string) => stations.find(({ name }) => name === wanted)?.stationId ?? toId<StationId>(0)
  hot = find('Calientes')
  bar = find('Barra')
  for (const { printerId } of printers) await accepted(manager.removePrinter(withoutHeir(printerId)))
})
afterEach(() => shop.close())

const show = () => accepted(manager.showPrinting({ storeId: centro }))
const find = async (id: DeviceId) => (await show()).printers.find(({ printerId }) => printerId === id)
const settings = (more: { name: string; stationIds?: StationId[]; fallbackId?: DeviceId | null }) => ({
  model: 'esc-pos-80' as const,
  fallbackId: null,
  stationIds: [],
  hasPass: false,
  ...more,
})

async function addPrinter(more: Parameters<typeof settings>[0]) {
  const { printerId, path } = await accepted(manager.addPrinter({ storeId: centro, ...settings(more) }))
  const address = { server, host: 'staff.localhost', path }
  const printer = createCloudPrinter(address)
  await printer.work()
  return { printerId, printer, address }
}

let position = 0
async function sendRound(): Promise<void> {
  const { cartId } = await begin(shop.client, atTable(++position))
  await add(shop.client, cartId, 'pulpo-a-la-gallega')
  await accepted(shop.client.sendRound({ cartId }))
}

it('a changed printer prints for its new stations and no longer for the old; what it had stays with it', async () => {
  const one = await addPrinter({ name: 'Cocina', stationIds: [hot] })
  await sendRound()
  const change = { printerId: one.printerId, version: 1, ...settings({ name: 'Barra nueva', stationIds: [bar] }) }
  expect(await accepted(manager.changePrinter(change))).toMatchObject({ name: 'Barra nueva', version: 2 })
  expect(await find(one.printerId)).toMatchObject({ name: 'Barra nueva', stationIds: [bar], version: 2 })
  await sendRound()
  await one.printer.workAll()
  expect(one.printer.papers).toHaveLength(1)
  const back = { ...change, version: 2, stationIds: [hot] }
  await accepted(manager.changePrinter(back))
  await sendRound()
  await one.printer.workAll()
  expect(one.printer.papers).toHaveLength(2)
  await accepted(manager.removePrinter(withoutHeir(one.printerId)))
})

it('of two who change one the second is told what the first did, and is refused a wrong wish', async () => {
  const { printerId } = await addPrinter({ name: 'Plancha', stationIds: [hot] })
  const change = { printerId, version: 1, ...settings({ name: 'Plancha', stationIds: [hot] }) }
  await accepted(manager.changePrinter({ ...change, model: 'epson-tm-t20', stationIds: [], hasPass: true }))
  const owner = await signInAs(shop, 'direccion')
  expect(await owner.changePrinter(change)).toMatchObject({
    refused: 'version-stale',
    details: {
      by: 'Luis Demo',
      version: 2,
      before: { model: 'ESC/POS 80 mm', stations: ['Calientes'], hasPass: false },
      after: { model: 'Epson TM-T20', stations: [], hasPass: true },
    },
  })
  const next = { ...change, version: 2 }
  expect(await manager.changePrinter({ ...next, fallbackId: printerId })).toMatchObject({ refused: 'device-not-found' })
  expect(await manager.changePrinter({ ...next, stationIds: [toId<StationId>(9_999)] })).toMatchObject({
    refused: 'station-not-found',
  })
  const theirs = await accepted(owner.addPrinter({ storeId: malasana, ...settings({ name: 'Ajena' }) }))
  for (const wish of [
    { ...next, printerId: theirs.printerId },
    { ...next, fallbackId: theirs.printerId },
  ]) {
    expect(await manager.changePrinter(wish)).toMatchObject({ refused: 'device-not-found' })
  }
  expect(await manager.removePrinter(withoutHeir(theirs.printerId))).toMatchObject({ refused: 'device-not-found' })
  const cook = await signInAs(shop, 'plancha')
  expect(await cook.changePrinter(next)).toMatchObject({ refused: 'right-missing' })
  await accepted(manager.removePrinter(withoutHeir(printerId)))
})

it('a printer that is taken away leaves what it has not printed to its fallback, and its address opens nothing [DAY-109]', async () => {
  const other = await addPrinter({ name: 'Pase' })
  const one = await addPrinter({ name: 'Cocina', stationIds: [hot], fallbackId: other.printerId })
  const third = await addPrinter({ name: 'Tercera', fallbackId: one.printerId })
  await sendRound()
  await accepted(manager.removePrinter(withoutHeir(one.printerId)))
  expect(await find(one.printerId)).toBeUndefined()
  expect(await find(third.printerId)).toMatchObject({ fallbackId: null })
  expect((await send(one.address, 'POST', { body: '{"statusCode":"200 OK"}' })).status).toBe(404)
  await other.printer.workAll()
  expect(other.printer.papers).toHaveLength(1)
  expect(other.printer.papers[0]).not.toContain('DUPLICADO')
  expect(await manager.removePrinter(withoutHeir(one.printerId))).toMatchObject({ refused: 'device-not-found' })
})

it('without a fallback its papers stay listed, and a person prints them where the station prints now [DAY-108]', async () => {
  // A house without any printer counts on no paper.
  await addPrinter({ name: 'Otra' })
  const one = await addPrinter({ name: 'Vieja', stationIds: [hot] })
  await sendRound()
  const paper = (await show()).papers.find(({ printer }) => printer === 'Vieja')
  if (paper === undefined) throw new Error('no paper waits')
  await accepted(manager.removePrinter(withoutHeir(one.printerId)))
  const { tickets } = await accepted(manager.showKitchen({ storeId: centro, stationId: null }))
  expect(tickets.find(({ number }) => number === paper.number)?.isOffPaper).toBe(true)
  const next = await addPrinter({ name: 'Nueva', stationIds: [hot] })
  await accepted(manager.printPaper({ paperId: paper.paperId }))
  await next.printer.workAll()
  expect(next.printer.papers).toHaveLength(1)
})
