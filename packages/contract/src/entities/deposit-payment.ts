import type { StoreId } from '@comanda/rules/ids'
import { z } from 'zod'
import { wireTextOrNull } from '../wire/list.ts'
import { wireId, wireWholeOrNull } from '../wire/number.ts'
import { wirePriceOrNull } from '../wire/price.ts'
import { type WindowData, wireWindowData } from './window-data.ts'

/** Pays the deposit of the number a form was drawn with; what the caller says it costs is not even compared. */
export interface DepositPayment {
  readonly storeId: StoreId
  readonly merchantOrder: string
  /** What the bank's or the provider's own form gave for the card; null goes to the bank's page. */
  readonly token: string | null
  readonly window: WindowData | null
}

export const wireRedsysDeposit = z.codec(
  z.object({
    store: wireId<StoreId>(),
    merchantOrder: z.string(),
    amount: wirePriceOrNull,
    id_oper: wireTextOrNull,
    window_data: wireWindowData.nullish(),
  }),
  z.custom<DepositPayment>(),
  {
    decode: ({ store, merchantOrder, id_oper, window_data }) => ({
      storeId: store,
      merchantOrder,
      token: id_oper,
      window: window_data ?? null,
    }),
    encode: ({ storeId, merchantOrder, token, window }) => ({
      store: storeId,
      merchantOrder,
      amount: null,
      id_oper: token,
      window_data: window,
    }),
  },
)

export const wireStripeDeposit = z.codec(
  z.object({
    stripe_token: wireTextOrNull,
    store: wireId<StoreId>(),
    stripe_amount: wireWholeOrNull,
    merchantOrder: z.string(),
    window_data: wireWindowData.nullish(),
  }),
  z.custom<DepositPayment>(),
  {
    decode: ({ store, merchantOrder, stripe_token, window_data }) => ({
      storeId: store,
      merchantOrder,
      token: stripe_token,
      window: window_data ?? null,
    }),
    encode: ({ storeId, merchantOrder, token, window }) => ({
      stripe_token: token,
      store: storeId,
      stripe_amount: null,
      merchantOrder,
      window_data: window,
    }),
  },
)
