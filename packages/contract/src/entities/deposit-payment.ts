import type { StoreId } from '@comanda/rules/ids'
import { type Cents, cents } from '@comanda/rules/money/cents'
import { z } from 'zod/mini'
import { wireId, wireWholeOrNull } from '../wire/number.ts'
import { wirePriceOrNull } from '../wire/price.ts'
import { typedLine, typedLineOrNull } from '../wire/typed-text.ts'
import { type WindowData, wireWindowData } from './window-data.ts'

/** Pays the deposit of the number that a form was drawn with. */
export interface DepositPayment {
  readonly storeId: StoreId
  readonly merchantOrder: string
  /** The token for the card from the bank's or provider's own form; null goes to the bank's page. */
  readonly token: string | null
  readonly window: WindowData | null
  /** The sum that the guest was shown: compared, never charged. */
  readonly shown: Cents | null
}

export const wireRedsysDeposit = z.codec(
  z.object({
    store: wireId<StoreId>(),
    merchantOrder: typedLine(64),
    amount: wirePriceOrNull,
    id_oper: typedLineOrNull(254),
    window_data: z.nullish(wireWindowData),
  }),
  z.custom<DepositPayment>(),
  {
    decode: ({ store, merchantOrder, amount, id_oper, window_data }) => ({
      storeId: store,
      merchantOrder,
      token: id_oper,
      window: window_data ?? null,
      shown: amount,
    }),
    encode: ({ storeId, merchantOrder, token, window, shown }) => ({
      store: storeId,
      merchantOrder,
      amount: shown,
      id_oper: token,
      window_data: window,
    }),
  },
)

export const wireStripeDeposit = z.codec(
  z.object({
    stripe_token: typedLineOrNull(254),
    store: wireId<StoreId>(),
    stripe_amount: wireWholeOrNull,
    merchantOrder: typedLine(64),
    window_data: z.nullish(wireWindowData),
  }),
  z.custom<DepositPayment>(),
  {
    decode: ({ store, merchantOrder, stripe_token, stripe_amount, window_data }) => ({
      storeId: store,
      merchantOrder,
      token: stripe_token,
      window: window_data ?? null,
      shown: stripe_amount === null ? null : cents(stripe_amount),
    }),
    encode: ({ storeId, merchantOrder, token, window, shown }) => ({
      stripe_token: token,
      store: storeId,
      stripe_amount: shown,
      merchantOrder,
      window_data: window,
    }),
  },
)
