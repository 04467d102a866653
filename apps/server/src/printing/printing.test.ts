import { storeIds } from '@comanda/demo/casa-comanda/stores'
import type { DeviceId, StationId, TicketId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { createCloudPrinter, send } from '@comanda/sandbox/printer/cloud-printer'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveEvent } from '../database/schema/outbox.ts'
import { printJob } from '../database/schema/printing.ts'
import { accepted } from '../testing/accepted.ts'
import { add, atTable, begin } from '../testing/carts.ts'
import { aPayment, atTheDoor } from '../testing/paying-shop.ts'
import { type StaffBrowser, signInAs } from '../testing/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { testNow } from '../testing/test-cluster.ts'
import { watchPrinters } from './watch-printers.job.ts'

const { centro } = storeIds
let at = testNow as Instant
let shop: TestApp
let manager: StaffBrowser
let server: string
let stations: ReadonlyMap<string, StationId>
beforeAll(async () => {
  shop = await createTestApp({ now: () => at })
  manager = await signInAs(shop, 'encargado')
  server = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const { stations: known } = await accepted(manager.showKitchen({ storeId: centro, stationId: null }))
  stations = new Map(known.map(({ name, stationId }) => [name, stationId]))
  await removePrinters()
})
afterAll(() => shop.close())

const pass = (seconds: number) => {
  at = (at + seconds * 1_000) as Instant
}
const watch = () => watchPrinters(shop.database.db, at)

interface Wanted {
  readonly station?: string
  readonly fallbackId?: DeviceId
}

/** A printer that asks over real HTTP; it has not asked yet. */
async function addPrinter(name: string, { station, fallbackId }: Wanted = {}) {
  const stationId = station === undefined ? undefined : stations.get(station)
  const { printerId, path } = await accepted(
    manager.addPrinter({
      ...{ storeId: centro, name, language: 'esc-pos', codePage: 'windows1252', columns: 42, hasPass: false },
      ...{ fallbackId: fallbackId ?? null, stationIds: stationId === undefined ? [] : [stationId] },
    }),
  )
  const address = { server, host: 'staff.localhost', path }
  return { printerId, address, printer: createCloudPrinter(address) }
}

let position = 0
async function sendRound(...slugs: readonly string[]): Promise<TicketId> {
  const before = await listTickets()
  const { cartId } = await begin(shop.client, atTable((position++ % 8) + 1))
  for (const slug of slugs) await add(shop.client, cartId, slug)
  await accepted(shop.client.sendRound({ cartId }))
  const sent = (await listTickets()).find((id) => !before.includes(id))
  if (sent === undefined) throw new Error('the round is on no board')
  return sent
}

const kitchen = () => accepted(manager.showKitchen({ storeId: centro, stationId: null }))
const listTickets = async () => (await kitchen()).tickets.map(({ ticketId }) => ticketId)
const isMarked = async (id: TicketId) => (await kitchen()).tickets.find(({ ticketId }) => ticketId === id)?.isOffPaper
/** Of the printers that are there now. */
const papers = async () =>
  (await accepted(manager.showPrinting({ storeId: centro }))).papers.filter(({ printer }) => printer !== '')
/** How often boards were told of a printer. */
const countNews = () => shop.database.db.$count(liveEvent, sql`message->>'kind' = 'printer-changed'`)
const without = (printed: readonly string[]) => printed.filter((paper) => !paper.includes('DUPLICADO'))

/** Each test has printers of its own; the last ones would take part. */
async function removePrinters(): Promise<void> {
  const { printers } = await accepted(manager.showPrinting({ storeId: centro }))
  for (const { printerId } of printers) await accepted(manager.revokeDevice({ deviceId: printerId }))
}

