import type { CartLineReply } from '@comanda/contract/entities/saved-cart-reply'
import { CallFault } from '@comanda/contract/read-reply'
import type { ToldRefusal } from '@comanda/contract/refusals'
import type { CartLine } from '@comanda/rules/cart/cart'
import type { LineId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import { aCart, aLine } from '@comanda/rules/testing/carts'
import { aProduct } from '@comanda/rules/testing/products'
import { aStore, at } from '@comanda/rules/testing/venues'
import { expect, it } from 'vitest'
import { applyPending } from './apply-change.ts'
import { createCartKeeper } from './create-cart-keeper.ts'
import type { CartChange, CartShop, HeldCart, PendingChange } from './held-cart.ts'
import { priceHeld } from './price-held.ts'

const now = at('2026-11-18T13:10:00+01:00')
const product = aProduct(1, 500)
const shop: CartShop = {
  store: aStore(),
  products: new Map([[product.id, product]]),
  categories: new Map(),
  promotions: [],
  coupon: null,
  receipt: null,
}
const dish = { product, categories: [] }

function change(line: CartLine, kind: 'add' | 'replace' = 'add'): CartChange {
  return { kind, line, sent: {} as never }
}

interface Bench {
  readonly keeper: ReturnType<typeof createCartKeeper>
  readonly sent: PendingChange[]
  readonly undone: (ToldRefusal | null)[]
  readonly waits: () => number
  readonly shown: () => { pieces: number; total: number; states: readonly string[] }
}

/** A keeper whose server gives prepared answers, one after the other. */
function bench(
  answers: readonly (CartLineReply | ToldRefusal | Error)[],
  reloaded: HeldCart['cart'] | null = null,
): Bench {
  const sent: PendingChange[] = []
  const undone: (ToldRefusal | null)[] = []
  let held: HeldCart | null = null
  let keys = 0
  let waits = 0
  const keeper = createCartKeeper({
    async send(pending) {
      sent.push(pending)
      const answer = answers[sent.length - 1]
      if (answer instanceof Error || answer === undefined) throw answer ?? new Error('nobody answers')
      return answer
    },
    gone: () => keeper.hold(null),
    reload: async () => reloaded && { cart: reloaded, shop },
    now: () => now,
    newKey: () => `key-${++keys}`,
    show: (next) => {
      held = next
    },
    undone: (refusal) => undone.push(refusal),
    waits: () => void waits++,
    wait: async () => {},
  })
  const shown = () => {
    if (held === null) return { pieces: 0, total: 0, states: [] }
    const cart = applyPending(held)
    const pieces = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0)
    return { pieces, total: priceHeld(cart, shop, now).total, states: held.pending.map(({ state }) => state) }
  }
  keeper.hold({ cart: aCart(), shop, pending: [] })
  return { keeper, sent, undone, shown, waits: () => waits }
}

const kept = (version: number, total: number): CartLineReply => ({
  lineId: 'a' as LineId,
  version,
  total: cents(total),
})
const refused: ToldRefusal = { refused: 'round-limit', message: 'Ha alcanzado el límite' }

it('a change shows at once, at its exact price, and stays when the server has it', async () => {
  const { keeper, shown, sent } = bench([kept(2, 1000)])
  keeper.change(change(aLine('a', 1, 2)), dish)
  expect(shown()).toEqual({ pieces: 2, total: 1000, states: ['sending'] })
  await keeper.settled()
  expect(shown()).toEqual({ pieces: 2, total: 1000, states: [] })
  expect([sent.length, keeper.get()?.cart.version]).toEqual([1, 2])
})

it('what is refused is undone, and the reason is the server’s [CART-037] [ERRORS-057]', async () => {
  const { keeper, shown, undone } = bench([refused], aCart())
  keeper.change(change(aLine('a', 1, 2)), dish)
  await keeper.settled()
  expect(shown()).toEqual({ pieces: 0, total: 0, states: [] })
  expect(undone).toEqual([refused])
})

