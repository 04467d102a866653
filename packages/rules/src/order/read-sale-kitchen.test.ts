import { describe, expect, it } from 'vitest'
import { zero } from '../money/cents.ts'
import { aLine, aSetup } from '../testing/carts.ts'
import { readSaleKitchen } from './read-sale-kitchen.ts'
import type { SaleLine } from './sale.ts'

const line = (id: string, more: Partial<SaleLine> = {}): SaleLine => ({
  ...aLine(id, 1, 2, { notes: 'sin\nsal', course: 2 }),
  name: 'Pulpo',
  total: zero,
  parts: [],
  choices: ['Lettuce'],
  houseChoices: ['Lechuga'],
  allergens: [],
  allergenNames: ['Moluscos'],
  ...more,
})
const sale = {
  lines: [line('had', { deletable: false }), line('new')],
  contact: { fullName: 'Ana\nDemo', email: '', phone: '' },
  setup: aSetup(),
}

describe('what the kitchen is sent of a sale', () => {
  it('is what was kept with it, also when that is nothing', () => {
    const kitchen = { place: 'Sala 4', dishes: [] }
    expect(readSaleKitchen({ ...sale, kitchen })).toBe(kitchen)
  })

  it('is made from its lines where nothing was kept, without what was sent before', () => {
    expect(readSaleKitchen(sale)).toEqual({
      place: 'Ana Demo',
      dishes: [
        {
          lineId: 'new',
          productId: 1,
          stationId: null,
          course: 2,
          units: 2,
          combo: null,
          name: 'Pulpo',
          words: ['Lechuga'],
          notes: 'sin sal',
          allergens: ['Moluscos'],
          traces: [],
        },
      ],
    })
    const { houseChoices: _, ...older } = line('old')
    expect(readSaleKitchen({ ...sale, lines: [older] }).dishes).toMatchObject([{ words: ['Lettuce'] }])
    expect(readSaleKitchen({ ...sale, setup: { ...sale.setup, position: 4 } }).place).toBe('4')
  })
})
