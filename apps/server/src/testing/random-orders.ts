import type { Send } from '@comanda/contract/send'
import type { CartId } from '@comanda/rules/ids'
import type { Sandbox } from '@comanda/sandbox/sandbox'
import type { Delivery, Fault } from '@comanda/sandbox/stand-in/fault-knobs'
import { answerChallenge, payAtBank, postForm, takeToken } from './bank-diner.ts'
import { accepted } from './carts.ts'
import { openVisit, type Visit } from './open-visit.ts'
import { aPayment, fillCart } from './paying-shop.ts'
import { testNow } from './test-cluster.ts'

/** Where the diners of a run order, and what they were told. */
export interface OrderRun {
  readonly sandbox: Sandbox
  /** Reaches whatever server runs now. */
  readonly send: Send
  readonly random: () => number
  readonly carts: CartId[]
  /** The carts whose diners were told that they had paid. */
  readonly toldPaid: Set<CartId>
  /** What stopped a try, and how often: a run that only fails proves nothing. */
  readonly stops: Map<string, number>
}

const cards = ['5576441563045037', '4548816134581156', '4548817212493017', '5576440022788500', '4907277775205123']
const faults: readonly Fault[] = ['reset-after', 'error', 'html', 'truncated', 'bad-signature', 'refuse']
const deliveries: readonly Delivery[] = ['send', 'send', 'drop', 'hold', 'twice']

/** One diner who orders one dish and tries to pay it, a few times, while the bank and the server fail. */
export async function orderOnce(run: OrderRun): Promise<void> {
  // Every diner has an address of their own: one that is declined too often must not stop the others.
  const address = `10.${[1, 2, 3].map(() => Math.floor(run.random() * 256)).join('.')}`
  const send: Send = (request) => run.send({ ...request, headers: { ...request.headers, 'x-forwarded-for': address } })
  const visit = await openVisit({ send, clock: () => testNow })
  const cartId = await fillCart(visit.client)
  run.carts.push(cartId)
  for (let turn = 0; turn < 3; turn++) {
    const isPaid = await tryToPay(run, visit, cartId).catch((error: Error) => {
      run.stops.set(error.message, (run.stops.get(error.message) ?? 0) + 1)
      return false
    })
    if (isPaid) run.toldPaid.add(cartId)
    // Some press again although they have paid, as people do with two tabs.
    if (isPaid && run.random() < 0.8) return
  }
}

async function tryToPay(run: OrderRun, visit: Visit, cartId: CartId): Promise<boolean> {
  const { sandbox, random } = run
  sandbox.knobs.delivery = pick(deliveries, random)
  if (random() < 0.35) sandbox.knobs.failNext('/trataPeticionREST', pick(faults, random))
  if (random() < 0.1) sandbox.knobs.failNext('/SerClsWSConsulta', pick(faults, random))
  const pan = pick(cards, random)
  const { attemptId } =
    random() < 0.5 ? await payInForm(run, visit, { cartId, pan }) : await payOnPage(visit, cartId, pan)
  if (random() < 0.3) await sandbox.releaseMessages()
  const { state } = accepted(await visit.client.getPaymentResult({ attempt: attemptId as never }))
  return state === 'paid'
}

interface TypedCard {
  readonly cartId: CartId
  readonly pan: string
}

async function payInForm({ sandbox, random }: OrderRun, { client }: Visit, { cartId, pan }: TypedCard) {
  const { merchantOrder } = accepted(await client.createMerchantOrder({ id: cartId }))
  const operationId = await takeToken(sandbox.url, merchantOrder, pan)
  const payment = { ...aPayment(cartId).payment, operationId }
  const started = accepted(await client.savePaymentRedsysWeb(aPayment(cartId, { merchantOrder, payment })))
  // Some never answer their bank.
  if (started.next?.kind === 'post-form' && random() < 0.8) {
    const { action, fields } = await answerChallenge(started)
    await postForm(action, fields)
  }
  return started
}

async function payOnPage({ client }: Visit, cartId: CartId, pan: string) {
  const started = accepted(await client.savePaymentRedsysWeb(aPayment(cartId)))
  await payAtBank(started, { pan })
  return started
}

function pick<Value>(values: readonly Value[], random: () => number): Value {
  return values[Math.floor(random() * values.length)] as Value
}
