import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { demoPin } from '@comanda/demo/demo-site'
import { type LineId, type StaffId, toId } from '@comanda/rules/ids'
import { type Cents, cents } from '@comanda/rules/money/cents'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { orderVoid, placedOrder } from '../database/schema/order.ts'
import { outboxMessage } from '../database/schema/outbox.ts'
import { accepted } from '../testing/accepted.ts'
import { openVoidingShop, type VoidingShop } from '../testing/checkout/voiding-shop.ts'
import { checkMoney } from '../testing/payment/check-money.ts'
import { pairAt, type StaffBrowser, signInAs, tapIn } from '../testing/team/staff-browser.ts'

let house: VoidingShop
beforeAll(async () => {
  house = await openVoidingShop()
})
afterAll(() => house.close())
afterEach(() => checkMoney(house.db))

/** An order that was paid and is with its diner, of two dishes; the first was ordered three times. */
async function deliver(pays: 'now' | 'at-the-door') {
  const slugs = ['pulpo-a-la-gallega', 'pulpo-a-la-gallega', 'pulpo-a-la-gallega', 'arroz-negro']
  const sold = await house.sell({ pays, slugs })
  const { manager } = house
  const { orderId } = sold
  await accepted(manager.moveOrder({ orderId, to: 'preparing', version: 1 }))
  const ready = await accepted(manager.moveOrder({ orderId, to: 'ready', version: 2 }))
  const { owed } = ready
  if (owed > 0) await accepted(manager.handOverOrder({ orderId, version: 3, by: 'cash', given: owed, shown: owed }))
  else await accepted(manager.moveOrder({ orderId, to: 'picked-up', version: 3 }))
  const { version } = await sold.read()
  const { lines } = await accepted(manager.showOrder({ orderId }))
  const giveBack = (lineId: LineId, units: number, seen: number, who = manager, handedBack?: Cents) =>
    who.refundDish({ orderId, lineId, units, reason: 'missing', version: seen, handedBack })
  return { ...sold, version, lines, giveBack }
}

describe('a dish of an order that was handed over', () => {
  it('is given back unit by unit, to the cent, by the bank that took it, and the order stays as it was sold [DAY-207]', async () => {
    const { read, lines, giveBack, version, first, status } = await deliver('now')
    const [dish] = lines
    expect(dish).toMatchObject({ quantity: 3, unitsBack: 0, total: first.total })
    const before = await read()
    const shown = await accepted(giveBack(first.id, 1, version))
    expect(shown).toMatchObject({ status: 'picked-up', paymentState: 'paid', version: version + 1 })
    expect(shown.total).toBe(before.total - Math.floor(first.total / 3))
    expect(shown.lines.map(({ isVoided }) => isVoided)).toEqual([false, false])
    expect((await status()).takenOut).toEqual([])
    await accepted(giveBack(first.id, 2, version + 1))
    await house.sweep(3)
    const after = await read()
    expect(after).toMatchObject({
      total: before.total,
      voided: first.total,
      voidedBack: first.total,
      refunded: first.total,
      paymentState: 'paid',
      status: 'picked-up',
    })
    expect((await status()).takenOut).toEqual([first.id])
    expect(await house.db.select().from(orderVoid).where(eq(orderVoid.orderId, after.id))).toMatchObject([
      { units: 3, amount: first.total, reason: 'missing' },
    ])
    expect(await giveBack(first.id, 1, after.version)).toMatchObject({ refused: 'quantity-not-allowed' })
    const mails = await house.db.select().from(outboxMessage).where(eq(outboxMessage.recipient, after.contactEmail))
    expect(mails.filter(({ key }) => key.startsWith('refund:'))).toHaveLength(2)
  })

  it('is given back whole with all the others, and then the order is one that was paid back [DAY-207]', async () => {
    const { read, first, lines, giveBack, version } = await deliver('now')
    await accepted(giveBack(first.id, 3, version))
    await accepted(giveBack(lines[1]?.lineId ?? ('' as never), 1, version + 1))
    await house.sweep(3)
    const { total, refunded, paymentState } = await read()
    expect({ refunded, paymentState }).toEqual({ refunded: total, paymentState: 'refunded' })
  })

  it('whose money a hand took goes back once somebody says that the guest has it [DAY-207]', async () => {
    const { read, first, giveBack, version } = await deliver('at-the-door')
    const back = cents(Math.floor(first.total / 3))
    const asked = { refused: 'money-by-hand', details: { amount: back } }
    expect(await giveBack(first.id, 1, version)).toMatchObject(asked)
    expect(await giveBack(first.id, 1, version, house.manager, cents(back - 1))).toMatchObject(asked)
    expect(await read()).toMatchObject({ voided: 0, version })
    await accepted(giveBack(first.id, 1, version, house.manager, back))
    await house.sweep(2)
    expect(await read()).toMatchObject({ voided: back, refunded: back, paymentState: 'paid' })
  })

  it('goes back for nobody before it was handed over, nor of another order, nor by an old look, nor twice at once [DAY-207]', async () => {
    const { read, first, giveBack, version, orderId } = await deliver('now')
    const other = await house.sell({ pays: 'now' })
    expect(
      await house.manager.refundDish({
        orderId: other.orderId,
        lineId: other.first.id,
        units: 1,
        reason: 'not-good',
        version: 1,
      }),
    ).toMatchObject({ refused: 'illegal-move' })
    expect(await giveBack(other.first.id, 1, version)).toMatchObject({ refused: 'line-not-found' })
    expect(await giveBack(first.id, 1, version - 1)).toMatchObject({ refused: 'version-stale' })
    for (const units of [0, -1, 4]) {
      expect([units, await giveBack(first.id, units, version)]).toMatchObject([
        units,
        { refused: 'quantity-not-allowed' },
      ])
    }
    const pressed = await Promise.all([giveBack(first.id, 2, version), giveBack(first.id, 2, version)])
    expect(pressed.filter((answer) => 'refused' in answer)).toMatchObject([{ refused: 'version-stale' }])
    expect(await house.db.select().from(orderVoid).where(eq(orderVoid.orderId, orderId))).toMatchObject([{ units: 2 }])
    await house.sweep(2)
    expect((await read()).refunded).toBe(Math.floor((first.total * 2) / 3))
  })

  it('needs a right of its own or a colleague who has it, in its store [DAY-207]', async () => {
    const { orderId, first, giveBack, version } = await deliver('now')
    const till: StaffBrowser = await pairAt(house.shop, { storeId: storeIds.centro, kind: 'till' })
    await tapIn(till, toId<StaffId>(6))
    expect(await giveBack(first.id, 1, version, till)).toMatchObject({ refused: 'right-missing' })
    const asked = { orderId, lineId: first.id, units: 1, reason: 'courtesy', version } as const
    const by = (staffId: number) => ({ approval: { staffId: toId<StaffId>(staffId), pin: demoPin } })
    expect(await till.refundDish(asked, by(7))).toMatchObject({ refused: 'approval-wrong' })
    await accepted(till.refundDish(asked, by(2)))
    const [row] = await house.db.select().from(placedOrder).where(eq(placedOrder.id, orderId))
    expect(row?.voided).toBeGreaterThan(0)
    const owner = await signInAs(house.shop, 'direccion')
    const { actions } = await accepted(
      owner.listActions({
        subject: `order:${orderId}`,
        call: 'refundDish',
        staffId: null,
        deviceId: null,
        storeId: null,
        day: null,
        after: null,
      }),
    )
    expect(actions).toMatchObject([{ person: { staffId: 6 }, approvedBy: { staffId: 2 }, after: { unitsBack: 1 } }])
  })
})
