import type { PromotionId } from '@comanda/rules/ids'
import { type BasisPoints, type Cents, sumCents, zero } from '@comanda/rules/money/cents'
import type { LineDiscount } from '@comanda/rules/promotions/apply-promotions'
import { z } from 'zod/mini'
import { wireTextOrNull } from '../wire/list.ts'
import { wireIdOrNull } from '../wire/number.ts'
import { wirePercent, wirePrice } from '../wire/price.ts'

/** The tax contained in a line: the rate × 100 and its amount (PRICE-009, OPEN-052). */
export const wireLineTax = z.codec(
  z.object({ tax: wirePercent, tax_amount: wirePrice }),
  z.custom<{ readonly rate: BasisPoints; readonly amount: Cents }>(),
  {
    decode: ({ tax, tax_amount }) => ({ rate: tax, amount: tax_amount }),
    encode: ({ rate, amount }) => ({ tax: rate, tax_amount: amount }),
  },
)

/** What promotions take off a line, and which. */
export interface LinePromotion {
  readonly amount: Cents
  /** Null when there is none. */
  readonly promotionId: PromotionId | null
  readonly name: string | null
}

/** The wire has room for one reason: the first promotion stands for the line, the text names them all. */
export function toLinePromotion(discounts: readonly LineDiscount[]): LinePromotion {
  return {
    amount: discounts.length === 0 ? zero : sumCents(discounts.map(({ amount }) => amount)),
    promotionId: discounts[0]?.promotion.id ?? null,
    name: discounts.map(({ promotion }) => promotion.name).join(', ') || null,
  }
}

const promotionFields = {
  sale_dto: wirePrice,
  reason_dto: wireIdOrNull<PromotionId>(),
  reason_dto_text: wireTextOrNull,
}
/** The same where a line may say nothing of promotions. */
export const promotionFieldsOrNone = z.partial(z.object(promotionFields)).shape

/** PRICE-018. */
export const wireLinePromotion = z.codec(z.object(promotionFields), z.custom<LinePromotion>(), {
  decode: ({ sale_dto, reason_dto, reason_dto_text }) => ({
    amount: sale_dto,
    promotionId: reason_dto,
    name: reason_dto_text,
  }),
  encode: ({ amount, promotionId, name }) => ({ sale_dto: amount, reason_dto: promotionId, reason_dto_text: name }),
})
