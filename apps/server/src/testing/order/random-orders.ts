import { isRefusal } from '@comanda/contract/refusals'
import type { CartId } from '@comanda/rules/ids'
import type { Delivery, Fault } from '@comanda/sandbox/stand-in/fault-knobs'
import { payDeposit } from '../booking/random-deposits.ts'
import { accepted, aLine, aSave } from '../cart/carts.ts'
import { createRandom } from '../create-random.ts'
import { openVisit, type Visit } from '../http/open-visit.ts'
import { type Ending, type PayWay, type PayWayName, payWays } from '../payment/pay-ways.ts'
import { aPayment, atTheDoor } from '../payment/paying-shop.ts'
import { count, fromOwnAddress, type OrderRun, pick, type Random } from './order-run.ts'

/** Of every provider the paths on which its stand-in fails, once the diner has begun to pay. */
const weakPaths: Readonly<Record<PayWayName, readonly string[]>> = {
  page: ['/trataPeticionREST'],
  form: ['/trataPeticionREST', '/iniciaPeticionREST'],
  bizum: ['/trataPeticionREST'],
  stripe: ['/v1/payment_intents', '/v1/payment_methods', '/v1/refunds'],
  paypal: ['/v2/checkout/orders', '/capture', '/oauth2/token', '/verify-webhook-signature', '/refund'],
  dojo: ['/dojo/payment-intents', '/refunds'],
}
const ways = Object.keys(weakPaths) as PayWayName[]
const faults: readonly Fault[] = ['reset-after', 'error', 'html', 'truncated', 'bad-signature', 'refuse']
const deliveries: readonly Delivery[] = ['send', 'send', 'send', 'send', 'drop', 'hold', 'twice', 'tamper']
const endings: readonly Ending[] = ['yes', 'yes', 'yes', 'asked', 'no']
const slugs = ['pulpo-a-la-gallega', 'agua-mineral', 'ensaladilla-rusa'] as const

/** A diner who orders several times, as regulars do, until their cards were declined too often. */
export async function orderForAWhile(run: OrderRun, isOver: () => boolean): Promise<void> {
  const visit = await openVisit({ send: fromOwnAddress(run), clock: Date.now })
  for (let orders = 0; orders < 12 && !isOver(); orders++) {
    const random = createRandom(run.seed + 7_919 * run.begun)
    run.begun += 1
    if (random() < 0.04) {
      await payDeposit(run, random)
      continue
    }
    const hadNo = await orderOnce(run, visit, random)
    if (hadNo) return
  }
}

/** Orders a few dishes and tries to pay them, while banks and server fail; says whether a card was declined. */
async function orderOnce(run: OrderRun, visit: Visit, random: Random): Promise<boolean> {
  const lines = slugs
    .slice(0, 1 + Math.floor(random() * 3))
    .map((slug) => aLine(slug, { quantity: 1 + (slug.length % 2) }))
  const { cartId } = accepted(await visit.client.saveCart(aSave({ lines })))
  let hadNo = false
  for (let turn = 0; turn < 3; turn++) {
    const ending = pick(endings, random)
    hadNo ||= ending === 'no'
    const isPaid = await tryToPay(run, { visit, cartId, ending, random }).catch((error: unknown) => {
      count(run.stops, error instanceof Error ? error.message : String(error))
      return false
    })
    if (isPaid) run.toldPaid.add(cartId)
    // Some press again although they have paid, as people do with two tabs, and some give up.
    if (random() < (isPaid ? 0.9 : 0.5)) break
  }
  return hadNo
}

interface Try {
  readonly visit: Visit
  readonly cartId: CartId
  readonly ending: Ending
  readonly random: Random
}

async function tryToPay(run: OrderRun, { visit, cartId, ending, random }: Try): Promise<boolean> {
  const { sandbox } = run
  sandbox.knobs.delivery = pick(deliveries, random)
  if (random() < 0.06) {
    count(run.tried, 'cash')
    const placed = accepted(await visit.client.savePaymentWeb(aPayment(cartId, atTheDoor())))
    return placed.state === 'placed'
  }
  const name = pick(ways, random)
  const way: PayWay = payWays[name]
  const isLeft = random() < 0.03
  count(run.tried, `${name}, ${isLeft ? 'left' : ending}`)
  if (random() < 0.2)
    sandbox.knobs.failNext(pick(weakPaths[name], random), random() < 0.02 ? 'silent' : pick(faults, random))
  const started = accepted(await way.start(run, { visit, cartId, isWhole: true }, ending))
  // Some never answer their bank, or never come to its page.
  if (started.next !== null && !isLeft) await way.finish?.(run, started, ending)
  if (random() < 0.2) await sandbox.releaseMessages()
  // Some close the browser before they see how it ended.
  if (random() < 0.2) return false
  const result = await visit.client.getPaymentResult({ attempt: started.attemptId as never })
  return !isRefusal(result) && result.state === 'paid'
}
