import type { CartId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { call } from '../call.ts'
import { byCart } from '../entities/by-cart.ts'
import { wirePhoneLock } from '../entities/phone-lock.ts'
import type { Example } from '../example.ts'
import { exampleCartId } from '../examples/cart.ts'
import { wireUuid } from '../wire/number.ts'
import { typedLine } from '../wire/typed-text.ts'

export const getPhoneLock = call({
  method: 'GET',
  path: '/phones',
  caller: 'visitor',
  requirements: ['TABLE-011', 'TABLE-013'],
  summary: 'Whether somebody at the table is typing its phone number.',
  request: byCart,
  reply: wirePhoneLock,
})
export const getPhoneLockExample = (): Example<typeof getPhoneLock> => ({
  request: { id: exampleCartId },
  reply: { status: 'OK', sender_uuid: 'other', locked: 1 },
})

export const lockPhone = call({
  method: 'POST',
  path: '/phones',
  caller: 'visitor',
  repeats: 'done-again',
  requirements: ['TABLE-009', 'TABLE-011'],
  summary: 'Takes or renews the right to type the table’s phone number, for a minute.',
  request: byCart,
  reply: wirePhoneLock,
})
export const lockPhoneExample = (): Example<typeof lockPhone> => ({
  request: { id: exampleCartId },
  reply: { status: 'OK', sender_uuid: 'self', locked: 1 },
})

export const savePhone = call({
  method: 'PUT',
  path: '/phones',
  caller: 'visitor',
  requirements: ['TABLE-010', 'TABLE-014', 'QR-013'],
  summary: 'Keeps the table’s phone number with its cart and lets go of the lock.',
  request: z.codec(
    z.object({ id: wireUuid<CartId>(), phone: typedLine(30) }),
    z.custom<{ readonly cartId: CartId; readonly phone: string }>(),
    { decode: ({ id, phone }) => ({ cartId: id, phone }), encode: ({ cartId, phone }) => ({ id: cartId, phone }) },
  ),
  reply: wirePhoneLock,
})
export const savePhoneExample = (): Example<typeof savePhone> => ({
  request: { id: exampleCartId, phone: '+34600000000' },
  reply: { status: 'OK', sender_uuid: '', locked: 0 },
})

export const freePhone = call({
  method: 'DELETE',
  path: '/phones',
  caller: 'visitor',
  requirements: ['TABLE-009', 'TABLE-013'],
  summary: 'Lets go of the lock. Only its holder can; one that ran out is anyone’s.',
  request: byCart,
  reply: wirePhoneLock,
})
export const freePhoneExample = (): Example<typeof freePhone> => ({
  request: { id: exampleCartId },
  reply: { status: 'OK', sender_uuid: '', locked: 0 },
})
