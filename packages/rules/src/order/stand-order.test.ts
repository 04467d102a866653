import { describe, expect, it } from 'vitest'
import type { KitchenItemState } from '../kitchen/kitchen-item.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { OrderStatus } from './order.ts'
import { standOrder } from './stand-order.ts'

describe('where an order stands [DAY-201]', () => {
  const cases: readonly (readonly [string, OrderStatus, OrderingMode, KitchenItemState[], OrderStatus])[] = [
    ['one that nobody accepted waits, whatever its dishes', 'on-hold', 'pickup', ['ready'], 'on-hold'],
    ['while a dish is not ready it is cooked', 'preparing', 'pickup', ['ready', 'cooking'], 'preparing'],
    ['a course that waits to be fired is not ready either', 'preparing', 'table', ['ready', 'held'], 'preparing'],
    ['its last dish makes it ready', 'preparing', 'pickup', ['ready', 'served'], 'ready'],
    ['a bag is ready with its last dish too', 'bagging', 'delivery', ['ready'], 'ready'],
    ['a bag that waits for a dish is a bag', 'bagging', 'delivery', ['ready', 'queued'], 'bagging'],
    ['what was taken out keeps nothing back', 'preparing', 'pickup', ['ready', 'voided'], 'ready'],
    ['nothing to cook: hands say it', 'preparing', 'pickup', [], 'preparing'],
    ['nothing left to cook: hands say it', 'ready', 'pickup', ['voided'], 'ready'],
    ['a dish that comes back takes it back', 'ready', 'pickup', ['ready', 'cooking'], 'preparing'],
    ['at the counter served is not handed over', 'preparing', 'pickup', ['served'], 'ready'],
    ['at a table served is the end', 'preparing', 'table', ['served', 'voided'], 'picked-up'],
    ['at a table ready is not served', 'preparing', 'table', ['served', 'ready'], 'ready'],
    ['what was handed over stays so', 'picked-up', 'pickup', ['cooking'], 'picked-up'],
    ['what was cancelled stays so', 'cancelled', 'table', ['served'], 'cancelled'],
  ]
  it.each(cases)('%s', (_, recorded, mode, dishes, stands) => {
    expect(standOrder({ recorded, mode, dishes, isOut: false })).toBe(stands)
  })

  it('what has left the house stays on its way, whatever a board presses', () => {
    expect(standOrder({ recorded: 'ready', mode: 'delivery', dishes: ['cooking'], isOut: true })).toBe('ready')
  })
})
