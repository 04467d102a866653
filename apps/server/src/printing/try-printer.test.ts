import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { type DeviceId, toId } from '@comanda/rules/ids'
import { send } from '@comanda/sandbox/printer/cloud-printer'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accepted } from '../testing/accepted.ts'
import { openPrintingShop, type PrintingShop } from '../testing/printing/printing-shop.ts'
import { signInAs } from '../testing/team/staff-browser.ts'
import { openTwinHouse } from '../testing/team/twin-house.ts'
import { createTestApp } from '../testing/test-app.ts'

let house: PrintingShop
beforeAll(async () => {
  house = await openPrintingShop()
})
afterAll(() => house.shop.close())

const tryIt = (printerId: DeviceId) => accepted(house.manager.tryPrinter({ printerId }))
const readTrial = async (wanted: DeviceId) => {
  const { printers } = await accepted(house.manager.showPrinting({ storeId: house.storeId }))
  return printers.find(({ printerId }) => printerId === wanted)?.trial
}
const countRows = async () => {
  const { rows } = await house.shop.database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from staff_action where call = 'tryPrinter'`,
  )
  return rows[0]?.count
}

it('a printer is tried by one press: its page says what it is for, and is printed when the printer says so [DAY-211]', async () => {
  const { printer, printerId } = await house.addPrinter('Cocina', { station: 'Calientes' })
  const spare = await house.addPrinter('Barra', { fallbackId: printerId })
  expect(await readTrial(printerId)).toBeNull()
  const begun = house.now()
  expect((await tryIt(printerId)).trial).toEqual({ state: 'waiting', at: begun })
  expect(await readTrial(spare.printerId)).toBeNull()
  // It took the page, and says nothing of it.
  printer.mood = 'never-confirms'
  await printer.work()
  expect(await readTrial(printerId)).toEqual({ state: 'given', at: begun })
  const [page = ''] = printer.papers
  for (const word of [
    'PRUEBA',
    'Cocina',
    'ESC/POS 80 mm',
    'ñ Ñ á é í ó ú ü ç € « » ¿ ¡',
    '- Calientes',
    'Sustituye a: Barra',
  ]) {
    expect(page).toContain(word)
  }
  house.pass(30)
  expect(await readTrial(printerId)).toMatchObject({ state: 'failed' })
  printer.mood = 'well'
  await tryIt(printerId)
  house.pass(2)
  await printer.workAll()
  expect(await readTrial(printerId)).toEqual({ state: 'printed', at: house.now() })
  expect(printer.papers).toHaveLength(2)
  expect(await countRows()).toBe(2)
  // One that prints for nobody says so.
  await tryIt(spare.printerId)
  await spare.printer.workAll()
  expect(spare.printer.papers[0]).toContain('Solo imprime cuando sustituye a otra.')
  await house.removePrinters()
})

it('is wanted once however often it is pressed, before the tickets, and never half a minute later', async () => {
  const { printer, printerId } = await house.addPrinter('Cocina', { station: 'Calientes' })
  await printer.work()
  await house.sendRound('pulpo-a-la-gallega')
  await Promise.all([tryIt(printerId), tryIt(printerId)])
  await tryIt(printerId)
  await printer.workAll()
  expect(printer.papers.map((paper) => paper.includes('PRUEBA'))).toEqual([true, false])
  await tryIt(printerId)
  house.pass(30)
  await printer.workAll()
  expect(printer.papers).toHaveLength(2)
  expect(await readTrial(printerId)).toMatchObject({ state: 'failed' })
  await house.removePrinters()
})

it('its page is no other printer’s, comes out only where it was given, and only that one says so', async () => {
  const one = await house.addPrinter('Cocina', { station: 'Calientes' })
  const other = await house.addPrinter('Barra', { station: 'Barra' })
  await tryIt(one.printerId)
  expect(JSON.parse((await send(other.address, 'POST', { body: '{}' })).body.toString())).toEqual({ jobReady: false })
  const { jobToken } = JSON.parse((await send(one.address, 'POST', { body: '{}' })).body.toString())
  const query = `?token=${jobToken}&code=200`
  expect((await send(other.address, 'GET', { query })).status).toBe(404)
  await send(one.address, 'DELETE', { query })
  expect(await readTrial(one.printerId)).toMatchObject({ state: 'waiting' })
  expect((await send(one.address, 'GET', { query })).status).toBe(200)
  await send(other.address, 'DELETE', { query })
  await send(one.address, 'DELETE', { query: `?token=${jobToken}&code=410` })
  expect(await readTrial(one.printerId)).toMatchObject({ state: 'given' })
  await send(one.address, 'DELETE', { query })
  expect(await readTrial(one.printerId)).toMatchObject({ state: 'printed' })
  // What is on paper is not given again.
  expect((await send(one.address, 'GET', { query })).status).toBe(404)
  await house.removePrinters()
})

it('of two sites and two stores with the same numbers, it is that of the one [DAY-211]', async () => {
  const shop = await createTestApp()
  const { here, there } = await openTwinHouse(shop)
  const [mine, theirs] = [await here.signIn('centro', 'manager'), await there.signIn('centro', 'manager')]
  const printerId = toId<DeviceId>(1)
  const trialsOf = async (manager: typeof mine) =>
    (await accepted(manager.showPrinting({ storeId: storeIds.centro }))).printers.map(({ trial }) => trial?.state)
  await accepted(mine.tryPrinter({ printerId }))
  expect((await trialsOf(mine)).toSorted()).toEqual(['waiting', undefined])
  expect(await trialsOf(theirs)).toEqual([undefined, undefined])
  const neighbour = await here.signIn('malasana', 'manager')
  expect(await neighbour.tryPrinter({ printerId })).toMatchObject({ refused: 'device-not-found' })
  expect((await accepted(neighbour.showPrinting({ storeId: storeIds.malasana }))).printers).toEqual([])
  const waiter = await signInAs(shop, 'sala')
  expect(await waiter.tryPrinter({ printerId })).toMatchObject({ refused: 'right-missing' })
  await shop.close()
})
