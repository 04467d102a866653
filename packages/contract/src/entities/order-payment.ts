import type { Address } from '@comanda/rules/customer/contact'
import type { Cents } from '@comanda/rules/money/cents'
import { z } from 'zod/mini'
import { wireFlag } from '../wire/flag.ts'
import { wireWholeOrNull } from '../wire/number.ts'
import { wirePriceOrNull } from '../wire/price.ts'
import { typedLineOrNull } from '../wire/typed-text.ts'
import { type CartRequest, cartRequestFields, readSavedCart, writeSavedCart } from './cart-request.ts'
import { wireCustomerData } from './delivery-data.ts'
import { type WindowData, wireWindowData } from './window-data.ts'

/** An order to be made: the cart as CART-025 sends it, and how it is paid. */
export interface OrderPayment extends CartRequest {
  readonly billing: Address | null
  readonly window: WindowData | null
  /** The number that a bank's form was drawn with (PAY-003). */
  readonly merchantOrder: string | null
  /** The token for the card from a provider's own field (PAY-004). */
  readonly cardToken: string | null
  /** In cents; compared, never charged (PAY-005). */
  readonly shownCents: number | null
  readonly tip: Cents | null
  /** The diner pays the share of the table's bill that is kept for them; null pays everything. */
  readonly share: ShownShare | null
}

/** The price of the share as the diner was shown it, without the tip; compared, never charged. */
export interface ShownShare {
  readonly shown: Cents | null
}

const fields = z.object({
  ...cartRequestFields.shape,
  address_billing: z.nullish(wireCustomerData),
  window_data: z.nullish(wireWindowData),
  merchantOrder: typedLineOrNull(64),
  stripe_token: typedLineOrNull(254),
  stripe_amount: wireWholeOrNull,
  tip: wirePriceOrNull,
  pagoIndividual: wireFlag,
  totalPayComensal: wirePriceOrNull,
})

export const wireOrderPayment = z.codec(fields, z.custom<OrderPayment>(), {
  decode: ({ address_billing, window_data, merchantOrder, stripe_token, stripe_amount, ...sent }) => {
    const { tip, pagoIndividual, totalPayComensal, ...cart } = sent
    return {
      ...readSavedCart({ ...cart, address_billing: null }),
      billing: address_billing?.address ?? null,
      window: window_data ?? null,
      merchantOrder,
      cardToken: stripe_token,
      shownCents: stripe_amount,
      tip,
      share: pagoIndividual ? { shown: totalPayComensal } : null,
    }
  },
  encode: ({ billing, window, merchantOrder, cardToken, shownCents, tip, share, ...cart }) => ({
    ...writeSavedCart(cart),
    address_billing: billing && {
      name: cart.contact?.fullName ?? '',
      phone: cart.contact?.phone ?? '',
      address: billing,
    },
    window_data: window,
    merchantOrder,
    stripe_token: cardToken,
    stripe_amount: shownCents,
    tip,
    pagoIndividual: share !== null,
    totalPayComensal: share?.shown ?? null,
  }),
})
