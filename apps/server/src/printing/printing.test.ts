import { send } from '@comanda/sandbox/printer/cloud-printer'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { printJob } from '../database/schema/printing.ts'
import { accepted } from '../testing/accepted.ts'
import { add, begin } from '../testing/cart/carts.ts'
import { aPayment, atTheDoor } from '../testing/payment/paying-shop.ts'
import { openPrintingShop, type PrintingShop, without, withoutHeir } from '../testing/printing/printing-shop.ts'

let house: PrintingShop
beforeAll(async () => {
  house = await openPrintingShop()
})
afterAll(() => house.shop.close())

describe('a ticket on paper', () => {
  it('is one job per route, in the transaction of its round, with the words of its station [DAY-106]', async () => {
    const hot = await house.addPrinter('Cocina', { station: 'Calientes' })
    const bar = await house.addPrinter('Barra', { station: 'Barra' })
    await house.sendRound('pulpo-a-la-gallega', 'refresco-de-cola')
    for (const { printer } of [hot, bar]) await printer.workAll()
    expect([hot.printer.papers.length, bar.printer.papers.length]).toEqual([1, 1])
    expect(hot.printer.papers[0]).toContain('1 × Pulpo a la')
    expect(hot.printer.papers[0]).toContain('Contiene: Moluscos')
    expect(hot.printer.papers[0]).not.toContain('Refresco')
    expect(bar.printer.papers[0]).toContain('Refresco de')
    expect(without([...hot.printer.papers, ...bar.printer.papers])).toHaveLength(2)
    // A round whose papers cannot be written down is not sent.
    const { db } = house.shop.database
    await db.execute(sql`alter table print_job add constraint nothing_more check (false) not valid`)
    const before = await house.listTickets()
    await expect(house.sendRound('pulpo-a-la-gallega')).rejects.toThrow()
    expect(await house.listTickets()).toEqual(before)
    await db.execute(sql`alter table print_job drop constraint nothing_more`)
    // What is printed is not printed again.
    for (const { printer } of [hot, bar]) await printer.workAll()
    expect(hot.printer.papers).toHaveLength(1)
    await house.removePrinters()
  })

  it('says where its dishes are printed that a course is fired, once for two who fire it [DAY-205]', async () => {
    const hot = await house.addPrinter('Cocina', { station: 'Calientes' })
    const bar = await house.addPrinter('Barra', { station: 'Barra' })
    const ticketId = await house.sendRound('refresco-de-cola', 'pulpo-a-la-gallega', 'arroz-negro')
    for (const { printer } of [hot, bar]) await printer.workAll()
    expect(hot.printer.papers).toHaveLength(1)
    expect(hot.printer.papers[0]).not.toContain('MARCHA')
    const fire = () => house.manager.fireCourse({ ticketId, course: 2 })
    await Promise.all([fire(), fire()])
    await fire()
    for (const { printer } of [hot, bar]) await printer.workAll()
    expect([hot.printer.papers.length, bar.printer.papers.length]).toEqual([2, 1])
    const [, fired = ''] = hot.printer.papers
    expect(fired).toContain('MARCHA 2.º')
    expect(fired).toContain('Arroz negro')
    expect(fired).not.toContain('Pulpo')
    expect(without(hot.printer.papers)).toHaveLength(2)
    await house.removePrinters()
  })

  it('has one paper without a mark, however often it is fetched, at once or later [DAY-106]', async () => {
    const { printer, address } = await house.addPrinter('Cocina', { station: 'Calientes' })
    await house.sendRound('pulpo-a-la-gallega')
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
    const [paper] = await house.papers()
    await accepted(house.manager.printPaper({ paperId: paper?.paperId ?? ('' as never) }))
    await printer.workAll()
    expect(printer.papers).toHaveLength(2)
    expect(without(printer.papers)).toEqual([])
    await house.removePrinters()
  })

  it('waits for somebody’s yes with its order, and is not printed when the order is rejected', async () => {
    const { printer } = await house.addPrinter('Cocina', { station: 'Calientes' })
    await printer.work()
    for (const answer of ['yes', 'no'] as const) {
      const { cartId } = await begin(house.shop.client)
      await add(house.shop.client, cartId, 'pulpo-a-la-gallega')
      await accepted(house.shop.client.savePaymentWeb(aPayment(cartId, atTheDoor())))
      await printer.workAll()
      const { orders } = await accepted(house.manager.showOrders({ storeId: house.storeId }))
      const { orderId, version } = orders.find(({ status }) => status === 'on-hold') ?? {
        orderId: '' as never,
        version: 0,
      }
      if (answer === 'yes') await accepted(house.manager.moveOrder({ orderId, to: 'preparing', version }))
      else await accepted(house.manager.rejectOrder({ orderId, reason: 'closing', version }))
      await printer.workAll()
    }
    expect(printer.papers).toHaveLength(1)
    await house.removePrinters()
  })
})

