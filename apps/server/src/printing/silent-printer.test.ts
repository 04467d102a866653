import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accepted } from '../testing/accepted.ts'
import { add, begin } from '../testing/cart/carts.ts'
import { aPayment, atTheDoor } from '../testing/payment/paying-shop.ts'
import { openPrintingShop, type PrintingShop, without } from '../testing/printing/printing-shop.ts'

let house: PrintingShop
beforeAll(async () => {
  house = await openPrintingShop()
})
afterAll(() => house.shop.close())

describe('a silent printer', () => {
  it('is named after 10 seconds, and new jobs go to its fallback at once [DAY-107]', async () => {
    const spare = await house.addPrinter('Pase')
    const hot = await house.addPrinter('Cocina', { station: 'Calientes', fallbackId: spare.printerId })
    for (const { printer } of [spare, hot]) await printer.work()
    house.pass(9)
    await spare.printer.work()
    expect((await house.kitchen()).silentPrinters).toEqual([])
    house.pass(1)
    const told = await house.countNews()
    await house.watch()
    // Every board hears of it once.
    await house.watch()
    expect(await house.countNews()).toBe(told + 2)
    expect((await house.kitchen()).silentPrinters).toEqual(['Cocina'])
    expect((await accepted(house.manager.showOrders({ storeId: house.storeId }))).silentPrinters).toEqual(['Cocina'])
    const ticket = await house.sendRound('pulpo-a-la-gallega')
    expect(await house.isMarked(ticket)).toBe(false)
    await spare.printer.workAll()
    expect(without(spare.printer.papers)).toHaveLength(1)
    await hot.printer.workAll()
    expect((await house.kitchen()).silentPrinters).toEqual([])
    expect(hot.printer.papers).toEqual([])
    await house.removePrinters()
  })

  it('loses what it has not fetched to its fallback, and after 30 seconds what it has, as DUPLICADO [DAY-107]', async () => {
    const spare = await house.addPrinter('Pase')
    const hot = await house.addPrinter('Cocina', { station: 'Calientes', fallbackId: spare.printerId })
    for (const { printer } of [spare, hot]) await printer.work()
    hot.printer.mood = 'never-confirms'
    await house.sendRound('pulpo-a-la-gallega')
    await hot.printer.work()
    expect(without(hot.printer.papers)).toHaveLength(1)
    await house.sendRound('pulpo-a-la-gallega')
    house.pass(11)
    await spare.printer.work()
    await house.watch()
    await spare.printer.workAll()
    expect(without(spare.printer.papers)).toHaveLength(1)
    house.pass(18)
    await spare.printer.work()
    await house.watch()
    await spare.printer.workAll()
    expect(spare.printer.papers).toHaveLength(1)
    house.pass(1)
    await house.watch()
    await spare.printer.workAll()
    expect(spare.printer.papers).toHaveLength(2)
    expect(spare.printer.papers[1]).toMatch(/DUPLICADO \d\d:\d\d/)
    // The first printer comes back: everything is on paper, once without a mark.
    hot.printer.mood = 'well'
    await hot.printer.workAll()
    expect(hot.printer.papers).toHaveLength(1)
    await house.removePrinters()
  })

  it('keeps no other printer waiting, and one without paper is as good as silent [DAY-107]', async () => {
    const hot = await house.addPrinter('Cocina', { station: 'Calientes' })
    const bar = await house.addPrinter('Barra', { station: 'Barra' })
    hot.printer.mood = 'out-of-paper'
    await hot.printer.work()
    const ticket = await house.sendRound('pulpo-a-la-gallega', 'refresco-de-cola')
    await bar.printer.workAll()
    expect(bar.printer.papers).toHaveLength(1)
    expect((await house.kitchen()).silentPrinters).toEqual(['Cocina'])
    expect(await house.isMarked(ticket)).toBe(true)
    hot.printer.mood = 'well'
    await hot.printer.workAll()
    expect(without(hot.printer.papers)).toHaveLength(1)
    expect(await house.isMarked(ticket)).toBe(false)
    await house.removePrinters()
  })

  it('without a living fallback leaves the order on the board, marked as not on paper, until it is back [DAY-107]', async () => {
    const one = await house.addPrinter('Una', { station: 'Calientes' })
    const ticket = await house.sendRound('pulpo-a-la-gallega')
    await house.watch()
    expect(await house.isMarked(ticket)).toBe(true)
    await one.printer.workAll()
    expect(without(one.printer.papers)).toHaveLength(1)
    expect(await house.isMarked(ticket)).toBe(false)
    await house.removePrinters()
  })

  it('marks its orders on the orders board too [DAY-107], and a paper whose dishes were all taken out is not printed', async () => {
    const hot = await house.addPrinter('Cocina', { station: 'Calientes' })
    const bar = await house.addPrinter('Barra', { station: 'Barra' })
    const { cartId } = await begin(house.shop.client)
    for (const slug of ['pulpo-a-la-gallega', 'refresco-de-cola']) await add(house.shop.client, cartId, slug)
    const { orderNumber } = await accepted(house.shop.client.savePaymentWeb(aPayment(cartId, atTheDoor())))
    const find = async () => {
      const { orders } = await accepted(house.manager.showOrders({ storeId: house.storeId }))
      const found = orders.find(({ number }) => number === orderNumber)
      if (found === undefined) throw new Error('the order is on no board')
      return found
    }
    const { orderId, lines, isOffPaper } = await find()
    // Of what waits for somebody's yes there is no paper yet.
    expect(isOffPaper).toBe(false)
    expect(await accepted(house.manager.moveOrder({ orderId, to: 'preparing', version: 1 }))).toMatchObject({
      isOffPaper: true,
    })
    const cola = lines.find(({ name }) => name === 'Refresco de cola')
    if (cola === undefined) throw new Error('nothing to drink was ordered')
    await accepted(house.manager.voidLine({ orderId, lineId: cola.lineId, reason: 'sold-out', version: 2 }))
    for (const { printer } of [hot, bar]) await printer.workAll()
    expect(bar.printer.papers).toEqual([])
    expect(hot.printer.papers).toHaveLength(1)
    expect(await find()).toMatchObject({ isOffPaper: false })
    await house.removePrinters()
  })
})
