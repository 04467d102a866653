import type { CartId, LineId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { call } from '../call.ts'
import { wireCartLineRequest } from '../entities/cart-line-request.ts'
import { wireCartLineReply } from '../entities/saved-cart-reply.ts'
import type { Example } from '../example.ts'
import { exampleCartId, exampleItem, exampleKeptLine, exampleLineId } from '../examples/cart.ts'
import { wireUuid } from '../wire/number.ts'
import { typedLineOrNull } from '../wire/typed-text.ts'

export const postCartItem = call({
  method: 'POST',
  path: '/DetailItemTemp',
  caller: 'visitor',
  startsAtOnce: true,
  requirements: ['API-073', 'CART-032', 'DAY-072'],
  summary: 'Puts a line into a cart. Prices are compared with ours and never taken over.',
  request: wireCartLineRequest,
  reply: wireCartLineReply,
})
export const postCartItemExample = (): Example<typeof postCartItem> => ({
  request: { sale: exampleCartId, ...exampleItem },
  reply: exampleKeptLine,
})

export const putCartItem = call({
  method: 'PUT',
  path: '/DetailItemTemp',
  caller: 'visitor',
  startsAtOnce: true,
  requirements: ['API-074', 'CART-032'],
  summary: 'Changes a line of a cart: its quantity, its choices, its notes.',
  request: wireCartLineRequest,
  reply: wireCartLineReply,
})
export const putCartItemExample = (): Example<typeof putCartItem> => ({
  request: { sale: exampleCartId, ...exampleItem },
  reply: exampleKeptLine,
})

export const deleteCartItem = call({
  method: 'DELETE',
  path: '/DetailItemTemp',
  caller: 'visitor',
  startsAtOnce: true,
  requirements: ['API-075', 'CART-035'],
  summary: 'Takes a line out of a cart, unless the kitchen has it.',
  request: z.codec(
    z.object({ id: wireUuid<LineId>(), sale: wireUuid<CartId>(), sender_uuid: typedLineOrNull(64) }),
    z.custom<{ readonly lineId: LineId; readonly cartId: CartId; readonly device: string | null }>(),
    {
      decode: ({ id, sale, sender_uuid }) => ({ lineId: id, cartId: sale, device: sender_uuid }),
      encode: ({ lineId, cartId, device }) => ({ id: lineId, sale: cartId, sender_uuid: device }),
    },
  ),
  reply: wireCartLineReply,
})
export const deleteCartItemExample = (): Example<typeof deleteCartItem> => ({
  request: { id: exampleLineId, sale: exampleCartId, sender_uuid: '9f1c' },
  reply: { ...exampleKeptLine, total_ticket: '0.00' },
})