it('what was lost on the way is sent again under the same key', async () => {
  const { keeper, shown, sent, undone } = bench([new TypeError('no line'), new TypeError('no line'), kept(2, 500)])
  keeper.change(change(aLine('a', 1)), dish)
  await keeper.settled()
  expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1'])
  expect(shown()).toEqual({ pieces: 1, total: 500, states: [] })
  expect(undone).toEqual([])
})

it('what waits for the line is said once, until something arrives [F-077]', async () => {
  const lost = new TypeError('no line')
  const { keeper, waits } = bench([lost, lost, kept(2, 500), lost, kept(3, 1000)])
  keeper.change(change(aLine('a', 1)), dish)
  await keeper.settled()
  expect(waits()).toBe(1)
  keeper.change(change(aLine('b', 1)), dish)
  await keeper.settled()
  expect(waits()).toBe(2)
})

it('what a busy server puts off is sent again without a word', async () => {
  const { keeper, sent, waits } = bench([{ refused: 'too-many-requests', message: '' }, kept(2, 500)])
  keeper.change(change(aLine('a', 1)), dish)
  await keeper.settled()
  expect([sent.length, waits()]).toEqual([2, 0])
})

it('a server that broke has taken everything back', async () => {
  const { keeper, shown, undone } = bench([new CallFault('broke', 500)], aCart())
  keeper.change(change(aLine('a', 1)), dish)
  await keeper.settled()
  expect([shown().pieces, undone]).toEqual([0, [null]])
})

it('changes go one after the other, each on top of the one before', async () => {
  const { keeper, shown, sent } = bench([kept(2, 500), kept(3, 1500), kept(4, 0)])
  const line = aLine('a', 1)
  keeper.change(change(line), dish)
  keeper.change(change({ ...line, quantity: 3 }, 'replace'))
  expect(shown().total).toBe(1500)
  keeper.change({ kind: 'remove', lineId: line.id })
  expect(shown()).toMatchObject({ pieces: 0, total: 0 })
  await keeper.settled()
  expect(sent.map(({ change: one }) => one.kind)).toEqual(['add', 'replace', 'remove'])
  expect(keeper.get()?.cart).toMatchObject({ version: 4, lines: [] })
})

it('whoever was faster is seen: another version or another total asks the server', async () => {
  const theirs = aCart([aLine('a', 1), aLine('b', 1, 4)], { version: 3 })
  for (const answer of [kept(3, 500), kept(2, 777)]) {
    const { keeper, shown } = bench([answer], theirs)
    keeper.change(change(aLine('a', 1)), dish)
    await keeper.settled()
    expect(shown()).toEqual({ pieces: 5, total: 2500, states: [] })
  }
})

it('hears of other devices, but not of itself', async () => {
  const theirs = aCart([aLine('b', 1, 4)], { version: 2 })
  const { keeper, shown } = bench([], theirs)
  keeper.hear(1)
  await keeper.settled()
  expect(shown().pieces).toBe(0)
  keeper.hear(2)
  await keeper.settled()
  expect(shown().pieces).toBe(4)
})

it('a cart that is gone is gone', async () => {
  const { keeper } = bench([], null)
  keeper.hear(9)
  await keeper.settled()
  expect(keeper.get()).toBeNull()
})

it('a change is called taken once the server has it, and never when it refused or lost its cart [DAY-204]', async () => {
  const { keeper } = bench([kept(2, 500), refused], aCart())
  const wanted = ['a', 'b'].map((id) => keeper.change(change(aLine(id, 1)), dish))
  const known: boolean[] = []
  void wanted[0]?.then((isTaken) => known.push(isTaken))
  await Promise.resolve()
  expect(known).toEqual([])
  expect(await Promise.all(wanted)).toEqual([true, false])
  const left = keeper.change(change(aLine('d', 1)), dish)
  keeper.hold(null)
  expect(await left).toBe(false)
})
