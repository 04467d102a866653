import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kitchenItemStates } from './kitchen-item.ts'
import { listAllDay } from './list-all-day.ts'

const item = fc
  .record({
    state: fc.constantFrom(...kitchenItemStates),
    units: fc.integer({ min: 1, max: 9 }),
    ready: fc.nat(),
    name: fc.constantFrom('Pulpo', 'Tortilla'),
    words: fc.subarray(['sin Sal', 'Ración']),
  })
  .map(({ ready, ...rest }) => ({ ...rest, unitsReady: ready % rest.units }))

describe('the all-day list', () => {
  it('adds up by dish and words, most first [DAY-082]', () => {
    const dish = { state: 'queued', units: 1, unitsReady: 0, name: 'Pulpo', words: [] } as const
    expect(
      listAllDay([
        dish,
        { ...dish, words: ['sin Sal'] },
        { ...dish, state: 'cooking', units: 3, unitsReady: 1 },
        { ...dish, state: 'ready', units: 5 },
        { ...dish, state: 'held', units: 5 },
      ]),
    ).toEqual([
      { name: 'Pulpo', words: [], units: 3 },
      { name: 'Pulpo', words: ['sin Sal'], units: 1 },
    ])
  })

  it('equals the units queued or cooking, whatever the items [DAY-082]', () => {
    fc.assert(
      fc.property(fc.array(item), (items) => {
        const listed = listAllDay(items)
        const left = items
          .filter(({ state }) => state === 'queued' || state === 'cooking')
          .reduce((sum, { units, unitsReady }) => sum + units - unitsReady, 0)
        expect(listed.reduce((sum, { units }) => sum + units, 0)).toBe(left)
        const keys = listed.map(({ name, words }) => JSON.stringify([name, words]))
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })
})
