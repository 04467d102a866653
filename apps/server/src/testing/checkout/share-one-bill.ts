import { isRefusal } from '@comanda/contract/refusals'
import type { CartId, LineId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import type { ShareWish } from '@comanda/rules/table/split-bill'
import type { Sandbox } from '@comanda/sandbox/sandbox'
import { accepted } from '../cart/carts.ts'
import { createRandom } from '../create-random.ts'
import type { Visit } from '../http/open-visit.ts'
import { type Ending, type PayWay, payWays } from '../payment/pay-ways.ts'
import { anAmount, equalPart, openSharedTable, partOf, readBill, type SharedTable } from '../table/shared-table.ts'

type Phone = Pick<Visit, 'client'>

/** Where the bills are: a server that may be killed, its banks, and what the jobs of a later hour do. */
export interface BillHouse {
  readonly sandbox: Sandbox
  /** The time in which shares are kept runs out. */
  readonly passTime: () => Promise<void>
}

type Random = () => number

export interface BillRun {
  readonly house: BillHouse
  /** Those who sit at the table. */
  readonly phones: readonly Phone[]
  readonly position: number
  readonly random: Random
}

const slugs = ['pulpo-a-la-gallega', 'ensaladilla-rusa', 'agua-mineral'] as const
const ways: readonly PayWay[] = Object.values(payWays)
const pick = <Value>(from: readonly Value[], random: Random) => from[Math.floor(random() * from.length)] as Value

/**
 * The phones of one table pay its bill, all at once and in any way, in as many rounds as it takes. One is declined
 * first, and one walks away from the bank's page and may come back when the share is no longer theirs.
 */
export async function shareOneBill({ house, phones, position, random }: BillRun): Promise<SharedTable> {
  const dishes = slugs.slice(0, 1 + Math.floor(random() * 3)).map((slug) => ({
    slug,
    quantity: 1 + Math.floor(random() * 3),
  }))
  const table = await openSharedTable(phones, position, dishes)
  const { cartId, lines } = table
  const [unlucky, walker, ...others] = phones as [Phone, Phone, ...Phone[]]
  // Each phone draws from its own numbers: which of them is faster must not change what they do.
  const ownRandom = () => createRandom(Math.floor(random() * 2 ** 31))
  const payOnce = (phone: Phone, ending: Ending, isLast = false) =>
    payShare(house, { phone, cartId, ending, random: ownRandom(), lines, isLast })
  await payOnce(unlucky, 'no')
  const comeBack = await walkAway(house, { phone: walker, cartId, random, lines })
  const agree = (): Ending => (random() < 0.25 ? 'asked' : 'yes')
  await Promise.all([unlucky, ...others].map((phone) => payOnce(phone, agree())))
  await house.passTime()
  // Half of those who walked away agree too late.
  if (random() < 0.5) await comeBack()
  for (let round = 0; round < 40 && !(await isOver(phones, cartId)); round++) {
    if (round % 5 === 4) await house.passTime()
    const isLast = round > 4
    await Promise.all(phones.map((phone) => payOnce(phone, 'yes', isLast)))
  }
  return table
}

interface Turn {
  readonly phone: Phone
  readonly cartId: CartId
  readonly lines: readonly LineId[]
  readonly random: Random
  /** Takes all that is left. */
  readonly isLast?: boolean
}

function chooseWish({ random, lines, isLast = false }: Turn): ShareWish {
  if (isLast) return equalPart(1)
  const kind = random()
  if (kind < 0.4) return equalPart(1 + Math.floor(random() * 4))
  if (kind < 0.7) return anAmount(1 + Math.floor(random() * 3_000))
  const of = 1 + Math.floor(random() * 6)
  return partOf(pick(lines, random), 1 + Math.floor(random() * of), of)
}

async function take(turn: Turn): Promise<boolean> {
  const { phone, cartId } = turn
  const taken = await phone.client.createItemsForPartialSale({ cartId, wish: chooseWish(turn), shown: null })
  return !isRefusal(taken)
}

/** One diner takes a share and pays it to the end; whatever is refused is tried again in another round. */
async function payShare(house: BillHouse, turn: Turn & { readonly ending: Ending }): Promise<void> {
  const { phone: visit, cartId, ending, random } = turn
  const way = pick(ways, random)
  const tip = cents(random() < 0.5 ? 0 : Math.floor(random() * 500))
  if (!(await take(turn))) return
  const started = await way.start(house, { visit, cartId, tip }, ending).catch(() => undefined)
  if (started === undefined || isRefusal(started)) return
  // A browser that comes back from its bank to a killed server finds nobody; its page asks later how it ended.
  if (started.next !== null) await way.finish?.(house, started, ending).catch(() => undefined)
  // The page of the diner asks how it ended.
  await visit.client.getPaymentResult({ attempt: started.attemptId as never })
}

/** Begins to pay on a page and leaves it; what is returned comes back and agrees. */
async function walkAway(house: BillHouse, turn: Turn): Promise<() => Promise<unknown>> {
  const { phone: visit, cartId, random } = turn
  const way = pick([payWays.page, payWays.bizum, payWays.paypal, payWays.dojo], random)
  const started = (await take(turn)) ? await way.start(house, { visit, cartId }) : undefined
  if (started === undefined || isRefusal(started)) return async () => undefined
  return () => way.finish(house, started, 'yes').catch(() => undefined)
}

async function isOver(phones: readonly Phone[], cartId: CartId): Promise<boolean> {
  const [first] = phones as [Phone]
  const { collected, total } = await readBill(first, cartId)
  return (
    collected === total && accepted(await first.client.getCart({ cartId, atTable: false })).cart.state === 'ordered'
  )
}
