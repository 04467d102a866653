import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { kitchenItemStates } from './kitchen-item.ts'
import { type ItemProgress, moveItem } from './move-item.ts'

const queued: ItemProgress = { state: 'queued', units: 3, unitsReady: 0 }

describe('a move of a dish', () => {
  test.each([
    ['a tap makes it ready', queued, { to: 'ready', units: null }, 'ready', 3],
    ['its counter makes one plate ready', queued, { to: 'ready', units: 1 }, 'cooking', 1],
    ['and the last one all', { ...queued, state: 'cooking', unitsReady: 2 }, { to: 'ready', units: 1 }, 'ready', 3],
    ['more than there are is all', queued, { to: 'ready', units: 9 }, 'ready', 3],
    [
      'a recall cooks it again',
      { ...queued, state: 'ready', unitsReady: 3 },
      { to: 'cooking', units: null },
      'cooking',
      0,
    ],
    [
      'served it keeps its count',
      { ...queued, state: 'ready', unitsReady: 3 },
      { to: 'served', units: null },
      'served',
      3,
    ],
  ] as const)('%s', (_title, item, wish, state, unitsReady) => {
    expect(moveItem(item, wish)).toEqual({ allowed: true, next: { state, unitsReady } })
  })

  test.each([
    ['a tap serves it', queued, { to: 'ready', units: null }, { state: 'served', unitsReady: 3 }],
    ['its counter makes one plate ready', queued, { to: 'ready', units: 1 }, { state: 'cooking', unitsReady: 1 }],
    [
      'the last plate serves it',
      { ...queued, unitsReady: 2 },
      { to: 'ready', units: 1 },
      { state: 'served', unitsReady: 3 },
    ],
  ] as const)('in a store without stations %s [DAY-213]', (_title, item, wish, next) => {
    expect(moveItem(item, wish, false)).toEqual({ allowed: true, next })
  })

  it('in a store without stations comes back by recall, and of two taps the second is told so [DAY-213]', () => {
    const served: ItemProgress = { state: 'served', units: 3, unitsReady: 3 }
    const again = moveItem(served, { to: 'ready', units: null }, false)
    expect(again).toEqual({ allowed: false, code: 'already-there' })
    const recalled = moveItem(served, { to: 'cooking', units: null }, false)
    expect(recalled).toEqual({ allowed: true, next: { state: 'cooking', unitsReady: 0 } })
  })

  it('never makes more plates ready than there are, and says ready when all are', () => {
    const wishes = fc.array(
      fc.record({
        to: fc.constantFrom(...kitchenItemStates),
        units: fc.option(fc.integer({ min: 1, max: 9 })),
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), wishes, (units, sequence) => {
        let item: ItemProgress = { state: 'queued', units, unitsReady: 0 }
        for (const wish of sequence) {
          const moved = moveItem(item, wish)
          if (moved.allowed) item = { ...item, ...moved.next }
          expect(item.unitsReady).toBeLessThanOrEqual(units)
          if (item.state === 'ready' || item.state === 'served') expect(item.unitsReady).toBe(units)
        }
      }),
    )
  })
})
