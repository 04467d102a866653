import type { StoreId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { call } from '../call.ts'
import { wireCoupon, wirePromotion } from '../entities/promotion.ts'
import type { Example } from '../example.ts'
import { checked } from '../wire/checked.ts'
import { wireFlag } from '../wire/flag.ts'
import { wireIdOrNull } from '../wire/number.ts'
import { typedLine } from '../wire/typed-text.ts'

/** The promotions of a store; at a table only those that are valid there (SITE-049). */
export interface PromotionSearch {
  readonly storeId: StoreId | null
  readonly atTable: boolean
}

export const getDiscounts = call({
  method: 'GET',
  path: '/ReasonsDiscounts',
  caller: 'visitor',
  shared: true,
  requirements: ['API-066', 'PRICE-010', 'PRICE-017'],
  summary: 'The promotions of a store.',
  request: z.codec(
    z.object({
      store: wireIdOrNull<StoreId>(),
      front: wireFlag,
      percent_amount: z.nullish(z.literal('productos')),
      active_only_for_tpv: wireFlag,
    }),
    z.custom<PromotionSearch>(),
    {
      decode: ({ store, active_only_for_tpv }) => ({ storeId: store, atTable: active_only_for_tpv }),
      encode: ({ storeId, atTable }) => ({
        store: storeId,
        front: true,
        percent_amount: 'productos' as const,
        active_only_for_tpv: atTable,
      }),
    },
  ),
  reply: z.array(wirePromotion),
})
export const getDiscountsExample = (): Example<typeof getDiscounts> => ({
  request: { store: 1, front: '1', percent_amount: 'productos', active_only_for_tpv: null },
  reply: [
    {
      id: 1,
      name: 'Cañas 3x2',
      bool_day1: 1,
      bool_day2: 1,
      bool_day3: 1,
      bool_day4: 1,
      bool_day5: 1,
      bool_day6: 0,
      bool_day7: 0,
      bool_day8: 0,
      bool_day9: 1,
      initial_hour: '18:00',
      final_hour: '20:00',
      product_type: 1,
      products: [{ id: 40, combination_id: null }],
      comprados: 3,
      regalados: 1,
      product_value: '0.00',
      product_percent: '0',
      table: '1',
    },
  ],
})

export const getCoupon = call({
  method: 'GET',
  path: '/ReasonDiscount/getCupon',
  caller: 'visitor',
  requirements: ['API-067', 'PRICE-030'],
  summary: 'What a discount code is worth: an amount or a percentage.',
  request: z.object({ code: checked(typedLine(64), z.minLength(1)) }),
  reply: wireCoupon,
})
export const getCouponExample = (): Example<typeof getCoupon> => ({
  request: { code: 'BIENVENIDA' },
  reply: { status: 'OK', code: 'BIENVENIDA', amount: null, percent: '10', min_purchase: '20.00' },
})
