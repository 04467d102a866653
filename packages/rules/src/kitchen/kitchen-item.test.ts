import { describe, expect, test } from 'vitest'
import { checkMove, isFinal } from '../moves.ts'
import { kitchenItemMoves, kitchenItemStates } from './kitchen-item.ts'

const legal = [
  'held queued',
  'held voided',
  'queued cooking',
  'queued ready',
  'queued voided',
  'cooking ready',
  'cooking voided',
  'ready served',
  'ready cooking',
  'ready voided',
  'served cooking',
]

describe('the life of a dish in the kitchen [DAY-077]', () => {
  const steps = kitchenItemStates.flatMap((from) => kitchenItemStates.map((to) => [from, to] as const))
  test.each(steps)('%s to %s', (from, to) => {
    const isLegal = legal.includes(`${from} ${to}`)
    const code = from === to ? 'already-there' : 'illegal-move'
    expect(checkMove(kitchenItemMoves, from, to)).toEqual(isLegal ? { allowed: true } : { allowed: false, code })
  })

  test('only a voided one is over for good: a served one can come back', () => {
    expect(kitchenItemStates.filter((state) => isFinal(kitchenItemMoves, state))).toEqual(['voided'])
  })
})
