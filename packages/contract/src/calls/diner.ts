import type { CartId } from '@comanda/rules/ids'
import type { Diner } from '@comanda/rules/table/diners'
import { z } from 'zod/mini'
import { call } from '../call.ts'
import type { Example } from '../example.ts'
import { exampleCartId } from '../examples/cart.ts'
import { wireUuid } from '../wire/number.ts'
import { typedLine, typedLineOrEmpty } from '../wire/typed-text.ts'

export const nameDiner = call({
  method: 'POST',
  path: '/SaleTemp/diner',
  caller: 'visitor',
  requirements: ['OPEN-106', 'TABLE-008'],
  summary: 'How a phone at a table wants to be called beside its dishes; an empty name takes the last one back.',
  request: z.codec(
    z.object({ id: wireUuid<CartId>(), sender_uuid: typedLine(64), name: typedLineOrEmpty(80) }),
    z.custom<Diner & { readonly cartId: CartId }>(),
    {
      decode: ({ id, sender_uuid, name }) => ({ cartId: id, device: sender_uuid, name }),
      encode: ({ cartId, device, name }) => ({ id: cartId, sender_uuid: device, name }),
    },
  ),
  reply: z.codec(z.object({ status: z.literal('OK'), name: z.string() }), z.custom<{ readonly name: string }>(), {
    decode: ({ name }) => ({ name }),
    encode: ({ name }) => ({ status: 'OK' as const, name }),
  }),
})
export const nameDinerExample = (): Example<typeof nameDiner> => ({
  request: { id: exampleCartId, sender_uuid: '9f1c', name: 'Ana' },
  reply: { status: 'OK', name: 'Ana' },
})
