import type { PromotionId } from '@comanda/rules/ids'
import { type Cents, sumCents, zero } from '@comanda/rules/money/cents'
import type { LineDiscount } from '@comanda/rules/promotions/apply-promotions'
import { z } from 'zod/mini'
import { wireIdOrNull } from '../wire/number.ts'
import { wirePrice } from '../wire/price.ts'
import { typedLineOrNull } from '../wire/typed-text.ts'

/** The sum that promotions take off a line, and which ones. */
export interface LinePromotion {
  readonly amount: Cents
  /** Null when there is none. */
  readonly promotionId: PromotionId | null
  readonly name: string | null
}

/** The wire has room for one reason: it gets the first promotion, and the text names them all. */
export function toLinePromotion(discounts: readonly LineDiscount[]): LinePromotion {
  return {
    amount: discounts.length === 0 ? zero : sumCents(discounts.map(({ amount }) => amount)),
    promotionId: discounts[0]?.promotion.id ?? null,
    name: discounts.map(({ promotion }) => promotion.name).join(', ') || null,
  }
}

/** A line may have no promotion. */
export const promotionFields = z.partial(
  z.object({ sale_dto: wirePrice, reason_dto: wireIdOrNull<PromotionId>(), reason_dto_text: typedLineOrNull(1000) }),
).shape

type PromotionFields = {
  readonly sale_dto?: Cents | undefined
  readonly reason_dto?: PromotionId | null | undefined
  readonly reason_dto_text?: string | null | undefined
}

/** PRICE-018. */
export function readLinePromotion({ sale_dto, reason_dto, reason_dto_text }: PromotionFields): LinePromotion {
  return { amount: sale_dto ?? zero, promotionId: reason_dto ?? null, name: reason_dto_text ?? null }
}

export function writeLinePromotion({ amount, promotionId, name }: LinePromotion): Required<PromotionFields> {
  return { sale_dto: amount, reason_dto: promotionId, reason_dto_text: name }
}