describe('a ticket on paper', () => {
  it('is one job per route, in the transaction of its round, with the words of its station [DAY-106]', async () => {
    const hot = await addPrinter('Cocina', { station: 'Calientes' })
    const bar = await addPrinter('Barra', { station: 'Barra' })
    await sendRound('pulpo-a-la-gallega', 'refresco-de-cola')
    for (const { printer } of [hot, bar]) await printer.workAll()
    expect([hot.printer.papers.length, bar.printer.papers.length]).toEqual([1, 1])
    expect(hot.printer.papers[0]).toContain('1 × Pulpo a la')
    expect(hot.printer.papers[0]).toContain('Contiene: Moluscos')
    expect(hot.printer.papers[0]).not.toContain('Refresco')
    expect(bar.printer.papers[0]).toContain('Refresco de')
    expect(without([...hot.printer.papers, ...bar.printer.papers])).toHaveLength(2)
    // A round whose papers cannot be written down is not sent.
    const { db } = shop.database
    await db.execute(sql`alter table print_job add constraint nothing_more check (false) not valid`)
    const before = await listTickets()
    await expect(sendRound('pulpo-a-la-gallega')).rejects.toThrow()
    expect(await listTickets()).toEqual(before)
    await db.execute(sql`alter table print_job drop constraint nothing_more`)
    // What is printed is not printed again.
    for (const { printer } of [hot, bar]) await printer.workAll()
    expect(hot.printer.papers).toHaveLength(1)
    await removePrinters()
  })

  it('has one paper without a mark, however often it is fetched, at once or later [DAY-106]', async () => {
    const { printer, address } = await addPrinter('Cocina', { station: 'Calientes' })
    await sendRound('pulpo-a-la-gallega')
    const asked = JSON.parse((await send(address, 'POST', { body: '{}' })).body.toString())
    const fetch = () => send(address, 'GET', { query: `?token=${asked.jobToken}` })
    const fetched = await Promise.all([fetch(), fetch(), fetch()])
    const texts = [...fetched, await fetch()].map(({ body }) => body.toString('latin1'))
    expect(texts).toHaveLength(4)
    expect(without(texts)).toHaveLength(1)
    await printer.workAll()
    const [again] = printer.papers
    expect(again).toMatch(/DUPLICADO \d\d:\d\d/)
    // A person may want one more: it is a copy too.
    const [paper] = await papers()
    await accepted(manager.printPaper({ paperId: paper?.paperId ?? ('' as never) }))
    await printer.workAll()
    expect(printer.papers).toHaveLength(2)
    expect(without(printer.papers)).toEqual([])
    await removePrinters()
  })

  it('waits for somebody’s yes with its order, and is not printed when the order is rejected', async () => {
    const { printer } = await addPrinter('Cocina', { station: 'Calientes' })
    await printer.work()
    for (const answer of ['yes', 'no'] as const) {
      const { cartId } = await begin(shop.client)
      await add(shop.client, cartId, 'pulpo-a-la-gallega')
      await accepted(shop.client.savePaymentWeb(aPayment(cartId, atTheDoor())))
      await printer.workAll()
      const { orders } = await accepted(manager.showOrders({ storeId: centro }))
      const { orderId, version } = orders.find(({ status }) => status === 'on-hold') ?? {
        orderId: '' as never,
        version: 0,
      }
      if (answer === 'yes') await accepted(manager.moveOrder({ orderId, to: 'preparing', version }))
      else await accepted(manager.rejectOrder({ orderId, reason: 'closing', version }))
      await printer.workAll()
    }
    expect(printer.papers).toHaveLength(1)
    await removePrinters()
  })
})

