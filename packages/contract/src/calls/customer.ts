import type { Customer } from '@comanda/rules/customer/customer'
import { isEmail, longestEmail } from '@comanda/rules/customer/email'
import type { CustomerId, SessionId } from '@comanda/rules/ids'
import { z } from 'zod'
import { call } from '../call.ts'
import { wireFlag } from '../wire/flag.ts'
import { wireText } from '../wire/list.ts'
import { wireUuid } from '../wire/number.ts'
import type { NewSession } from './start.ts'

/** Who has just come in: the session goes on under a new token, so one that was known before opens nothing. */
export interface LoggedIn {
  readonly customerId: CustomerId
  readonly name: string
  readonly message: string
  readonly session: NewSession
}

/** What a registration says; the form's own rules are in the rules' `registration.ts`. */
export interface NewCustomer {
  readonly kind: Customer['kind']
  readonly name: string
  readonly identification: string
  readonly email: string
  readonly phone: string
  readonly password: string
  readonly acceptsMarketing: boolean
}

const email = z.string().trim().max(longestEmail).refine(isEmail, 'email')
/** As typed, over TLS: only so can the server ask for a length (OPEN-021). The slow hash never costs more than this. */
const newPassword = z.string().min(1).max(200)
/** SHA-256 in hex of what is typed (OPEN-022). */
const passwordHash = z.string().regex(/^[0-9a-f]{64}$/i)
const done = z.object({ status: z.literal('OK'), message: z.string() })
const exampleHash = '5f5a1d6d2a3c5f39a4f2a4b2c1f9ad0c4e2b7d8890a1b2c3d4e5f60718293a4b'
const exampleId = 'd0000000-0000-4000-8000-000000000101'
const exampleSession = {
  token: 'q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c',
  session_id: '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e6f',
}

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
  // Replaying would mean keeping the token where it can be read.
  repeats: 'done-again',
  request: z.object({ email: z.string().trim().min(1).max(longestEmail), password: passwordHash }),
  reply: wireLoggedIn,
  example: {
    request: { email: 'ana@demo.example', password: exampleHash },
    reply: { status: 'OK', id: exampleId, name: 'Ana', message: '¡Hola Ana!', ...exampleSession },
  },
})

/** Type '1' is a private person, '2' a company (ACCOUNT-016). */
const wireKind = z.codec(z.enum(['1', '2']), z.custom<Customer['kind']>(), {
  decode: (type) => (type === '1' ? 'person' : 'company'),
  encode: (kind) => (kind === 'person' ? '1' : '2'),
})

const wireNewCustomer = z.codec(
  z.object({
    type: wireKind,
    name: z.string().trim().min(1).max(80),
    cif: wireText.pipe(z.string().max(30)),
    email,
    phone: z.string().trim().min(1).max(30),
    password: newPassword,
    confirmPassword: z.string().max(200),
    send_menu: wireFlag,
    web: z.union([z.literal(1), z.literal('1')]),
  }),
  z.custom<NewCustomer & { readonly confirmed: boolean }>(),
  {
    decode: ({ type, cif, send_menu, confirmPassword, web: _, ...rest }) => ({
      ...rest,
      kind: type,
      identification: cif.trim(),
      acceptsMarketing: send_menu,
      confirmed: confirmPassword === rest.password,
    }),
    encode: ({ kind, identification, acceptsMarketing, confirmed, ...rest }) => ({
      ...rest,
      type: kind,
      cif: identification,
      send_menu: acceptsMarketing,
      confirmPassword: confirmed ? rest.password : '',
      web: 1 as const,
    }),
  },
)

export const postCustomer = call({
  method: 'POST',
  path: '/Customer/save',
  caller: 'visitor',
  requirements: ['API-013', 'ACCOUNT-018'],
  summary: 'Registers a customer and logs them in.',
  // Its answer holds a token, and a quick hash of its request would hold the password.
  repeats: 'done-again',
  request: wireNewCustomer,
  reply: wireLoggedIn,
  example: {
    request: {
      type: '1',
      name: 'Eva',
      cif: '',
      email: 'eva@demo.example',
      phone: '600000009',
      password: 'una-clave-larga',
      confirmPassword: 'una-clave-larga',
      send_menu: '0',
      web: 1,
    },
    reply: { status: 'OK', id: exampleId, name: 'Eva', message: '¡Hola Eva!', ...exampleSession },
  },
})

