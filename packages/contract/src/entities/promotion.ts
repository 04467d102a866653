import type { CombinationId, ProductId, PromotionId } from '@comanda/rules/ids'
import { basisPoints, zero } from '@comanda/rules/money/cents'
import type { Coupon, Promotion, PromotionDeal } from '@comanda/rules/promotions/promotion'
import { findWeekday, toWeekdayIndex } from '@comanda/rules/time/weekday'
import { z } from 'zod/mini'
import { wireHour } from '../wire/date.ts'
import { wireFlag, wireNumberFlag } from '../wire/flag.ts'
import { wireList } from '../wire/list.ts'
import { wireId, wireIdOrNull, wireWhole } from '../wire/number.ts'
import { wirePercent, wirePrice, wirePriceOrNull } from '../wire/price.ts'

/** PRICE-010: bool_day1 is Monday, 7 Sunday, 8 a holiday, 9 the day before one. */
const promotionFields = z.object({
  id: wireId<PromotionId>(),
  name: z.string(),
  bool_day1: wireNumberFlag,
  bool_day2: wireNumberFlag,
  bool_day3: wireNumberFlag,
  bool_day4: wireNumberFlag,
  bool_day5: wireNumberFlag,
  bool_day6: wireNumberFlag,
  bool_day7: wireNumberFlag,
  bool_day8: wireNumberFlag,
  bool_day9: wireNumberFlag,
  initial_hour: wireHour,
  final_hour: wireHour,
  product_type: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  products: wireList(z.object({ id: wireIdOrNull<ProductId>(), combination_id: wireIdOrNull<CombinationId>() })),
  comprados: wireWhole,
  regalados: wireWhole,
  product_value: wirePrice,
  product_percent: wirePercent,
  table: wireFlag,
})
type PromotionFields = z.output<typeof promotionFields>

export const wirePromotion = z.codec(promotionFields, z.custom<Promotion>(), {
  decode: readPromotion,
  encode: writePromotion,
})

const dayNumbers = [1, 2, 3, 4, 5, 6, 7] as const

function readPromotion(fields: PromotionFields): Promotion {
  return {
    id: fields.id,
    name: fields.name,
    weekdays: dayNumbers
      .filter((day) => fields[`bool_day${day}`])
      .map((day) => findWeekday('monday-1', day))
      .filter((weekday) => weekday !== undefined),
    onHolidays: fields.bool_day8,
    onHolidayEves: fields.bool_day9,
    hours: { from: fields.initial_hour, to: fields.final_hour },
    productIds: fields.products.flatMap(({ id }) => id ?? []),
    combinationIds: fields.products.flatMap(({ combination_id }) => combination_id ?? []),
    bought: fields.comprados,
    deal: readDeal(fields),
    atTables: fields.table,
  }
}

function readDeal(fields: PromotionFields): PromotionDeal {
  switch (fields.product_type) {
    case 1:
      return { kind: 'free-units', free: fields.regalados }
    case 2:
      return { kind: 'fixed-price', price: fields.product_value }
    case 3:
      return { kind: 'percent-off', share: fields.product_percent }
  }
}

const dealTypes = { 'free-units': 1, 'fixed-price': 2, 'percent-off': 3 } as const

function writePromotion(promotion: Promotion): PromotionFields {
  const { deal, weekdays } = promotion
  const numbers = weekdays.map((weekday) => toWeekdayIndex('monday-1', weekday))
  return {
    id: promotion.id,
    name: promotion.name,
    bool_day1: numbers.includes(1),
    bool_day2: numbers.includes(2),
    bool_day3: numbers.includes(3),
    bool_day4: numbers.includes(4),
    bool_day5: numbers.includes(5),
    bool_day6: numbers.includes(6),
    bool_day7: numbers.includes(7),
    bool_day8: promotion.onHolidays,
    bool_day9: promotion.onHolidayEves,
    initial_hour: promotion.hours.from,
    final_hour: promotion.hours.to,
    product_type: dealTypes[deal.kind],
    products: [
      ...promotion.productIds.map((id) => ({ id, combination_id: null })),
      ...promotion.combinationIds.map((id) => ({ id: null, combination_id: id })),
    ],
    comprados: promotion.bought,
    regalados: deal.kind === 'free-units' ? deal.free : 0,
    product_value: deal.kind === 'fixed-price' ? deal.price : zero,
    product_percent: deal.kind === 'percent-off' ? deal.share : basisPoints(0),
    table: promotion.atTables,
  }
}

/** The facts of a coupon that a visitor may know: its worth, never its remaining uses. */
export type CouponOffer = Pick<Coupon, 'code' | 'discount' | 'minimumOrder'>

export const wireCoupon = z.codec(
  z.object({
    status: z.literal('OK'),
    code: z.string(),
    amount: wirePriceOrNull,
    percent: z.nullable(wirePercent),
    min_purchase: wirePrice,
  }),
  z.custom<CouponOffer>(),
  {
    decode: ({ code, amount, percent, min_purchase }) => ({
      code,
      discount: amount === null ? { share: percent ?? basisPoints(0) } : { amount },
      minimumOrder: min_purchase,
    }),
    encode: ({ code, discount, minimumOrder }) => ({
      status: 'OK' as const,
      code,
      amount: 'amount' in discount ? discount.amount : null,
      percent: 'share' in discount ? discount.share : null,
      min_purchase: minimumOrder,
    }),
  },
)
