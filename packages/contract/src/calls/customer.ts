import { longestEmail } from '@comanda/rules/customer/email'
import type { CustomerId, SessionId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { call } from '../call.ts'
import { wireCustomer, wireNewCustomer, wireProfileChange } from '../entities/customer.ts'
import { type NewSession, wireNextSession } from '../entities/new-session.ts'
import { wireReceipt } from '../entities/receipt.ts'
import type { Example } from '../example.ts'
import {
  exampleCustomer,
  exampleCustomerId,
  exampleLogin,
  exampleReceipt,
  exampleRegistration,
  exampleSession,
} from '../examples/customer.ts'
import { checked } from '../wire/checked.ts'
import { wireUuid } from '../wire/number.ts'
import { typedLine } from '../wire/typed-text.ts'

/** A customer who has just logged in: the session continues under a new token, and the old one is no longer valid. */
export interface LoggedIn {
  readonly customerId: CustomerId
  readonly name: string
  readonly message: string
  readonly session: NewSession
}

/** SHA-256 in hex of what is typed (OPEN-022). */
const passwordHash = checked(z.string(), z.regex(/^[0-9a-f]{64}$/i))

const wireLoggedIn = z.codec(
  z.object({
    status: z.literal('OK'),
    id: wireUuid<CustomerId>(),
    name: z.string(),
    message: z.string(),
    token: z.string(),
    session_id: wireUuid<SessionId>(),
  }),
  z.custom<LoggedIn>(),
  {
    decode: ({ id, name, message, token, session_id }) => ({
      customerId: id,
      name,
      message,
      session: { token, sessionId: session_id },
    }),
    encode: ({ customerId, name, message, session }) => ({
      status: 'OK' as const,
      id: customerId,
      name,
      message,
      token: session.token,
      session_id: session.sessionId,
    }),
  },
)

export const customerLogin = call({
  method: 'POST',
  path: '/Customer/login',
  caller: 'visitor',
  requirements: ['API-012', 'ACCOUNT-004'],
  summary: 'Logs a customer in. The session gets a new token, which goes into the envelope of every later call.',
  // A replay would have to store the token where it can be read.
  repeats: 'done-again',
  request: z.object({
    email: checked(typedLine(longestEmail), z.minLength(1)),
    password: passwordHash,
  }),
  reply: wireLoggedIn,
})
export const customerLoginExample = (): Example<typeof customerLogin> => exampleLogin

export const postCustomer = call({
  method: 'POST',
  path: '/Customer/save',
  caller: 'visitor',
  requirements: ['API-013', 'ACCOUNT-018'],
  summary: 'Registers a customer and logs them in.',
  // Its answer contains a token, and a fast hash of its request would reveal the password.
  repeats: 'done-again',
  request: wireNewCustomer,
  reply: wireLoggedIn,
})
export const postCustomerExample = (): Example<typeof postCustomer> => exampleRegistration

export const getUser = call({
  method: 'GET',
  path: '/Customer',
  caller: 'customer',
  requirements: ['API-015', 'ACCOUNT-001'],
  summary: 'The logged-in customer. Any other id is not found.',
  request: z.object({ id: wireUuid<CustomerId>() }),
  reply: wireCustomer,
})
export const getUserExample = (): Example<typeof getUser> => ({
  request: { id: exampleCustomerId },
  reply: exampleCustomer,
})

export const updateCustomer = call({
  method: 'POST',
  path: '/Customer/update',
  alsoInQuery: ['id'],
  caller: 'customer',
  requirements: ['API-014', 'ACCOUNT-031'],
  summary: 'Changes the profile of the logged-in customer. Another e-mail needs the current password.',
  // A record of the request would contain a fast hash of the password.
  repeats: 'done-again',
  request: wireProfileChange,
  reply: z.object({ status: z.literal('OK'), message: z.string() }),
})
export const updateCustomerExample = (): Example<typeof updateCustomer> => ({
  request: { ...exampleCustomer, currentPassword: '' },
  reply: { status: 'OK', message: 'Datos guardados' },
})

export const getBonusPoints = call({
  method: 'GET',
  path: '/BonusPointsHistoryList',
  caller: 'customer',
  requirements: ['API-029', 'PRICE-032'],
  summary: 'The bonus-point receipts of the logged-in customer, newest first; the client id is the answer of getC10Id.',
  request: z.codec(z.object({ client_id: wireUuid<CustomerId>() }), z.custom<{ readonly customerId: CustomerId }>(), {
    decode: ({ client_id }) => ({ customerId: client_id }),
    encode: ({ customerId }) => ({ client_id: customerId }),
  }),
  reply: z.array(wireReceipt),
})
export const getBonusPointsExample = (): Example<typeof getBonusPoints> => ({
  request: { client_id: exampleCustomerId },
  reply: [exampleReceipt],
})

export const customerLogout = call({
  method: 'POST',
  path: '/Customer/logout',
  caller: 'visitor',
  requirements: ['ACCOUNT-009'],
  summary: 'Ends the session and opens another one, of a guest.',
  // Its answer contains a token.
  repeats: 'done-again',
  request: z.object({}),
  reply: wireNextSession,
})
export const customerLogoutExample = (): Example<typeof customerLogout> => ({
  request: {},
  reply: { status: 'OK', ...exampleSession },
})
