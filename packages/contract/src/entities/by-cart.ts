import type { CartId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { wireUuid } from '../wire/number.ts'

/** For calls that name only a cart. */
export const byCart = z.codec(z.object({ id: wireUuid<CartId>() }), z.custom<{ readonly cartId: CartId }>(), {
  decode: ({ id }) => ({ cartId: id }),
  encode: ({ cartId }) => ({ id: cartId }),
})
