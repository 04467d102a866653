import type { CartRequest } from '@comanda/contract/entities/cart-request'
import type { SentSetup } from '@comanda/contract/entities/cart-setup'
import type { CartId, LineId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import { eq } from 'drizzle-orm'
import { placedOrder } from '../../database/schema/order.ts'
import { paymentAttempt } from '../../database/schema/payment.ts'
import { sweepAttempts } from '../../payment/sweep-attempts.job.ts'
import { accepted } from '../accepted.ts'
import { add, aSave, aSetup, begin, look } from '../cart/carts.ts'
import type { Visit } from '../http/open-visit.ts'
import { payAtBank } from '../payment/bank-diner.ts'
import { aPayment, atTheDoor, openPayingShop } from '../payment/paying-shop.ts'
import { signInAs } from '../team/staff-browser.ts'

interface ToSell {
  readonly pays: 'now' | 'at-the-door'
  readonly slugs?: readonly string[]
  readonly setup?: SentSetup
  readonly codes?: CartRequest['codes']
  readonly visit?: Visit
}

export type VoidingShop = Awaited<ReturnType<typeof openVoidingShop>>

/** A shop with banks that sells orders, and a manager who takes dishes out of them. */
export async function openVoidingShop() {
  const house = await openPayingShop()
  const manager = await signInAs(house.shop, 'encargado')
  const { db } = house.shop.database

  async function findOrder(cartId: CartId) {
    const [found] = await db.select().from(placedOrder).where(eq(placedOrder.cartId, cartId))
    if (found === undefined) throw new Error('no order')
    return found
  }

  /** Of two dishes, if the test does not say which. */
  async function sell({ pays, slugs = ['pulpo-a-la-gallega', 'arroz-negro'], ...more }: ToSell) {
    const { client } = more.visit ?? (await house.visit())
    const { setup = aSetup(), codes = aSave().codes } = more
    const { cartId } = await begin(client, setup)
    const lineIds: LineId[] = []
    for (const slug of slugs) lineIds.push((await add(client, cartId, slug)).lineId)
    if (setup.mode === 'table') await accepted(client.sendRound({ cartId }))
    else await accepted(client.saveCart(aSave({ cartId, codes })))
    const { total: sold } = await look(client, cartId)
    if (pays === 'now') {
      const started = await accepted(client.savePaymentRedsysWeb(aPayment(cartId, { codes })))
      await payAtBank(started, { pan: '5576441563045037' })
    } else await accepted(client.savePaymentWeb(aPayment(cartId, { ...atTheDoor(), codes })))
    const read = () => findOrder(cartId)
    const status = () => accepted(client.getOrderStatus({ id: cartId }))
    const { lines } = await status()
    const { id: orderId, version } = await read()
    const [first, second, third] = lineIds.map((id) => {
      const line = lines.find((one) => one.id === id)
      if (line === undefined) throw new Error('a dish was not sold')
      return line
    })
    if (first === undefined || second === undefined) throw new Error('no lines')
    const takeOut = (lineId: LineId, seen: number, handedBack?: Cents) =>
      manager.voidLine({ orderId, lineId, reason: 'sold-out', version: seen, handedBack })
    return { orderId, cartId, version, sold, read, status, first, second, third: third ?? second, takeOut }
  }

  const attemptsOf = (cartId: CartId) =>
    db.select().from(paymentAttempt).where(eq(paymentAttempt.cartId, cartId)).orderBy(paymentAttempt.createdAt)

  const sweep = async (rounds = 1) => {
    for (let round = 0; round < rounds; round++) {
      house.clock.now += 60_000
      await sweepAttempts(house.kit)
    }
  }

  /** The state of every dish in the kitchen, by its line. */
  const readDishes = async (cartId: CartId): Promise<Record<string, string>> => {
    const { rows } = await db.$client.query<{ line_id: string; state: string }>(
      'select i.line_id, i.state from kitchen_item i join kitchen_ticket t on t.id = i.ticket_id where t.cart_id = $1',
      [cartId],
    )
    return Object.fromEntries(rows.map(({ line_id, state }) => [line_id, state]))
  }

  return { ...house, manager, db, findOrder, sell, attemptsOf, sweep, readDishes }
}
