import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { kitchenItemStates } from './kitchen-item.ts'
import { deriveTableStatus } from './table-status.ts'

/** «2 served, 3 held»: courses and their states. */
const read = (dishes: string) =>
  dishes.split(', ').flatMap((said) => {
    const [course, word] = said.split(' ')
    const state = kitchenItemStates.find((one) => one === word)
    return state === undefined ? [] : { course: Number(course), state }
  })

const someDish = fc.record({ course: fc.integer({ min: 0, max: 4 }), state: fc.constantFrom(...kitchenItemStates) })

describe('the kitchen status of a table', () => {
  test.each([
    ['', null],
    ['2 voided', null],
    ['1 cooking, 2 held', 'starter'],
    ['1 served, 1 ready', 'starter'],
    ['1 served, 2 queued', 'starter-full'],
    ['2 queued', 'main'],
    ['1 served, 2 served, 2 ready', 'starter-full'],
    ['1 served, 2 served, 3 held', 'main-full'],
    ['1 served, 2 voided', 'main-full'],
    ['1 served', 'main-full'],
    ['1 served, 3 queued', 'main-full'],
    ['3 queued', 'dessert'],
    ['2 served, 4 served', 'dessert-full'],
    ['2 served, 0 queued', 'main-full'],
    ['0 served, 0 queued', 'main'],
    ['0 served, 0 served', 'main-full'],
  ])('of «%s» is %s [DAY-088]', (dishes, expected) => {
    expect(deriveTableStatus(read(dishes))).toBe(expected)
  })

  it('is «main-full» only when all that comes before dessert was served, whatever the dishes [DAY-088]', () => {
    fc.assert(
      fc.property(fc.array(someDish), (dishes) => {
        const status = deriveTableStatus(dishes)
        const sent = dishes.filter(({ state }) => state !== 'voided')
        const isEaten = sent
          .filter(({ course }) => course === 1 || course === 2)
          .every(({ state }) => state === 'served')
        if (status === 'main-full' || status === 'dessert-full') expect(isEaten).toBe(true)
        // Neither their order nor what was voided says anything.
        expect(deriveTableStatus(sent.toReversed())).toBe(status)
      }),
    )
  })
})
