import type { StationId } from '@comanda/rules/ids'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { transact } from '../database/transact.ts'
import { accepted } from '../testing/accepted.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { openPrintingShop, type PrintingShop } from '../testing/printing/printing-shop.ts'
import { dropEmptyPapers } from './drop-papers.ts'

let house: PrintingShop
beforeAll(async () => {
  house = await openPrintingShop()
})
afterAll(() => house.shop.close())

async function findStation(wanted: string): Promise<StationId> {
  const found = (await house.kitchen()).stations.find(({ name }) => name === wanted)
  if (found === undefined) throw new Error(`the store has no ${wanted}`)
  return found.stationId
}

const remove = async (station: string) =>
  accepted(house.manager.removeStation({ stationId: await findStation(station) }))

it('what waits for a station that is removed is printed all the same, with its own dishes alone [DAY-075]', async () => {
  const hot = await house.addPrinter('Cocina', { station: 'Calientes' })
  const bar = await house.addPrinter('Barra', { station: 'Barra' })
  for (const { printer } of [hot, bar]) await printer.work()
  const ticketId = await house.sendRound('pulpo-a-la-gallega', 'refresco-de-cola')
  await remove('Calientes')
  // A dish that is taken out elsewhere leaves it alone: it still names one.
  const { database, keys } = house.shop
  const tickets = { siteId: keys.siteId, ticketIds: [ticketId] }
  await transact(database.db, (tx) => dropEmptyPapers(tx, tickets, testNow))
  for (const { printer } of [hot, bar]) await printer.workAll()
  expect(hot.printer.papers).toHaveLength(1)
  expect(hot.printer.papers[0]).toContain('1 × Pulpo a la')
  expect(hot.printer.papers[0]).not.toContain('Refresco')
  expect(hot.printer.papers[0]).not.toContain('DUPLICADO')
  expect(bar.printer.papers).toHaveLength(1)
  // A person can still have it once more.
  const paper = (await house.papers()).find(({ printer }) => printer === 'Cocina')
  await accepted(house.manager.printPaper({ paperId: paper?.paperId ?? ('' as never) }))
  await hot.printer.workAll()
  expect(hot.printer.papers[1]).toMatch(/DUPLICADO[\s\S]*Pulpo/)
  // Nobody prints for the station any more.
  await house.sendRound('pulpo-a-la-gallega')
  await hot.printer.workAll()
  expect(hot.printer.papers).toHaveLength(2)
  await house.removePrinters()
})

it('what waits for it at a silent printer goes to the fallback [DAY-075] [DAY-107]', async () => {
  const other = await house.addPrinter('Pase')
  const one = await house.addPrinter('Sushi', { station: 'Sushi', fallbackId: other.printerId })
  for (const { printer } of [one, other]) await printer.work()
  await house.sendRound('maki-de-pepino')
  await remove('Sushi')
  house.pass(11)
  await other.printer.work()
  await house.watch()
  await other.printer.workAll()
  expect(other.printer.papers).toHaveLength(1)
  expect(other.printer.papers[0]).toContain('Maki')
  expect(other.printer.papers[0]).not.toContain('DUPLICADO')
  await house.removePrinters()
})
