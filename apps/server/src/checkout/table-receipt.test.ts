import type { TableReceipt } from '@comanda/contract/entities/table-receipt'
import type { CartId, LineId } from '@comanda/rules/ids'
import { type Cents, cents, sumCents } from '@comanda/rules/money/cents'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accepted } from '../testing/cart/carts.ts'
import type { Visit } from '../testing/http/open-visit.ts'
import { payToTheEnd, payWays } from '../testing/payment/pay-ways.ts'
import { openPayingShop, type PayingShop } from '../testing/payment/paying-shop.ts'
import { equalPart, openSharedTable, partOf, takeShare } from '../testing/table/shared-table.ts'

let house: PayingShop
let ana: Visit
let berta: Visit
let cartId: CartId
let octopus: LineId
let total: Cents
let tables = 0

beforeAll(async () => {
  house = await openPayingShop()
  ana = await house.visit()
  berta = await house.visit()
})
beforeEach(async () => {
  tables += 1
  const dishes = [
    { slug: 'pulpo-a-la-gallega', quantity: 2 },
    { slug: 'ensaladilla-rusa', quantity: 1 },
  ]
  const table = await openSharedTable([ana, berta], tables, dishes)
  ;({ cartId, total } = table)
  octopus = table.lines[0] as LineId
})
afterAll(() => house.close())

const read = async (visit: Visit): Promise<TableReceipt> => accepted(await visit.client.getTableReceipt({ cartId }))
const pay = (visit: Visit, tip?: Cents) =>
  payToTheEnd(house, payWays.form, { visit, cartId, ...(tip !== undefined && { tip }) })

describe('the receipt of a table', () => {
  it('says what was had, its taxes and how each part was paid, to those who sat there alone [SHELL-007] [TABLE-018]', async () => {
    accepted(await ana.client.nameDiner({ cartId, device: 'one', name: 'Ana' }))
    const first = await takeShare(ana, cartId, partOf(octopus, 1, 2))
    const second = await takeShare(berta, cartId, equalPart(1))
    await pay(ana, cents(300))
    // While something is to be paid there is none.
    expect(await ana.client.getTableReceipt({ cartId })).toMatchObject({ refused: 'order-not-found' })
    house.clock.now += 60_000
    await pay(berta)

    const own = await read(ana)
    expect(own).toMatchObject({
      isBill: true,
      place: String(tables),
      issuer: { address: { city: 'Madrid' } },
      diners: [{ device: 'one', name: 'Ana' }],
      order: { paymentState: 'paid', lines: [{ quantity: 2 }, { quantity: 1 }], total: total + 300 },
    })
    expect(own.lines.map(({ id }) => id)).toEqual(own.order.lines.map(({ id }) => id))
    // A tip bears no tax.
    expect(sumCents(own.vat.flatMap(({ base, vat }) => [base, vat]))).toBe(total)
    expect(own.payments).toMatchObject([
      { way: 'new', amount: first.amount, tip: 300, isMine: true },
      { way: 'new', amount: second.amount, tip: 0, isMine: false, receiptNumber: null },
    ])
    // What others gave the waiters, and the numbers of their receipts, are their own affair.
    expect((await read(berta)).payments).toMatchObject([
      { amount: first.amount, tip: 0, isMine: false, receiptNumber: null },
      { amount: second.amount, tip: 0, isMine: true },
    ])
    const stranger = await house.visit()
    expect(await stranger.client.getTableReceipt({ cartId })).toMatchObject({ refused: 'order-not-found' })
  })

  it('of a bill that one diner paid names one payment for all of it [SHELL-007]', async () => {
    await payToTheEnd(house, payWays.form, { visit: berta, cartId, isWhole: true })
    const { payments, order } = await read(ana)
    expect(payments).toMatchObject([{ way: 'new', amount: total, tip: 0, isMine: false }])
    expect(order.total).toBe(total)
    expect((await read(berta)).payments).toMatchObject([{ isMine: true }])
  })
})
