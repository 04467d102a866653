import { describe, expect, it } from 'vitest'
import { showOrders, showOrdersExample } from './calls/staff/orders.ts'
import { findReply, printReply } from './kept-reply.ts'
import { readReply } from './read-reply.ts'
import { isRefusal } from './refusals.ts'

const read = readReply(showOrders, { status: 200, body: showOrdersExample().reply })
if (isRefusal(read)) throw new Error('the example is refused')

describe('a reply that a device keeps', () => {
  it('is the same when it is read', () => {
    expect(findReply(showOrders, printReply(showOrders, read))).toEqual(read)
  })

  it('carries nothing that its row does not name', () => {
    const orders = read.orders.map((order) => ({ ...order, id: order.orderId, at: 1 }))
    expect(printReply(showOrders, { ...read, orders })).toBe(printReply(showOrders, read))
  })

  it.each(['', 'no reply', '{}', '{"now":1}'])('is nothing where %j was kept', (text) => {
    expect(findReply(showOrders, text)).toBeUndefined()
  })
})