describe('an old paper', () => {
  it('is not printed by itself after 30 minutes: a person prints or drops it [DAY-108]', async () => {
    const { printer } = await house.addPrinter('Cocina', { station: 'Calientes' })
    const ticket = await house.sendRound('pulpo-a-la-gallega')
    await house.sendRound('pulpo-a-la-gallega')
    house.pass(30 * 60)
    await house.watch()
    await printer.workAll()
    expect(printer.papers).toEqual([])
    expect(await house.isMarked(ticket)).toBe(true)
    const [first, second] = (await house.papers()).filter(({ isOld }) => isOld)
    if (first === undefined || second === undefined) throw new Error('nothing is listed')
    await accepted(house.manager.dropPaper({ paperId: first.paperId }))
    expect(await house.manager.dropPaper({ paperId: first.paperId })).toMatchObject({ refused: 'paper-not-found' })
    await accepted(house.manager.printPaper({ paperId: second.paperId }))
    await printer.workAll()
    // Nobody was ever given it, so it is the one without a mark.
    expect(without(printer.papers)).toHaveLength(1)
    expect((await house.papers()).filter(({ isOld }) => isOld)).toEqual([])
    await house.removePrinters()
  })
})

describe('a printer’s door', () => {
  it('opens to its own token and shows its own jobs; to any other it does not exist [DAY-109] [F-244]', async () => {
    const hot = await house.addPrinter('Cocina', { station: 'Calientes' })
    const bar = await house.addPrinter('Barra', { station: 'Barra' })
    await house.sendRound('pulpo-a-la-gallega')
    const { jobToken } = JSON.parse((await send(hot.address, 'POST', { body: '{}' })).body.toString())
    const query = `?token=${jobToken}&code=200`
    expect(JSON.parse((await send(bar.address, 'POST', { body: '{}' })).body.toString())).toEqual({ jobReady: false })
    expect((await send(bar.address, 'GET', { query })).status).toBe(404)
    await send(bar.address, 'DELETE', { query })
    const { db } = house.shop.database
    const readJob = async () => (await db.select().from(printJob).where(eq(printJob.id, jobToken)))[0]
    expect(await readJob()).toMatchObject({ state: 'waiting', givenTimes: 0 })
    // A paper that was given to nobody came out nowhere, and one that was given comes out where it was given.
    await send(hot.address, 'DELETE', { query })
    expect(await readJob()).toMatchObject({ state: 'waiting', givenTimes: 0 })
    await send(hot.address, 'GET', { query })
    const given = await readJob()
    expect(given).toMatchObject({ givenTimes: 1, endedAt: null })
    await send(bar.address, 'DELETE', { query })
    expect(await readJob()).toEqual(given)
    await send(hot.address, 'DELETE', { query })
    expect(await readJob()).toMatchObject({ state: 'printed' })
    const nobody = { ...hot.address, path: '/printer/nobody' }
    for (const method of ['POST', 'GET', 'DELETE']) expect((await send(nobody, method, { query })).status).toBe(404)
    // On a host of the diners there is no such door.
    expect((await send({ ...hot.address, host: 'localhost' }, 'POST', { body: '{}' })).status).toBe(404)
    expect(await house.manager.revokeDevice({ deviceId: hot.printerId })).toMatchObject({
      refused: 'device-is-printer',
    })
    await accepted(house.manager.removePrinter(withoutHeir(hot.printerId)))
    expect((await send(hot.address, 'POST', { body: '{}' })).status).toBe(404)
    await house.removePrinters()
  })
})
