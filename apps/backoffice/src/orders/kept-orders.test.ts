import { showOrders, showOrdersExample } from '@comanda/contract/calls/staff/orders'
import { readReply } from '@comanda/contract/read-reply'
import { isRefusal } from '@comanda/contract/refusals'
import { aStorage } from '@comanda/screen/testing/a-storage'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createKeeper } from '../boards/board-keeper.ts'
import { forgetBoards, keep } from '../state/kept.ts'
import { toKept, toThing } from './board-order.ts'

const read = readReply(showOrders, { status: 200, body: showOrdersExample().reply })
if (isRefusal(read)) throw new Error('the example is refused')
const reply = read
const things = reply.orders.map(toThing)
const hour = 3_600_000
const keeper = createKeeper('orders 1', { row: showOrders, toKept })

let storage: Map<string, string>
beforeEach(() => {
  storage = new Map()
  vi.stubGlobal('localStorage', aStorage(storage))
})
afterEach(() => void vi.unstubAllGlobals())

describe('the kept orders of a store', () => {
  it('are found with their age, and say nothing of their guests', () => {
    const [order] = things
    if (order === undefined) throw new Error('the example has no order')
    const named = { ...order, name: 'Olga Pedido', phone: '600777888', notes: 'Calle Mayor 3, timbre de Olga' }
    keeper.keep(reply, [named])
    keeper.keepAge({ trueAt: 1_000, serverAheadMs: 30 })
    expect(keeper.find(1_000 + hour)).toMatchObject({
      trueAt: 1_000,
      serverAheadMs: 30,
      reply: { orders: [{ number: order.number, name: '', phone: '', notes: '' }] },
    })
    const all = JSON.stringify([...storage.values()])
    for (const secret of ['Olga', '600777888', 'Mayor']) expect(all).not.toContain(secret)
  })

  it('are nobody’s any more after half a day', () => {
    keeper.keep(reply, things)
    keeper.keepAge({ trueAt: 1_000, serverAheadMs: 0 })
    expect(keeper.find(1_000 + 12 * hour)).toBeUndefined()
    expect([...storage.keys()]).toEqual([])
  })

  it('are not found where another version kept them', () => {
    keep('board of orders 1', '{"orders":3}')
    keeper.keepAge({ trueAt: 1_000, serverAheadMs: 0 })
    expect(keeper.find(2_000)).toBeUndefined()
  })

  it('are forgotten with all boards, and nothing else is', () => {
    keep('language', 'es')
    keeper.keep(reply, things)
    keeper.keepAge({ trueAt: 1_000, serverAheadMs: 0 })
    forgetBoards()
    expect([...storage.keys()]).toEqual(['comanda-language'])
  })
})