/** The customer as the documents name it (ACCOUNT-001). */
const wireCustomer = z.codec(
  z.object({
    id: wireUuid<CustomerId>(),
    type: wireKind,
    name: z.string(),
    cif: wireText,
    email: z.string(),
    phone: z.string(),
    send_menu: wireFlag,
    observaciones: wireText,
  }),
  z.custom<Customer>(),
  {
    decode: ({ type, cif, send_menu, observaciones, ...rest }) => ({
      ...rest,
      kind: type,
      identification: cif || null,
      acceptsMarketing: send_menu,
      notes: observaciones,
    }),
    encode: ({ kind, identification, acceptsMarketing, notes, ...rest }) => ({
      ...rest,
      type: kind,
      cif: identification ?? '',
      send_menu: acceptsMarketing,
      observaciones: notes,
    }),
  },
)

export const getUser = call({
  method: 'GET',
  path: '/Customer',
  caller: 'customer',
  requirements: ['API-015', 'ACCOUNT-001'],
  summary: 'The logged-in customer. Any other id is not found.',
  request: z.object({ id: wireUuid<CustomerId>() }),
  reply: wireCustomer,
  example: {
    request: { id: exampleId },
    reply: {
      id: exampleId,
      type: '1',
      name: 'Ana',
      cif: '',
      email: 'ana@demo.example',
      phone: '600000001',
      send_menu: '0',
      observaciones: '',
    },
  },
})

export const updateCustomerPassword = call({
  method: 'POST',
  path: '/Customer/changePassword',
  caller: 'customer',
  requirements: ['API-016', 'ACCOUNT-013'],
  summary: 'Changes the password of the logged-in customer and ends their sessions on other devices.',
  // A record of the request would hold a quick hash of the password.
  repeats: 'done-again',
  request: z.object({
    id: wireUuid<CustomerId>(),
    currentPassword: z.string().max(200),
    password: newPassword,
    confirmPassword: z.string().max(200),
  }),
  reply: done,
  example: {
    request: {
      id: exampleId,
      currentPassword: 'demo-comanda',
      password: 'una-clave-larga',
      confirmPassword: 'una-clave-larga',
    },
    reply: { status: 'OK', message: 'Contraseña cambiada' },
  },
})

export const recoverPassword = call({
  method: 'POST',
  path: '/Customer/validateEmail',
  caller: 'visitor',
  requirements: ['API-017', 'ACCOUNT-011'],
  summary: 'Mails a link for a new password, if there is such an account; the answer does not say whether there is.',
  request: z.object({ email }),
  reply: done,
  example: {
    request: { email: 'ana@demo.example' },
    reply: { status: 'OK', message: 'Si hay una cuenta con ese correo, recibirás un enlace.' },
  },
})

export const resetPassword = call({
  method: 'POST',
  path: '/Customer/resetPassword',
  caller: 'visitor',
  requirements: ['SHELL-019'],
  summary: 'Sets a new password with the token of a recovery mail, once, and ends every session of the customer.',
  // As with every password.
  repeats: 'done-again',
  request: z.object({ token: z.string().min(1).max(100), password: newPassword, confirmPassword: z.string().max(200) }),
  reply: done,
  example: {
    request: {
      token: exampleSession.token,
      password: 'una-clave-larga',
      confirmPassword: 'una-clave-larga',
    },
    reply: { status: 'OK', message: 'Contraseña cambiada' },
  },
})

const wireNextSession = z.codec(
  z.object({ status: z.literal('OK'), token: z.string(), session_id: wireUuid<SessionId>() }),
  z.custom<NewSession>(),
  {
    decode: ({ token, session_id }) => ({ token, sessionId: session_id }),
    encode: ({ token, sessionId }) => ({ status: 'OK' as const, token, session_id: sessionId }),
  },
)

export const customerLogout = call({
  method: 'POST',
  path: '/Customer/logout',
  caller: 'visitor',
  requirements: ['ACCOUNT-009'],
  summary: 'Ends the session and opens another one, of a guest.',
  // Its answer holds a token.
  repeats: 'done-again',
  request: z.object({}),
  reply: wireNextSession,
  example: { request: {}, reply: { status: 'OK', ...exampleSession } },
})
