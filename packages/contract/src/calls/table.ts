import type { CartId, ShareId } from '@comanda/rules/ids'
import type { TableCallKind } from '@comanda/rules/table/table-call'
import { z } from 'zod/mini'
import { call } from '../call.ts'
import { byCart } from '../entities/by-cart.ts'
import { wireKeptShare } from '../entities/kept-share.ts'
import { wireShareRequest } from '../entities/share-request.ts'
import { wireTable } from '../entities/table.ts'
import { wireCallKind } from '../entities/table-words.ts'
import type { Example } from '../example.ts'
import { exampleCartId, exampleLineId } from '../examples/cart.ts'
import { exampleShareId, exampleTable } from '../examples/table.ts'
import { wireFlag } from '../wire/flag.ts'
import { wireUuid, wireWhole } from '../wire/number.ts'

const ok = { status: 'OK' } as const

export const getTable = call({
  method: 'GET',
  path: '/SaleTemp/table',
  caller: 'visitor',
  requirements: ['TABLE-005', 'TABLE-018'],
  summary: 'How a table stands: its guests, what it has asked for, and its bill.',
  request: byCart,
  reply: wireTable,
})
export const getTableExample = (): Example<typeof getTable> => ({
  request: { id: exampleCartId },
  reply: exampleTable,
})

export const sendRound = call({
  method: 'POST',
  path: '/SaleTemp/sendRound',
  caller: 'visitor',
  requirements: ['CHECKOUT-010', 'TABLE-005'],
  summary: 'Sends what a table has chosen to the kitchen, where it pays at the end.',
  request: byCart,
  reply: z.codec(
    z.object({ status: z.literal('OK'), version: wireWhole, sent: wireWhole }),
    z.custom<{ readonly version: number; readonly dishes: number }>(),
    {
      decode: ({ version, sent }) => ({ version, dishes: sent }),
      encode: ({ version, dishes }) => ({ ...ok, version, sent: dishes }),
    },
  ),
})
export const sendRoundExample = (): Example<typeof sendRound> => ({
  request: { id: exampleCartId },
  reply: { ...ok, version: 5, sent: 3 },
})

/** Whether the same call was already made and not answered yet. */
const wireCalled = z.codec(
  z.object({ status: z.literal('OK'), already: wireFlag }),
  z.custom<{ readonly already: boolean }>(),
  { decode: ({ already }) => ({ already }), encode: ({ already }) => ({ ...ok, already }) },
)

const byCallKind = z.codec(
  z.object({ id: wireUuid<CartId>(), action: wireCallKind }),
  z.custom<{ readonly cartId: CartId; readonly kind: TableCallKind }>(),
  {
    decode: ({ id, action }) => ({ cartId: id, kind: action }),
    encode: ({ cartId, kind }) => ({ id: cartId, action: kind }),
  },
)

export const callEmployee = call({
  method: 'POST',
  path: '/SaleTemp/callEmployee',
  caller: 'visitor',
  requirements: ['API-083', 'TABLE-015'],
  summary: 'Asks a waiter to the table: preticket is the bill, dessert the dessert menu.',
  request: byCallKind,
  reply: wireCalled,
})
export const callEmployeeExample = (): Example<typeof callEmployee> => ({
  request: { id: exampleCartId, action: 'preticket' },
  reply: { ...ok, already: '0' },
})

export const takeBackCall = call({
  method: 'DELETE',
  path: '/SaleTemp/callEmployee',
  caller: 'visitor',
  requirements: ['F-087', 'TABLE-016'],
  summary: 'Takes a call back while nobody has answered it; `taken_back` says whether it was still open.',
  request: byCallKind,
  reply: z.codec(
    z.object({ status: z.literal('OK'), taken_back: wireFlag }),
    z.custom<{ readonly takenBack: boolean }>(),
    {
      decode: ({ taken_back }) => ({ takenBack: taken_back }),
      encode: ({ takenBack }) => ({ ...ok, taken_back: takenBack }),
    },
  ),
})
export const takeBackCallExample = (): Example<typeof takeBackCall> => ({
  request: { id: exampleCartId, action: 'help' },
  reply: { ...ok, taken_back: '1' },
})

export const helpEmployee = call({
  method: 'GET',
  path: '/SaleTemp/helpEmployee',
  caller: 'visitor',
  repeats: 'replayed',
  requirements: ['API-084', 'TABLE-016'],
  summary:
    'Asks for help, as the documents spell it. Needs the token and an Idempotency-Key, for it changes something.',
  request: byCart,
  reply: wireCalled,
})
export const helpEmployeeExample = (): Example<typeof helpEmployee> => ({
  request: { id: exampleCartId },
  reply: { ...ok, already: '0' },
})

export const sendHelp = call({
  method: 'POST',
  path: '/SaleTemp/helpEmployee',
  caller: 'visitor',
  requirements: ['API-084', 'TABLE-016'],
  summary: 'Asks for help at the table.',
  request: byCart,
  reply: wireCalled,
})
export const sendHelpExample = (): Example<typeof sendHelp> => ({
  request: { id: exampleCartId },
  reply: { ...ok, already: '0' },
})

export const createItemsForPartialSale = call({
  method: 'POST',
  path: '/Sale/createItemsForPartialSale',
  caller: 'visitor',
  requirements: ['API-076', 'TABLE-017'],
  summary: 'Keeps a part of the table’s bill for this visitor to pay: an equal part, chosen dishes or an amount.',
  request: wireShareRequest,
  reply: wireKeptShare,
})
export const createItemsForPartialSaleExample = (): Example<typeof createItemsForPartialSale> => ({
  request: {
    id: exampleCartId,
    type: 'producto',
    comensales: null,
    amount: null,
    items: [{ id: exampleLineId, parts: 1, of: 2 }],
    totalPayComensal: '6.25',
  },
  reply: {
    ...ok,
    id: exampleShareId,
    pagoIndividual: '1',
    totalPayComensal: '6.25',
    expires: '2026-11-15T14:10:00.000Z',
  },
})

export const releaseShare = call({
  method: 'DELETE',
  path: '/Sale/createItemsForPartialSale',
  caller: 'visitor',
  requirements: ['TABLE-017'],
  summary: 'Gives a part of the bill back before it is paid; its payment is ended at the bank first.',
  asksBank: true,
  request: z.codec(z.object({ id: wireUuid<ShareId>() }), z.custom<{ readonly shareId: ShareId }>(), {
    decode: ({ id }) => ({ shareId: id }),
    encode: ({ shareId }) => ({ id: shareId }),
  }),
  reply: z.object({ status: z.literal('OK') }),
})
export const releaseShareExample = (): Example<typeof releaseShare> => ({ request: { id: exampleShareId }, reply: ok })
