import { describe, expect, it } from 'vitest'
import { basisPoints } from '../money/cents.ts'
import { aCartToPrice, aPromotion } from '../testing/priced-carts.ts'
import { aProduct } from '../testing/products.ts'
import { listGifts } from './list-gifts.ts'
import { priceCart } from './price-cart.ts'

const dish = aProduct(1, 1000)
const soup = aProduct(2, 600)
const threeForTwo = aPromotion(7, { kind: 'free-units', free: 1 }, 3, [1, 2])
const price = (dishes: number, promotions = [threeForTwo]) =>
  priceCart(aCartToPrice([{ product: dish, quantity: dishes }, { product: soup }], { promotions }))

describe('the gifts of a cart', () => {
  it('take the free units off their line, as a part of it [PRICE-034]', () => {
    const applied = price(2)
    expect(listGifts(applied)).toEqual([{ lineId: 'line-1', promotionId: 7, name: 'Promotion 7', amount: 600 }])
    expect(applied.lines[1]).toMatchObject({ fullTotal: 600, total: 0 })
    expect(applied.lines[1]?.parts).toContainEqual(expect.objectContaining({ kind: 'promotion', amount: -600 }))
    expect(applied.total).toBe(2000)
  })

  it('go when too little is left for them, and are the same however often they are applied [PRICE-034]', () => {
    expect(listGifts(price(1))).toEqual([])
    expect(price(1).total).toBe(1600)
    expect(listGifts(price(2))).toEqual(listGifts(price(2)))
  })

  it('are free units alone: what is only cheaper is no gift [PRICE-034]', () => {
    const half = aPromotion(8, { kind: 'percent-off', share: basisPoints(5000) }, 3, [1, 2])
    expect(price(2, [half]).total).toBe(2300)
    expect(listGifts(price(2, [half]))).toEqual([])
  })
})
