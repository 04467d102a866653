import type { CartId, LineId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import { z } from 'zod/mini'
import { wireFlag } from '../wire/flag.ts'
import { wireUuid, wireWhole } from '../wire/number.ts'
import { wirePrice } from '../wire/price.ts'

/** The reply to saving a cart. */
export interface SavedCartReply {
  readonly cartId: CartId
  readonly number: number
  readonly version: number
  readonly lineIds: readonly LineId[]
  /** The table already had a cart, and this visitor joined it (CART-020). */
  readonly existed: boolean
}

export const wireSavedCartReply = z.codec(
  z.object({
    status: z.literal('OK'),
    id: wireUuid<CartId>(),
    firebase_id: z.string(),
    num_pedido: wireWhole,
    version: wireWhole,
    items: z.array(wireUuid<LineId>()),
    existing_id: wireFlag,
  }),
  z.custom<SavedCartReply>(),
  {
    decode: ({ id, num_pedido, version, items, existing_id }) => ({
      cartId: id,
      number: num_pedido,
      version,
      lineIds: items,
      existed: existing_id,
    }),
    encode: ({ cartId, number, version, lineIds, existed }) => ({
      status: 'OK' as const,
      id: cartId,
      firebase_id: cartId,
      num_pedido: number,
      version,
      items: [...lineIds],
      existing_id: existed,
    }),
  },
)

/** The result of a change: its line, and what the cart costs now. */
export interface CartLineReply {
  readonly lineId: LineId
  readonly version: number
  readonly total: Cents
}

export const wireCartLineReply = z.codec(
  z.object({
    status: z.literal('OK'),
    message: z.string(),
    id: wireUuid<LineId>(),
    version: wireWhole,
    total_ticket: wirePrice,
  }),
  z.custom<CartLineReply>(),
  {
    decode: ({ id, version, total_ticket }) => ({ lineId: id, version, total: total_ticket }),
    encode: ({ lineId, version, total }) => ({
      status: 'OK' as const,
      message: '',
      id: lineId,
      version,
      total_ticket: total,
    }),
  },
)
