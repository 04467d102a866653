import type { LineId, PromotionId } from '../ids.ts'
import type { Cents } from '../money/cents.ts'
import type { CartPrice } from './cart-price.ts'

/** The gift of a promotion on a line. */
export interface Gift {
  readonly lineId: LineId
  readonly promotionId: PromotionId
  readonly name: string
  readonly amount: Cents
}

/** Gifts follow from what is in the cart, so they are computed with every price and never applied twice (OPEN-053). */
export function listGifts(price: Pick<CartPrice, 'lines'>): Gift[] {
  return price.lines.flatMap(({ id, discounts }) =>
    discounts
      .filter(({ promotion }) => promotion.deal.kind === 'free-units')
      .map(({ promotion, amount }) => ({ lineId: id, promotionId: promotion.id, name: promotion.name, amount })),
  )
}