describe('a silent printer', () => {
  it('is named after 10 seconds, and new jobs go to its fallback at once [DAY-107]', async () => {
    const spare = await addPrinter('Pase')
    const hot = await addPrinter('Cocina', { station: 'Calientes', fallbackId: spare.printerId })
    for (const { printer } of [spare, hot]) await printer.work()
    pass(9)
    await spare.printer.work()
    expect((await kitchen()).silentPrinters).toEqual([])
    pass(1)
    const told = await countNews()
    await watch()
    // Every board hears of it once.
    await watch()
    expect(await countNews()).toBe(told + 2)
    expect((await kitchen()).silentPrinters).toEqual(['Cocina'])
    expect((await accepted(manager.showOrders({ storeId: centro }))).silentPrinters).toEqual(['Cocina'])
    const ticket = await sendRound('pulpo-a-la-gallega')
    expect(await isMarked(ticket)).toBe(false)
    await spare.printer.workAll()
    expect(without(spare.printer.papers)).toHaveLength(1)
    await hot.printer.workAll()
    expect((await kitchen()).silentPrinters).toEqual([])
    expect(hot.printer.papers).toEqual([])
    await removePrinters()
  })

  it('loses what it has not fetched to its fallback, and after 30 seconds what it has, as DUPLICADO [DAY-107]', async () => {
    const spare = await addPrinter('Pase')
    const hot = await addPrinter('Cocina', { station: 'Calientes', fallbackId: spare.printerId })
    for (const { printer } of [spare, hot]) await printer.work()
    hot.printer.mood = 'never-confirms'
    await sendRound('pulpo-a-la-gallega')
    await hot.printer.work()
    expect(without(hot.printer.papers)).toHaveLength(1)
    await sendRound('pulpo-a-la-gallega')
    pass(11)
    await spare.printer.work()
    await watch()
    await spare.printer.workAll()
    expect(without(spare.printer.papers)).toHaveLength(1)
    pass(18)
    await spare.printer.work()
    await watch()
    await spare.printer.workAll()
    expect(spare.printer.papers).toHaveLength(1)
    pass(1)
    await watch()
    await spare.printer.workAll()
    expect(spare.printer.papers).toHaveLength(2)
    expect(spare.printer.papers[1]).toMatch(/DUPLICADO \d\d:\d\d/)
    // The first printer comes back: everything is on paper, once without a mark.
    hot.printer.mood = 'well'
    await hot.printer.workAll()
    expect(hot.printer.papers).toHaveLength(1)
    await removePrinters()
  })

  it('keeps no other printer waiting, and one without paper is as good as silent [DAY-107]', async () => {
    const hot = await addPrinter('Cocina', { station: 'Calientes' })
    const bar = await addPrinter('Barra', { station: 'Barra' })
    hot.printer.mood = 'out-of-paper'
    await hot.printer.work()
    const ticket = await sendRound('pulpo-a-la-gallega', 'refresco-de-cola')
    await bar.printer.workAll()
    expect(bar.printer.papers).toHaveLength(1)
    expect((await kitchen()).silentPrinters).toEqual(['Cocina'])
    expect(await isMarked(ticket)).toBe(true)
    hot.printer.mood = 'well'
    await hot.printer.workAll()
    expect(without(hot.printer.papers)).toHaveLength(1)
    expect(await isMarked(ticket)).toBe(false)
    await removePrinters()
  })

  it('without a living fallback leaves the order on the board, marked as not on paper, until it is back [DAY-107]', async () => {
    const one = await addPrinter('Una', { station: 'Calientes' })
    const ticket = await sendRound('pulpo-a-la-gallega')
    await watch()
    expect(await isMarked(ticket)).toBe(true)
    await one.printer.workAll()
    expect(without(one.printer.papers)).toHaveLength(1)
    expect(await isMarked(ticket)).toBe(false)
    await removePrinters()
  })
})

describe('an old paper', () => {
  it('is not printed by itself after 30 minutes: a person prints or drops it [DAY-108]', async () => {
    const { printer } = await addPrinter('Cocina', { station: 'Calientes' })
    const ticket = await sendRound('pulpo-a-la-gallega')
    await sendRound('pulpo-a-la-gallega')
    pass(30 * 60)
    await watch()
    await printer.workAll()
    expect(printer.papers).toEqual([])
    expect(await isMarked(ticket)).toBe(true)
    const [first, second] = (await papers()).filter(({ isOld }) => isOld)
    if (first === undefined || second === undefined) throw new Error('nothing is listed')
    await accepted(manager.dropPaper({ paperId: first.paperId }))
    expect(await manager.dropPaper({ paperId: first.paperId })).toMatchObject({ refused: 'paper-not-found' })
    await accepted(manager.printPaper({ paperId: second.paperId }))
    await printer.workAll()
    // Nobody was ever given it, so it is the one without a mark.
    expect(without(printer.papers)).toHaveLength(1)
    expect((await papers()).filter(({ isOld }) => isOld)).toEqual([])
    await removePrinters()
  })
})

describe('a printer’s door', () => {
  it('opens to its own token and shows its own jobs; to any other it does not exist [DAY-109]', async () => {
    const hot = await addPrinter('Cocina', { station: 'Calientes' })
    const bar = await addPrinter('Barra', { station: 'Barra' })
    await sendRound('pulpo-a-la-gallega')
    const { jobToken } = JSON.parse((await send(hot.address, 'POST', { body: '{}' })).body.toString())
    const query = `?token=${jobToken}&code=200`
    expect(JSON.parse((await send(bar.address, 'POST', { body: '{}' })).body.toString())).toEqual({ jobReady: false })
    expect((await send(bar.address, 'GET', { query })).status).toBe(404)
    await send(bar.address, 'DELETE', { query })
    const [job] = await shop.database.db.select().from(printJob).where(eq(printJob.id, jobToken))
    expect(job).toMatchObject({ state: 'waiting', givenTimes: 0 })
    const nobody = { ...hot.address, path: '/printer/nobody' }
    for (const method of ['POST', 'GET', 'DELETE']) expect((await send(nobody, method, { query })).status).toBe(404)
    // On a host of the diners there is no such door.
    expect((await send({ ...hot.address, host: 'localhost' }, 'POST', { body: '{}' })).status).toBe(404)
    await accepted(manager.revokeDevice({ deviceId: hot.printerId }))
    expect((await send(hot.address, 'POST', { body: '{}' })).status).toBe(404)
    await removePrinters()
  })
})
