import type { CartId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { wireUuid } from '../wire/number.ts'
import { itemFields, readItem, type SentLine, writeItem } from './cart-item.ts'
import { promotionFields } from './line-money.ts'

/** A line to be added to a cart. */
export interface CartLineRequest extends SentLine {
  readonly cartId: CartId
}

export const wireCartLineRequest = z.codec(
  z.object({ sale: wireUuid<CartId>(), ...itemFields, ...promotionFields }),
  z.custom<CartLineRequest>(),
  {
    decode: ({ sale, ...item }) => ({ cartId: sale, ...readItem(item) }),
    encode: ({ cartId, ...line }) => ({ sale: cartId, ...writeItem(line) }),
  },
)
