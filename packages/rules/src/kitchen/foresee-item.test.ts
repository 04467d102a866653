import { describe, expect, it } from 'vitest'
import { foreseeItem, type KeptMove } from './foresee-item.ts'

const item = { state: 'queued', units: 2, unitsReady: 0, version: 3, name: 'Pulpo' } as const
const move = (version: number, to: KeptMove['to'], units: number | null = null) => ({ version, to, units })

describe('a dish that was pressed without a line', () => {
  it.each([
    ['nothing', [], { state: 'queued', version: 3 }],
    ['a bump', [move(3, 'ready')], { state: 'ready', unitsReady: 2, version: 4 }],
    ['plate by plate', [move(3, 'ready', 1), move(4, 'ready', 1)], { state: 'ready', unitsReady: 2, version: 5 }],
    ['a bump, and served', [move(3, 'ready'), move(4, 'served')], { state: 'served', version: 5 }],
    ['a bump, and recalled', [move(3, 'ready'), move(4, 'cooking')], { state: 'cooking', unitsReady: 0, version: 5 }],
    ['what another moved meanwhile', [move(2, 'ready')], { state: 'queued', version: 3 }],
    ['what cannot be', [move(3, 'served'), move(3, 'ready')], { state: 'ready', version: 4 }],
  ] as const)('%s [DAY-212]', (_, moves, seen) => {
    expect(foreseeItem(item, moves)).toMatchObject({ name: 'Pulpo', ...seen })
  })
})
