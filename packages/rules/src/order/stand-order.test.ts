import { describe, expect, it } from 'vitest'
import type { KitchenItemState } from '../kitchen/kitchen-item.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { OrderStatus } from './order.ts'
import { listOrderSteps } from './order-steps.ts'
import { standOrder } from './stand-order.ts'

const whole = { asksBagging: true, asksReady: true }

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
    expect(standOrder({ recorded, mode, dishes, isOut: false, steps: listOrderSteps(mode, whole) })).toBe(stands)
  })

  it.each([
    ['whatever a board presses', 'ready', ['cooking']],
    ['also where the kitchen alone made it ready', 'preparing', ['served']],
    ['also out of a bag', 'bagging', ['ready']],
    ['also when nothing of it was cooked', 'preparing', []],
  ] as const)('what has left the house stays on its way, %s', (_, recorded, dishes) => {
    const steps = listOrderSteps('delivery', whole)
    expect(standOrder({ recorded, mode: 'delivery', dishes, isOut: true, steps })).toBe('ready')
  })

  it('what was handed over is no longer on its way', () => {
    const steps = listOrderSteps('delivery', whole)
    const facts = { mode: 'delivery', dishes: ['served'], isOut: true, steps } as const
    expect(standOrder({ ...facts, recorded: 'picked-up' })).toBe('picked-up')
  })
})

describe('where it stands in a store that leaves steps out [DAY-099]', () => {
  const unsaid = { ...whole, asksReady: false }
  const unbagged = { ...whole, asksBagging: false }
  const cases: readonly (readonly [
    string,
    typeof whole,
    OrderStatus,
    OrderingMode,
    KitchenItemState[],
    OrderStatus,
  ])[] = [
    ['its last dish says nothing where nobody says ready', unsaid, 'preparing', 'pickup', ['ready'], 'preparing'],
    ['a bag stays a bag', unsaid, 'bagging', 'pickup', ['ready'], 'bagging'],
    ['a rider takes what is ready all the same', unsaid, 'preparing', 'delivery', ['ready'], 'ready'],
    ['at a table served is the end there too', unsaid, 'preparing', 'table', ['served'], 'picked-up'],
    ['one that was ready when the step was given up', unsaid, 'ready', 'pickup', [], 'preparing'],
    ['one in its bag when that step was given up', unbagged, 'bagging', 'pickup', ['cooking'], 'preparing'],
    ['what was in its bag is ready with its last dish', unbagged, 'bagging', 'pickup', ['ready'], 'ready'],
    ['nobody’s yes is never left out', unsaid, 'on-hold', 'pickup', [], 'on-hold'],
  ]
  it.each(cases)('%s', (_, asked, recorded, mode, dishes, stands) => {
    const steps = listOrderSteps(mode, asked)
    expect(standOrder({ recorded, mode, dishes, isOut: false, steps })).toBe(stands)
  })
})
