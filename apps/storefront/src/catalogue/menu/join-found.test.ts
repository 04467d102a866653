import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CardsView } from '../../views/card-list.ts'
import type { Found } from './found.ts'
import { joinFound } from './join-found.ts'

const menu: CardsView = { cards: [], parts: [], blurs: [], hours: [] }
const grown: CardsView = { ...menu }
const find = (found: readonly number[], on = menu): Found => ({ text: 'pan', found, menu: on })
const near = (found: readonly number[], on = menu): Found => ({ ...find(found, on), isNear: true })

it('what the server adds stands in its order, before the dishes that it does not name', () => {
  expect(joinFound(find([4, 2, 9]), find([7, 2], grown))).toEqual(find([7, 2, 4, 9]))
  expect(joinFound(find([4, 2]), find([7], grown)).menu).toBe(grown)
})

it('the server forgives more: its word counts where the device found nothing, or only something similar', () => {
  for (const device of [find([]), near([3])]) {
    for (const server of [find([5], grown), near([5], grown), find([], grown)]) {
      expect(joinFound(device, server)).toBe(server)
    }
  }
})

it('similar dishes do not stand beside those that match', () => {
  const device = find([3])
  expect(joinFound(device, near([5], grown))).toBe(device)
})

it('no dish on the screen goes away or stands there twice, and nothing is drawn again for nothing', () => {
  const places = fc.uniqueArray(fc.nat({ max: 20 }))
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat({ max: 20 }), { minLength: 1 }), places, (own, theirs) => {
      const device = find(own)
      const joined = joinFound(device, find(theirs, grown))
      expect(joined.found.toSorted()).toEqual([...new Set([...own, ...theirs])].toSorted())
      expect(joined === device).toBe(new Set([...own, ...theirs]).size === own.length)
    }),
  )
})
