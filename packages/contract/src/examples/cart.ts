import type * as calls from '../calls/cart.ts'
import { exampleCart, exampleCartId, exampleCartRequest, exampleItem, exampleLineId } from './entities/cart.ts'
import type { ExamplesOf } from './examples-of.ts'

const keptLine = { status: 'OK', message: '', id: exampleLineId, version: 2, total_ticket: '12.50' } as const
const gifts = {
  request: { id: exampleCartId },
  reply: {
    status: 'OK' as const,
    gifts: [{ id: exampleLineId, reason_dto: 1, reason_dto_text: 'Nigiris 3x2', sale_dto: '4.50' }],
    total_ticket: '9.00',
  },
}

export const cartExamples: ExamplesOf<typeof calls> = {
  getCartId: {
    request: { resource: 4, resource_pos: 12 },
    reply: { id: exampleCartId, firebase_id: exampleCartId, numPedido: 17 },
  },
  getCart: { request: { id: exampleCartId, qr: '1', web: '1', multiorder: '0' }, reply: exampleCart },
  saveCart: {
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
  },
  deleteCart: { request: { id: exampleCartId }, reply: { status: 'OK' } },
  initCart: {
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
  },
  postCartItem: { request: { sale: exampleCartId, ...exampleItem }, reply: keptLine },
  putCartItem: { request: { sale: exampleCartId, ...exampleItem }, reply: keptLine },
  deleteCartItem: {
    request: { id: exampleLineId, sale: exampleCartId, sender_uuid: '9f1c' },
    reply: { ...keptLine, total_ticket: '0.00' },
  },
  calculateShipping: { request: { id: exampleCartId }, reply: { status: 'OK', shipping: '2.50' } },
  applyGifts: gifts,
  listGifts: gifts,
}
