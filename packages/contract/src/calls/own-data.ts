import type { CustomerId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { z } from 'zod/mini'
import { call } from '../call.ts'
import { wireNextSession } from '../entities/new-session.ts'
import type { Example } from '../example.ts'
import { exampleCustomerId, exampleSession } from '../examples/customer.ts'
import { checked } from '../wire/checked.ts'
import { wireInstant } from '../wire/date.ts'
import { wireUuid } from '../wire/number.ts'

/** A copy of everything that is held about a customer, by what it is about. */
export interface OwnData {
  readonly exportedAt: Instant
  readonly parts: Readonly<Record<string, readonly object[]>>
}

export const getOwnData = call({
  method: 'GET',
  path: '/Customer/export',
  caller: 'customer',
  requirements: ['F-083'],
  summary: 'A copy of everything that is held about the logged-in customer.',
  request: z.object({ id: wireUuid<CustomerId>() }),
  reply: z.codec(
    z.object({ exported_at: wireInstant, parts: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) }),
    z.custom<OwnData>(),
    {
      decode: ({ exported_at, parts }) => ({ exportedAt: exported_at, parts }),
      encode: ({ exportedAt, parts }) => ({ exported_at: exportedAt, parts: parts as never }),
    },
  ),
})
export const getOwnDataExample = (): Example<typeof getOwnData> => ({
  request: { id: exampleCustomerId },
  reply: { exported_at: '2026-11-18T11:00:00.000Z', parts: { customer: [{ name: 'Ana Gil' }], orders: [] } },
})

export const eraseCustomer = call({
  method: 'POST',
  path: '/Customer/erase',
  caller: 'customer',
  requirements: ['F-083'],
  summary:
    'Deletes the account of the logged-in customer, who must know the password, and begins a session as a guest.',
  // A record of the request would contain a fast hash of the password.
  repeats: 'done-again',
  request: z.object({ id: wireUuid<CustomerId>(), currentPassword: checked(z.string(), z.maxLength(200)) }),
  reply: wireNextSession,
})
export const eraseCustomerExample = (): Example<typeof eraseCustomer> => ({
  request: { id: exampleCustomerId, currentPassword: 'demo-comanda' },
  reply: { status: 'OK', ...exampleSession },
})
