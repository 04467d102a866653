import type { Customer } from '@comanda/rules/customer/customer'
import { isEmail, longestEmail } from '@comanda/rules/customer/email'
import type { CustomerId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { checked } from '../wire/checked.ts'
import { wireFlag } from '../wire/flag.ts'
import { wireText } from '../wire/list.ts'
import { wireUuid } from '../wire/number.ts'
import { typedLine, typedLineOrEmpty, typedLines } from '../wire/typed-text.ts'

export const wireEmail = checked(typedLine(longestEmail), z.refine(isEmail, 'email'))
/** As typed, over TLS: only then can the server check its length (OPEN-021). The limit bounds the slow hash's cost. */
export const newPassword = checked(z.string(), z.minLength(1), z.maxLength(200))

/** Type '1' is a private person, '2' a company (ACCOUNT-016). */
const wireKind = z.codec(z.enum(['1', '2']), z.custom<Customer['kind']>(), {
  decode: (type) => (type === '1' ? 'person' : 'company'),
  encode: (kind) => (kind === 'person' ? '1' : '2'),
})

/** The fields that a registration sends; the form's own rules are in the rules' `registration.ts`. */
export interface NewCustomer {
  readonly kind: Customer['kind']
  readonly name: string
  readonly identification: string
  readonly email: string
  readonly phone: string
  readonly password: string
  readonly acceptsMarketing: boolean
}

export const wireNewCustomer = z.codec(
  z.object({
    type: wireKind,
    name: checked(typedLine(80), z.minLength(1)),
    cif: typedLineOrEmpty(30),
    email: wireEmail,
    phone: checked(typedLine(30), z.minLength(1)),
    password: newPassword,
    confirmPassword: checked(z.string(), z.maxLength(200)),
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

/** The customer in the documents' words (ACCOUNT-001). */
export const wireCustomer = z.codec(
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

/**
 * The fields that customers may change about themselves. The e-mail is used to log in, so changing it needs the
 * password.
 */
export interface ProfileChange extends Omit<Customer, 'identification'> {
  readonly identification: string
  /** As typed; empty where the e-mail stays. */
  readonly currentPassword: string
}

export const wireProfileChange = z.codec(
  z.object({
    id: wireUuid<CustomerId>(),
    type: wireKind,
    name: checked(typedLine(80), z.minLength(1)),
    cif: typedLineOrEmpty(30),
    email: wireEmail,
    phone: checked(typedLine(30), z.minLength(1)),
    send_menu: wireFlag,
    observaciones: z.pipe(wireText, typedLines(500)),
    currentPassword: z.pipe(wireText, checked(z.string(), z.maxLength(200))),
  }),
  z.custom<ProfileChange>(),
  {
    decode: ({ type, cif, send_menu, observaciones, ...rest }) => ({
      ...rest,
      kind: type,
      identification: cif,
      acceptsMarketing: send_menu,
      notes: observaciones,
    }),
    encode: ({ kind, identification, acceptsMarketing, notes, ...rest }) => ({
      ...rest,
      type: kind,
      cif: identification,
      send_menu: acceptsMarketing,
      observaciones: notes,
    }),
  },
)
