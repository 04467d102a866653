import type { AllergenId, CartId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { Gift } from '@comanda/rules/pricing/list-gifts'
import { z } from 'zod/mini'
import { call } from '../call.ts'
import { wireAllergies } from '../entities/cart-item.ts'
import { wireCartReply } from '../entities/cart-reply.ts'
import { wireCartRequest } from '../entities/cart-request.ts'
import { wireGift } from '../entities/gift.ts'
import { wireSavedCartReply } from '../entities/saved-cart-reply.ts'
import { wireTablePlace } from '../entities/table-place.ts'
import type { Example } from '../example.ts'
import { exampleCart, exampleCartId, exampleCartRequest, exampleGifts } from '../examples/cart.ts'
import { wireFlag } from '../wire/flag.ts'
import { wireUuid, wireWhole } from '../wire/number.ts'
import { wirePrice } from '../wire/price.ts'

const cartById = z.codec(
  z.object({ id: wireUuid<CartId>(), qr: wireFlag, web: wireFlag, multiorder: wireFlag }),
  z.custom<{ readonly cartId: CartId; readonly atTable: boolean }>(),
  {
    decode: ({ id, multiorder }) => ({ cartId: id, atTable: multiorder }),
    encode: ({ cartId, atTable }) => ({ id: cartId, qr: true, web: true, multiorder: atTable }),
  },
)

export const getCartId = call({
  method: 'GET',
  path: '/SaleTemp/getCartId',
  caller: 'visitor',
  requirements: ['API-069', 'CART-020'],
  summary: 'Whether a table has an open cart. Its id opens nothing by itself: the table is joined by saving.',
  request: wireTablePlace,
  reply: z.codec(
    z.object({ id: wireUuid<CartId>(), firebase_id: z.string(), numPedido: wireWhole }),
    z.custom<{ readonly cartId: CartId; readonly number: number }>(),
    {
      decode: ({ id, numPedido }) => ({ cartId: id, number: numPedido }),
      encode: ({ cartId, number }) => ({ id: cartId, firebase_id: cartId, numPedido: number }),
    },
  ),
})
export const getCartIdExample = (): Example<typeof getCartId> => ({
  request: { resource: 4, resource_pos: 12 },
  reply: { id: exampleCartId, firebase_id: exampleCartId, numPedido: 17 },
})

export const getCart = call({
  method: 'GET',
  path: '/SaleTemp',
  caller: 'visitor',
  requirements: ['API-070', 'CART-019'],
  summary: 'A cart this visitor holds, with its dishes and what it costs now.',
  request: cartById,
  reply: wireCartReply,
})
export const getCartExample = (): Example<typeof getCart> => ({
  request: { id: exampleCartId, qr: '1', web: '1', multiorder: '0' },
  reply: exampleCart,
})

export const saveCart = call({
  method: 'POST',
  path: '/SaleTemp/save',
  caller: 'visitor',
  requirements: ['API-071', 'CART-025', 'CART-031'],
  summary: 'Begins a cart from how, where and when; or, with its id, changes those and the codes of one.',
  request: wireCartRequest,
  reply: wireSavedCartReply,
})
export const saveCartExample = (): Example<typeof saveCart> => ({
  request: exampleCartRequest,
  reply: {
    status: 'OK',
    id: exampleCartId,
    firebase_id: exampleCartId,
    num_pedido: 17,
    version: 1,
    items: [],
    existing_id: '0',
  },
})

export const deleteCart = call({
  method: 'DELETE',
  path: '/SaleTemp',
  caller: 'visitor',
  requirements: ['API-072', 'CART-040'],
  summary: 'Gives up a cart this visitor holds. What the kitchen already has cannot be given up.',
  request: z.object({ id: wireUuid<CartId>() }),
  reply: z.object({ status: z.literal('OK') }),
})
export const deleteCartExample = (): Example<typeof deleteCart> => ({
  request: { id: exampleCartId },
  reply: { status: 'OK' },
})

export const declareAllergies = call({
  method: 'POST',
  path: '/SaleTemp/allergies',
  caller: 'visitor',
  requirements: ['DAY-072'],
  summary: 'Says what somebody of the order or the table must not eat; the kitchen is told with every dish.',
  request: z.codec(
    z.object({ id: wireUuid<CartId>(), allergies: wireAllergies }),
    z.custom<{ readonly cartId: CartId; readonly allergies: readonly AllergenId[] }>(),
    {
      decode: ({ id, allergies = [] }) => ({ cartId: id, allergies }),
      encode: ({ cartId, allergies }) => ({ id: cartId, allergies: [...allergies] }),
    },
  ),
  reply: z.object({ version: wireWhole }),
})
export const declareAllergiesExample = (): Example<typeof declareAllergies> => ({
  request: { id: exampleCartId, allergies: [2] },
  reply: { version: 3 },
})

export const initCart = call({
  method: 'POST',
  path: '/SaleTemp/initCarritoForWeb',
  caller: 'visitor',
  requirements: ['API-077', 'CART-019', 'CART-024'],
  summary: 'Empties a cart this visitor holds and starts it over, as QR-only visits do.',
  request: z.object({ id: wireUuid<CartId>() }),
  reply: wireSavedCartReply,
})
export const initCartExample = (): Example<typeof initCart> => ({
  request: { id: exampleCartId },
  reply: {
    status: 'OK',
    id: exampleCartId,
    firebase_id: exampleCartId,
    num_pedido: 17,
    version: 2,
    items: [],
    existing_id: '1',
  },
})

export const calculateShipping = call({
  method: 'GET',
  path: '/SaleTemp/calculateShipping',
  caller: 'visitor',
  requirements: ['API-078', 'PRICE-029'],
  summary: 'What delivering a cart costs, by its zone and by how much is in it; nothing for any other mode.',
  request: z.object({ id: wireUuid<CartId>() }),
  reply: z.codec(z.object({ status: z.literal('OK'), shipping: wirePrice }), z.custom<{ readonly shipping: Cents }>(), {
    decode: ({ shipping }) => ({ shipping }),
    encode: ({ shipping }) => ({ status: 'OK' as const, shipping }),
  }),
})
export const calculateShippingExample = (): Example<typeof calculateShipping> => ({
  request: { id: exampleCartId },
  reply: { status: 'OK', shipping: '2.50' },
})

const gifts = {
  caller: 'visitor' as const,
  requirements: ['API-081', 'PRICE-034'],
  summary: 'What promotions give away in a cart. Gifts follow from what is in it, so asking twice gives nothing twice.',
  request: z.object({ id: wireUuid<CartId>() }),
  reply: z.codec(
    z.object({ status: z.literal('OK'), gifts: z.array(wireGift), total_ticket: wirePrice }),
    z.custom<{ readonly gifts: readonly Gift[]; readonly total: Cents }>(),
    {
      decode: ({ gifts: given, total_ticket }) => ({ gifts: given, total: total_ticket }),
      encode: ({ gifts: given, total }) => ({ status: 'OK' as const, gifts: [...given], total_ticket: total }),
    },
  ),
}

/** The documents define it as GET; it only reads, so it may be repeated freely. */
export const applyGifts = call({ ...gifts, method: 'POST', path: '/SaleTemp/applyGifts', repeats: 'done-again' })
export const applyGiftsExample = (): Example<typeof applyGifts> => exampleGifts

export const listGifts = call({ ...gifts, method: 'GET', path: '/SaleTemp/applyGifts' })
export const listGiftsExample = (): Example<typeof listGifts> => exampleGifts
