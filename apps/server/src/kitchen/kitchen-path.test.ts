import { getIsoDate } from '@comanda/rules/time/iso-date'
import { getMinute } from '@comanda/rules/time/minute'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accepted } from '../testing/accepted.ts'
import { add, aSave, aSetup, atTable, begin } from '../testing/cart/carts.ts'
import { aPayment, atTheDoor, fillCart } from '../testing/payment/paying-shop.ts'
import { openPrintingShop, type PrintingShop } from '../testing/printing/printing-shop.ts'
import { pairAt, type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'

let house: PrintingShop
let board: StaffBrowser
let hot: Awaited<ReturnType<PrintingShop['addPrinter']>>
beforeAll(async () => {
  house = await openPrintingShop()
  hot = await house.addPrinter('Cocina', { station: 'Calientes' })
  board = await pairAt(house.shop, { storeId: house.storeId })
})
afterAll(() => house.shop.close())

const client = () => house.shop.client
const beginAgain = () => client().saveCart(aSave())
const refused = { refused: 'orders-not-taken', message: 'En estos momentos no podemos tramitar más pedidos' }
const hour = 3_600
const tomorrow = { dateType: 'scheduled', date: getIsoDate('2026-11-19'), time: getMinute('14:00') } as const

it('17: a store takes orders while a printer, a board or a person would see them, and no longer', async () => {
  const paid = await fillCart(client())
  const { cartId: table } = await begin(client(), atTable(1))
  await add(client(), table, 'pulpo-a-la-gallega')
  await hot.printer.work()
  house.pass(hour + 60)
  // The printer and the board are silent, and the last session of a person is over.
  expect(await beginAgain()).toMatchObject(refused)
  expect(await client().savePaymentWeb(aPayment(paid, atTheDoor()))).toMatchObject(refused)
  expect(await client().sendRound({ cartId: table })).toMatchObject(refused)
  // Guests may sit down and choose, and tomorrow somebody will be there.
  await begin(client(), atTable(2))
  await begin(client(), aSetup(tomorrow))

  await hot.printer.work()
  await accepted(client().sendRound({ cartId: table }))
  await accepted(client().savePaymentWeb(aPayment(paid, atTheDoor())))
  await hot.printer.workAll()
  expect(hot.printer.papers).toHaveLength(1)
})

it('17: a board or a person is enough where no printer lives', async () => {
  house.pass(hour + 60)
  expect(await beginAgain()).toMatchObject(refused)
  await signInAs(house.shop, 'plancha', house.now())
  await accepted(beginAgain())
  house.pass(hour)
  expect(await beginAgain()).toMatchObject(refused)
  await accepted(board.showKitchen({ storeId: house.storeId, stationId: null }))
  await accepted(beginAgain())
})
