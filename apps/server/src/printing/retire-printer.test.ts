import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { type DeviceId, toId } from '@comanda/rules/ids'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accepted } from '../testing/accepted.ts'
import { openPrintingShop, type PrintingShop, without, withoutHeir } from '../testing/printing/printing-shop.ts'
import { signInAs } from '../testing/team/staff-browser.ts'
import { openTwinHouse } from '../testing/team/twin-house.ts'
import { createTestApp } from '../testing/test-app.ts'

let house: PrintingShop
beforeAll(async () => {
  house = await openPrintingShop()
})
afterAll(() => house.shop.close())

const show = async () => (await accepted(house.manager.showPrinting({ storeId: house.storeId }))).printers
const find = async (wanted: DeviceId) => (await show()).find(({ printerId }) => printerId === wanted)
const countRemovals = async () => {
  const { rows } = await house.shop.database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from staff_action where call = 'removePrinter'`,
  )
  return rows[0]?.count
}

it('retiring a printer says first what would lose its way, and leaves no station without paper in silence [DAY-211]', async () => {
  const bar = await house.addPrinter('Barra', { station: 'Barra' })
  const hot = await house.addPrinter('Cocina', { station: 'Calientes', fallbackId: bar.printerId })
  const spare = await house.addPrinter('Pase', { fallbackId: hot.printerId })
  await house.sendRound('pulpo-a-la-gallega')
  const { stationIds = [] } = (await find(hot.printerId)) ?? {}
  const place = { stationId: stationIds[0], name: 'Calientes' }
  expect(await accepted(house.manager.previewRetirement({ printerId: hot.printerId }))).toEqual({
    prints: [place],
    onlyHere: [place],
    replaces: ['Pase'],
    waiting: 1,
    fallbackId: bar.printerId,
    others: [
      { printerId: bar.printerId, name: 'Barra' },
      { printerId: spare.printerId, name: 'Pase' },
    ],
  })
  const asked = { printerId: hot.printerId, movesTo: null, withoutPaper: false }
  const before = await countRemovals()
  expect(await house.manager.removePrinter(asked)).toMatchObject({
    refused: 'paper-needed',
    details: { places: ['Calientes'] },
  })
  for (const movesTo of [hot.printerId, toId<DeviceId>(999)]) {
    expect(await house.manager.removePrinter({ ...asked, movesTo })).toMatchObject({ refused: 'device-not-found' })
  }
  expect(await find(hot.printerId)).toMatchObject({ stationIds })
  expect(await countRemovals()).toBe(before)
  await accepted(house.manager.removePrinter({ ...asked, withoutPaper: true }))
  expect((await show()).flatMap((printer) => printer.stationIds)).not.toContain(stationIds[0])
  expect(await find(spare.printerId)).toMatchObject({ fallbackId: null })
  expect(await countRemovals()).toBe((before ?? 0) + 1)
  await house.removePrinters()
})

it('moves what it printed, what waits and whom it replaced to the printer that is named [DAY-211]', async () => {
  const heir = await house.addPrinter('Barra', { station: 'Barra' })
  const hot = await house.addPrinter('Cocina', { station: 'Calientes' })
  const third = await house.addPrinter('Pase', { fallbackId: hot.printerId })
  const old = (await find(heir.printerId)) ?? { stationIds: [], version: 0, name: '', model: 'esc-pos-80' as const }
  // The heir was replaced by the one that goes: nobody is their own.
  const settings = { name: 'Barra', model: 'esc-pos-80' as const, stationIds: old.stationIds, hasPass: false }
  const ofHeir = { ...settings, printerId: heir.printerId, fallbackId: hot.printerId }
  await accepted(house.manager.changePrinter({ ...ofHeir, version: 1 }))
  for (const { printer } of [heir, hot]) await printer.work()
  await house.sendRound('pulpo-a-la-gallega', 'refresco-de-cola')
  await accepted(
    house.manager.removePrinter({ printerId: hot.printerId, movesTo: heir.printerId, withoutPaper: false }),
  )
  await heir.printer.workAll()
  expect(without(heir.printer.papers)).toHaveLength(2)
  expect(heir.printer.papers.join()).toContain('Pulpo')
  expect(await find(heir.printerId)).toMatchObject({ fallbackId: null })
  expect((await find(heir.printerId))?.stationIds).toHaveLength(2)
  expect(await find(third.printerId)).toMatchObject({ fallbackId: heir.printerId })
  await house.sendRound('pulpo-a-la-gallega')
  await heir.printer.workAll()
  expect(without(heir.printer.papers)).toHaveLength(3)
  // Whoever had its sheet open would take the station away again without a word.
  expect(await house.manager.changePrinter({ ...ofHeir, fallbackId: null, version: 2 })).toMatchObject({
    refused: 'version-stale',
  })
  await house.removePrinters()
})

it('of two people who take away the two last printers of a station one is asked', async () => {
  const one = await house.addPrinter('Cocina', { station: 'Calientes' })
  const other = await house.addPrinter('Plancha', { station: 'Calientes' })
  const [first, second] = [await signInAs(house.shop, 'encargado'), await signInAs(house.shop, 'direccion')]
  const remove = (printerId: DeviceId) => ({ printerId, movesTo: null, withoutPaper: false })
  const answers = await Promise.all([
    first.removePrinter(remove(one.printerId)),
    second.removePrinter(remove(other.printerId)),
  ])
  expect(answers.filter((answer) => 'refused' in answer)).toMatchObject([{ refused: 'paper-needed' }])
  expect(await show()).toHaveLength(1)
  await house.removePrinters()
})

it('touches no printer of a site or a store that uses the same numbers', async () => {
  const shop = await createTestApp()
  const { here, there } = await openTwinHouse(shop)
  const [mine, theirs] = [await here.signIn('centro', 'manager'), await there.signIn('centro', 'manager')]
  const [kitchen, bar] = [toId<DeviceId>(1), toId<DeviceId>(2)]
  const showTheirs = async () => (await accepted(theirs.showPrinting({ storeId: storeIds.centro }))).printers
  const before = await showTheirs()
  await accepted(mine.removePrinter({ printerId: kitchen, movesTo: bar, withoutPaper: false }))
  expect(await showTheirs()).toEqual(before)
  const neighbour = await here.signIn('malasana', 'manager')
  expect(await neighbour.previewRetirement({ printerId: bar })).toMatchObject({ refused: 'device-not-found' })
  expect(await neighbour.removePrinter(withoutHeir(bar))).toMatchObject({ refused: 'device-not-found' })
  await shop.close()
})
