import { isRefusal } from '@comanda/contract/refusals'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import type { CartId, LineId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import { openStandIn } from '@comanda/sandbox/redsys/stand-in'
import { eq, like } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { reconciliationBreak, refund } from '../database/schema/ledger.ts'
import { outboxMessage } from '../database/schema/outbox.ts'
import { accepted } from '../testing/accepted.ts'
import { dish } from '../testing/cart/carts.ts'
import { openVoidingShop, type VoidingShop } from '../testing/checkout/voiding-shop.ts'
import { checkMoney } from '../testing/payment/check-money.ts'
import { signInAs } from '../testing/team/staff-browser.ts'

let house: VoidingShop
beforeAll(async () => {
  house = await openVoidingShop()
})
afterAll(() => house.close())
afterEach(() => checkMoney(house.db))

const { centro: storeId } = storeIds
const readMail = (orderId: string) =>
  house.db
    .select()
    .from(outboxMessage)
    .where(like(outboxMessage.key, `dish-taken-out:${orderId}:%`))
const refundsOf = async (cartId: CartId) => {
  const [attempt] = await house.attemptsOf(cartId)
  return house.db
    .select()
    .from(refund)
    .where(eq(refund.attemptId, attempt?.id ?? ('' as never)))
    .orderBy(refund.key)
}

describe('a dish that is taken out of a placed order', () => {
  it('is voided in the kitchen, its money goes back, its diner is told, and the order stays as it was sold [DAY-100]', async () => {
    const { orderId, cartId, read, status, first, second, takeOut } = await house.sell({ pays: 'now' })
    const before = await read()
    const shown = await accepted(takeOut(first.id, 1))
    expect(shown.lines.map(({ isVoided }) => isVoided)).toEqual([true, false])
    expect(shown).toMatchObject({ total: second.total, paymentState: 'paid', version: 2 })
    expect(await house.readDishes(cartId)).toEqual({ [first.id]: 'voided', [second.id]: 'held' })
    expect(await readMail(orderId)).toMatchObject([{ body: expect.stringContaining('Pulpo a la gallega') }])
    await house.sweep()
    const { total, paid, refunded, voided, paymentState, parts, vat } = await read()
    expect({ total, paid, parts, vat }).toEqual({
      total: before.total,
      paid: before.total,
      parts: before.parts,
      vat: before.vat,
    })
    expect({ refunded, voided, paymentState }).toEqual({
      refunded: first.total,
      voided: first.total,
      paymentState: 'paid',
    })
    const told = await status()
    expect(told).toMatchObject({ takenOut: [first.id], paid: before.total, total: second.total })
    expect(told.parts).toContainEqual({ kind: 'taken-out', amount: -first.total })
    expect(told.lines).toHaveLength(2)
    const taxOf = (rows: readonly { readonly vat: number }[]) => rows.reduce((sum, row) => sum + row.vat, 0)
    expect(taxOf(told.vat)).toBeLessThan(taxOf(before.vat))
  })

  it('goes once, and the last one only with the whole order', async () => {
    const { first, second, takeOut, read, cartId } = await house.sell({ pays: 'now' })
    expect(await takeOut(first.id, 7)).toMatchObject({ refused: 'version-stale' })
    expect(await takeOut(crypto.randomUUID() as LineId, 1)).toMatchObject({ refused: 'line-not-found' })
    const presses = await Promise.all([takeOut(first.id, 1), takeOut(first.id, 1)])
    expect(presses.filter((answer) => 'refused' in answer)).toMatchObject([{ refused: 'version-stale' }])
    expect(await takeOut(first.id, 2)).toMatchObject({ refused: 'already-there' })
    expect(await takeOut(second.id, 2)).toMatchObject({ refused: 'illegal-move' })
    const { id: orderId, total } = await read()
    expect(await refundsOf(cartId)).toMatchObject([{ amount: first.total }])
    // The bank has not answered yet: the rest is asked for beside what is under way.
    await accepted(house.manager.rejectOrder({ orderId, reason: 'sold-out', version: 2 }))
    expect((await refundsOf(cartId)).map(({ amount }) => amount)).toEqual([first.total, total - first.total])
    await house.sweep(3)
    expect(await read()).toMatchObject({ status: 'cancelled', refunded: total, paymentState: 'refunded' })
  })

  it('while the money of another one is on its way goes back beside it', async () => {
    const slugs = ['pulpo-a-la-gallega', 'arroz-negro', 'ensaladilla-rusa']
    const { cartId, read, first, second, third, takeOut } = await house.sell({ pays: 'now', slugs })
    await accepted(takeOut(first.id, 1))
    // The bank is asked for the first while the second is taken out.
    const [, answer] = await Promise.all([house.sweep(), takeOut(second.id, 2)])
    expect(answer).toMatchObject({ total: third.total, paymentState: 'paid' })
    await house.sweep(2)
    const back = first.total + second.total
    expect(await read()).toMatchObject({ voided: back, voidedBack: back, refunded: back, paymentState: 'paid' })
    expect(await house.attemptsOf(cartId)).toMatchObject([{ state: 'approved', refunded: back }])
    expect((await refundsOf(cartId)).map(({ state }) => state)).toEqual(['done', 'done'])
  })

  it('meets another one, a rejection or a payment at the same moment, and one of the two is late', async () => {
    const slugs = ['pulpo-a-la-gallega', 'arroz-negro', 'ensaladilla-rusa']
    const late = (answers: readonly unknown[]) =>
      answers.filter((answer) => isRefusal(answer)).map((answer) => isRefusal(answer) && answer.refused)
    const dishes = await house.sell({ pays: 'now', slugs })
    const two = await Promise.all([dishes.takeOut(dishes.first.id, 1), dishes.takeOut(dishes.second.id, 1)])
    expect(late(two)).toEqual(['version-stale'])
    const rejected = await house.sell({ pays: 'now' })
    const { orderId } = rejected
    const ended = await Promise.all([
      rejected.takeOut(rejected.first.id, 1),
      house.manager.rejectOrder({ orderId, reason: 'other', version: 1 }),
    ])
    expect(late(ended)).toEqual(['version-stale'])
    const paid = await house.sell({ pays: 'at-the-door' })
    const money = (await paid.read()).total
    const taken = await Promise.all([
      paid.takeOut(paid.first.id, 1),
      house.manager.takeOrderMoney({ orderId: paid.orderId, version: 1, by: 'cash', given: money, shown: money }),
    ])
    expect(late(taken)).toEqual(['version-stale'])
    await house.sweep(2)
  })

  it('of an order that is paid at the door is not paid for', async () => {
    const { orderId, first, second, takeOut, read } = await house.sell({ pays: 'at-the-door' })
    await accepted(takeOut(first.id, 1))
    expect(await readMail(orderId)).toMatchObject([{ body: expect.stringContaining('No lo pagas') }])
    const pay = (amount: number) => {
      const money = cents(amount)
      return house.manager.takeOrderMoney({ orderId, version: 2, by: 'terminal', given: money, shown: money })
    }
    expect(await pay((await read()).total)).toMatchObject({ refused: 'price-differs' })
    await accepted(pay(second.total))
    expect(await read()).toMatchObject({ paid: second.total, refunded: 0, paymentState: 'paid' })
  })

  it('that was paid by hand leaves only after somebody has said that the guest has its money [DAY-100]', async () => {
    const { orderId, first, second, read, takeOut } = await house.sell({ pays: 'at-the-door' })
    const { total } = await read()
    await accepted(house.manager.takeOrderMoney({ orderId, version: 1, by: 'cash', given: total, shown: total }))
    const asked = { refused: 'money-by-hand', details: { amount: first.total } }
    expect(await takeOut(first.id, 2)).toMatchObject(asked)
    expect(await takeOut(first.id, 2, total)).toMatchObject(asked)
    expect(await read()).toMatchObject({ version: 2, voided: 0, voidedBack: 0, paymentState: 'paid' })
    expect(await readMail(orderId)).toEqual([])
    await accepted(takeOut(first.id, 2, cents(first.total)))
    await house.sweep(2)
    expect(await read()).toMatchObject({ voided: first.total, refunded: first.total, paymentState: 'paid' })
    expect(await readMail(orderId)).toHaveLength(1)
    // The rest is all that is still here, and all that is asked for when the whole order goes.
    const rejected = { orderId, reason: 'other', version: 3 } as const
    expect(await house.manager.rejectOrder(rejected)).toMatchObject({ details: { amount: second.total } })
    await accepted(house.manager.rejectOrder({ ...rejected, handedBack: cents(second.total) }))
    await house.sweep(2)
    expect(await read()).toMatchObject({ refunded: total, paymentState: 'refunded' })
  })

  it('whose refund the bank refuses leaves a task for a person, and the money of the next one still goes back', async () => {
    const { orderId, cartId, read, first, takeOut } = await house.sell({ pays: 'now' })
    const [attempt] = await house.attemptsOf(cartId)
    const operation = house.sandbox.books(openStandIn).operations.get(attempt?.merchantOrder ?? '')
    if (attempt === undefined || operation === undefined) throw new Error('the bank knows of no payment')
    await accepted(takeOut(first.id, 1))
    const { response } = operation
    operation.response = '0190'
    await house.sweep()
    expect(await read()).toMatchObject({ voided: first.total, refunded: 0, paymentState: 'paid' })
    const breaks = () =>
      house.db.select().from(reconciliationBreak).where(eq(reconciliationBreak.attemptId, attempt.id))
    expect(await breaks()).toMatchObject([{ kind: 'refund-refused' }])
    expect(house.alarms.splice(0)).toMatchObject([expect.stringContaining('refused')])
    operation.response = response
    const { total } = await read()
    await accepted(house.manager.rejectOrder({ orderId, reason: 'other', version: 2 }))
    await house.sweep(2)
    expect(await read()).toMatchObject({ refunded: total, paymentState: 'refunded' })
  })

  it('can be sold again if nobody had begun it, and is waste after a recall', async () => {
    const slug = 'pulpo-a-la-gallega'
    const left = async () => {
      const { dishes } = await accepted(house.manager.showPauses({ storeId }))
      return dishes.find(({ productId }) => productId === dish(slug).id)?.unitsLeft
    }
    const counted = { storeId, productId: dish(slug).id, optionValueId: null }
    await accepted(house.manager.pauseThing({ ...counted, until: 'left', day: null, left: 5 }))
    const untouched = await house.sell({ pays: 'at-the-door' })
    expect(await left()).toBe(4)
    await accepted(untouched.takeOut(untouched.first.id, 1))
    expect(await left()).toBe(5)
    await accepted(house.manager.rejectOrder({ orderId: untouched.orderId, reason: 'other', version: 2 }))
    expect(await left()).toBe(5)

    const { orderId, first, takeOut } = await house.sell({ pays: 'at-the-door' })
    await accepted(house.manager.moveOrder({ orderId, to: 'preparing', version: 1 }))
    const cook = await signInAs(house.shop, 'plancha')
    const find = async () => {
      const { tickets } = await accepted(cook.showKitchen({ storeId, stationId: null }))
      const item = tickets.find((one) => one.orderId === orderId)?.items.find(({ name }) => name.startsWith('Pulpo'))
      if (item === undefined) throw new Error('the kitchen has no octopus')
      return item
    }
    for (const to of ['ready', 'cooking'] as const) {
      const { itemId, version } = await find()
      await accepted(cook.moveKitchenItem({ itemId, to, units: null, version }))
    }
    await accepted(takeOut(first.id, 2))
    const voided = await find()
    expect(voided).toMatchObject({ state: 'voided', isVoidUnseen: true, voidReason: 'sold-out' })
    const back = { itemId: voided.itemId, to: 'cooking', units: null, version: voided.version } as const
    expect(await cook.moveKitchenItem(back)).toMatchObject({ refused: 'illegal-move' })
    expect(await left()).toBe(4)
    await accepted(house.manager.resumeThing(counted))
  })
})
