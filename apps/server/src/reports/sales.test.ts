import type { Sales } from '@comanda/contract/entities/staff/sales'
import { isRefusal } from '@comanda/contract/refusals'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { type SiteId, type StaffId, type StoreId, toId } from '@comanda/rules/ids'
import { type Cents, cents, zero } from '@comanda/rules/money/cents'
import type { Instant } from '@comanda/rules/time/calendar'
import { addDays, getIsoDate } from '@comanda/rules/time/iso-date'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cart } from '../database/schema/cart.ts'
import { placedOrder } from '../database/schema/order.ts'
import { accepted } from '../testing/accepted.ts'
import { dish } from '../testing/cart/carts.ts'
import { openVoidingShop, type VoidingShop } from '../testing/checkout/voiding-shop.ts'
import { cartRow, orderRow } from '../testing/database/rows.ts'
import { payAtBank } from '../testing/payment/bank-diner.ts'
import { checkMoney } from '../testing/payment/check-money.ts'
import { aPayment } from '../testing/payment/paying-shop.ts'
import { anAmount, openSharedTable, takeShare } from '../testing/table/shared-table.ts'
import { letIn, openStaffBrowser, type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { createTestApp } from '../testing/test-app.ts'

const { centro, malasana, palmas } = storeIds
const today = getIsoDate('2026-11-18')
const nothing: Sales = {
  orders: 0,
  units: 0,
  gross: zero,
  cancelled: { orders: 0, gross: zero },
  refunded: zero,
  ways: [],
}

async function readDay(who: StaffBrowser, day: string, storeId: StoreId | null = centro): Promise<Sales> {
  const date = getIsoDate(day)
  return (await accepted(who.showSales({ storeId, from: date, until: date }))).total
}

describe('the sales of a business day', () => {
  let house: VoidingShop
  let owner: StaffBrowser
  /** Totals of what is sold below, by how it ended. */
  const sold = { kept: zero, halved: zero, takenOut: zero, cancelled: zero, table: zero, byCard: cents(500) }

  beforeAll(async () => {
    house = await openVoidingShop()
    owner = await signInAs(house.shop, 'direccion')
    sold.kept = (await house.sell({ pays: 'now' })).sold
    await sellHalf()
    await sellAndCancel()
    await sellTable()
    await sellElsewhere()
  })
  afterAll(() => house.close())

  /** Paid in cash, less a dish that was taken out before. */
  async function sellHalf(): Promise<void> {
    const { orderId, version, first, takeOut, read, sold: total } = await house.sell({ pays: 'at-the-door' })
    await accepted(takeOut(first.id, version))
    const { voided, version: seen } = await read()
    const owed = cents(total - voided)
    await accepted(house.manager.takeOrderMoney({ orderId, version: seen, by: 'cash', given: owed, shown: owed }))
    Object.assign(sold, { halved: owed, takenOut: voided })
  }

  /** Paid by card, and its money went back. */
  async function sellAndCancel(): Promise<void> {
    const { orderId, version, sold: total } = await house.sell({ pays: 'now' })
    await accepted(house.manager.rejectOrder({ orderId, version, reason: 'closing' }))
    await house.sweep(2)
    sold.cancelled = total
  }

  /** One guest pays a share by card, and the waiter takes the rest with the terminal. */
  async function sellTable(): Promise<void> {
    const phone = await house.visit()
    const { cartId, total } = await openSharedTable([phone], 3, [{ slug: 'pulpo-a-la-gallega', quantity: 3 }])
    await takeShare(phone, cartId, anAmount(sold.byCard))
    const share = { shown: sold.byCard }
    await payAtBank(await accepted(phone.client.savePaymentRedsysWeb(aPayment(cartId, { share }))), {
      pan: '5576441563045037',
    })
    const { tables } = await accepted(owner.showFloor({ storeId: centro }))
    const { version = 0, owed = zero } = tables.find(({ bill }) => bill?.cartId === cartId)?.bill ?? {}
    await accepted(owner.takeTableMoney({ cartId, version, by: 'terminal', given: owed, shown: owed }))
    sold.table = total
  }

  /** The same store id, day, number and total on another site, and the same in another store of this one. */
  async function sellElsewhere(): Promise<void> {
    const { db } = house.shop.database
    for (const place of [{ siteId: toId<SiteId>(3) }, { storeId: malasana }]) {
      const row = cartRow({ ...place, state: 'ordered' })
      await db.insert(cart).values(row)
      await db.insert(placedOrder).values(orderRow(row.id, { ...place, total: sold.kept }))
    }
  }

  it('has its orders, units and money by way of paying, with what was cancelled and went back said apart', async () => {
    const told = await readDay(house.manager, today)
    expect(told).toEqual({
      orders: 3,
      units: 2 + 1 + 3,
      gross: sold.kept + sold.halved + sold.table,
      cancelled: { orders: 1, gross: sold.cancelled },
      refunded: sold.cancelled,
      ways: [
        {
          way: 'new',
          payments: 3,
          taken: sold.kept + sold.cancelled + sold.byCard,
          refunded: sold.cancelled,
        },
        { way: 'cash', payments: 1, taken: sold.halved, refunded: 0 },
        { way: 'terminal', payments: 1, taken: sold.table - sold.byCard, refunded: 0 },
      ],
    })
    expect(sold.takenOut).toBeGreaterThan(0)
    await checkMoney(house.db)
  })

  it('is what SQL written apart says, to the cent', async () => {
    const { rows } = await house.db.execute<{ gross: number; paid: number; back: number }>(sql`
      select sum(case status when 'cancelled' then 0 else total - voided end)::int as gross,
        sum(paid)::int as paid, sum(refunded)::int as back
      from placed_order where site_id = 1 and store_id = 1 and day = ${today}`)
    const { gross, refunded, ways } = await readDay(house.manager, today)
    const add = (amounts: readonly Cents[]) => amounts.reduce((all, one) => all + one, 0)
    expect([{ gross, paid: add(ways.map(({ taken }) => taken)), back: refunded }]).toEqual(rows)
    expect(add(ways.map((way) => way.refunded))).toBe(refunded)
  })

  it('is of one’s own site and of the stores in reach, though the numbers are the same', async () => {
    const here = await readDay(owner, today)
    const elsewhere = openStaffBrowser(house.shop)
    const cookies = await letIn(house.shop, { siteId: toId<SiteId>(3), staffId: toId<StaffId>(1) })
    for (const [name, value] of cookies) elsewhere.cookies.set(name, value)
    const one: Sales = { ...nothing, orders: 1, gross: sold.kept }
    expect(await readDay(elsewhere, today)).toEqual(one)
    expect(await readDay(elsewhere, today, null)).toEqual(one)
    expect(await readDay(owner, today, malasana)).toEqual(one)
    expect(await readDay(owner, today, null)).toMatchObject({ orders: here.orders + 1, gross: here.gross + sold.kept })
    // Who works in one store has that one, however they ask.
    expect(await readDay(house.manager, today, null)).toEqual(here)
    const asked = { from: today, until: today }
    for (const storeId of [malasana, toId<StoreId>(999)]) {
      expect(await house.manager.showSales({ ...asked, storeId })).toMatchObject({ refused: 'store-not-found' })
      expect(await house.manager.exportSales({ ...asked, storeId })).toMatchObject({ refused: 'store-not-found' })
    }
    expect(await owner.showSales({ ...asked, storeId: toId(999) })).toMatchObject({ refused: 'store-not-found' })
  })

  it('is nobody’s without the right, and no stretch is longer than a year or ends before it begins', async () => {
    const waiter = await signInAs(house.shop, 'sala')
    const asked = { storeId: centro, from: today, until: today }
    for (const call of ['showSales', 'exportSales'] as const) {
      expect(await waiter[call](asked)).toMatchObject({ refused: 'right-missing' })
      for (const from of [addDays(today, 1), addDays(today, -366)]) {
        expect(await house.manager[call]({ ...asked, from })).toMatchObject({ refused: 'stretch-not-allowed' })
      }
    }
  })

  it('goes out as a file in the language of whoever takes it, which the audit says and a look does not', async () => {
    const listTaken = async () => {
      const all = { subject: 'sales:2026-11-18', staffId: null, deviceId: null, storeId: null, call: 'exportSales' }
      return (await accepted(owner.listActions({ ...all, day: null, after: null }))).actions
    }
    const before = (await listTaken()).length
    const asked = { storeId: centro, from: addDays(today, 1), until: addDays(today, 2) }
    await accepted(house.manager.showSales({ ...asked, from: today }))
    expect(await listTaken()).toHaveLength(before)
    const { name, csv } = await accepted(house.manager.exportSales({ ...asked, from: today, until: today }))
    expect(name).toBe('ventas-2026-11-18-2026-11-18.csv')
    const euros = (amount: number) => (amount / 100).toFixed(2).replace('.', ',')
    const [gross, card] = [sold.kept + sold.halved + sold.table, sold.kept + sold.cancelled + sold.byCard]
    const numbers = [3, 6, euros(gross), 1, euros(sold.cancelled), euros(sold.cancelled)].join(';')
    const ways = [card, sold.halved, sold.table - sold.byCard].map(euros).join(';')
    expect(csv.replace('\uFEFF', '').split('\r\n')).toEqual([
      '"Día";"Pedidos";"Unidades";"Ventas con IVA";"Pedidos cancelados";"Importe cancelado";"Devuelto";"Tarjeta en línea";"Efectivo";"Datáfono"',
      `"2026-11-18";${numbers};${ways}`,
      `"Total";${numbers};${ways}`,
      '',
    ])
    const [taken, ...others] = await listTaken()
    expect(others).toHaveLength(before)
    expect(taken).toMatchObject({
      call: 'exportSales',
      person: { staffId: 2 },
      storeId: centro,
      after: { from: '2026-11-18', until: '2026-11-18' },
    })
  })
})

describe('a stretch of business days', () => {
  it('begins and ends by the clock of each store, 25 hours long when the clocks change', async () => {
    const first = await createTestApp()
    // Its day begins in the middle of its lunch, an hour later than it would in Madrid.
    await first.database.db.execute(sql`
      update store set day_starts_at = 13 * 60, takeaway_closed = false, register_open = true where site_id = 1 and id = ${palmas}`)
    let now = Date.parse('2026-10-23T12:00:00Z') as Instant
    const shop = await createTestApp({ beside: first, now: () => now })
    const { id: productId, price: saidTotal } = dish('agua-mineral')
    const choice = { valueIds: [], options: [], units: [] }
    const lines = [{ productId, quantity: 1, notes: '', allergies: [], choice }]
    const orderAt = async (moment: string, storeId: StoreId) => {
      now = Date.parse(moment) as Instant
      const host = await signInAs(shop, 'direccion', now)
      const caller = { name: 'Ana Gil', phone: '600123456', notes: '' }
      const how = { storeId, mode: 'pickup', address: null, at: null, saidTotal } as const
      await accepted(host.placeTelephoneOrder({ ...how, ...caller, lines }))
      return host
    }
    await orderAt('2026-10-24T02:59:59.999Z', centro)
    await orderAt('2026-10-24T03:00:00Z', centro)
    await orderAt('2026-10-25T03:59:59.999Z', centro)
    await orderAt('2026-10-25T04:00:00Z', centro)
    await orderAt('2026-10-26T12:30:00Z', palmas)
    const host = await orderAt('2026-10-26T13:00:00Z', palmas)
    const from = getIsoDate('2026-10-23')
    const stretch = { from, until: addDays(from, 3) }
    const countOf = async (storeId: StoreId | null) => {
      const { days, total } = await accepted(host.showSales({ storeId, ...stretch }))
      expect(days.map(({ day }) => day)).toEqual(['2026-10-23', '2026-10-24', '2026-10-25', '2026-10-26'])
      expect(total.orders).toBe(days.reduce((all, { orders }) => all + orders, 0))
      return days.map(({ orders }) => orders)
    }
    expect(await countOf(centro)).toEqual([1, 2, 1, 0])
    expect(await countOf(palmas)).toEqual([0, 0, 1, 1])
    expect(await countOf(null)).toEqual([1, 2, 2, 1])
    const inner = await host.showSales({ storeId: centro, from: addDays(from, 1), until: addDays(from, 1) })
    expect(isRefusal(inner) ? inner : inner.total).toMatchObject({ orders: 2, units: 2, gross: 2 * saidTotal })
    await shop.close()
    await first.close()
  })
})
