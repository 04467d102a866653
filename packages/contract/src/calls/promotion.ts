import type { StoreId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { call } from '../call.ts'
import { wireCoupon, wirePromotion } from '../entities/promotion.ts'
import { checked } from '../wire/checked.ts'
import { wireFlag } from '../wire/flag.ts'
import { wireIdOrNull } from '../wire/number.ts'

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

export const getCoupon = call({
  method: 'GET',
  path: '/ReasonDiscount/getCupon',
  caller: 'visitor',
  requirements: ['API-067', 'PRICE-030'],
  summary: 'What a discount code is worth: an amount or a percentage.',
  request: z.object({ code: checked(z.string(), z.minLength(1), z.maxLength(64)) }),
  reply: wireCoupon,
})
