import { expect, it } from 'vitest'
import type { KitchenItemState } from './kitchen-item.ts'
import { listReturned, type VoidedDish } from './list-returned.ts'

const dish = (lineId: string, productId: number, state: KitchenItemState) =>
  ({ lineId, productId, units: 2, state }) as unknown as VoidedDish

it('gives back what nobody has begun, and a menu only whole [DAY-090]', () => {
  const begun = dish('menu', 2, 'cooking')
  const waits = dish('menu', 1, 'held')
  const soup = dish('soup', 3, 'queued')
  expect(listReturned([begun, waits, soup])).toEqual({ wholeLines: ['soup'], dishes: [waits] })
  expect(listReturned([dish('menu', 2, 'ready'), dish('other', 4, 'served')])).toEqual({ wholeLines: [], dishes: [] })
  expect(listReturned([])).toEqual({ wholeLines: [], dishes: [] })
})
