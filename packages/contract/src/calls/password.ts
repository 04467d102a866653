import type { CustomerId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { call } from '../call.ts'
import { newPassword, wireEmail } from '../entities/customer.ts'
import type { Example } from '../example.ts'
import { exampleCustomerId, exampleSession } from '../examples/customer.ts'
import { checked } from '../wire/checked.ts'
import { wireUuid } from '../wire/number.ts'
import { typedLine } from '../wire/typed-text.ts'

const done = z.object({ status: z.literal('OK'), message: z.string() })

export const updateCustomerPassword = call({
  method: 'POST',
  path: '/Customer/changePassword',
  caller: 'customer',
  requirements: ['API-016', 'ACCOUNT-013'],
  summary: 'Changes the password of the logged-in customer and ends their sessions on other devices.',
  // A record of the request would contain a fast hash of the password.
  repeats: 'done-again',
  request: z.object({
    id: wireUuid<CustomerId>(),
    currentPassword: checked(z.string(), z.maxLength(200)),
    password: newPassword,
    confirmPassword: checked(z.string(), z.maxLength(200)),
  }),
  reply: done,
})
export const updateCustomerPasswordExample = (): Example<typeof updateCustomerPassword> => ({
  request: {
    id: exampleCustomerId,
    currentPassword: 'demo-comanda',
    password: 'una-clave-larga',
    confirmPassword: 'una-clave-larga',
  },
  reply: { status: 'OK', message: 'Contraseña cambiada' },
})

export const recoverPassword = call({
  method: 'POST',
  path: '/Customer/validateEmail',
  caller: 'visitor',
  requirements: ['API-017', 'ACCOUNT-011'],
  summary: 'Mails a link for a new password, if there is such an account; the answer does not say whether there is.',
  request: z.object({ email: wireEmail }),
  reply: done,
})
export const recoverPasswordExample = (): Example<typeof recoverPassword> => ({
  request: { email: 'ana@demo.example' },
  reply: { status: 'OK', message: 'Si hay una cuenta con ese correo, recibirás un enlace.' },
})

export const resetPassword = call({
  method: 'POST',
  path: '/Customer/resetPassword',
  caller: 'visitor',
  requirements: ['SHELL-019'],
  summary: 'Sets a new password with the token of a recovery mail, once, and ends every session of the customer.',
  // As with every password.
  repeats: 'done-again',
  request: z.object({
    token: checked(typedLine(100), z.minLength(1)),
    password: newPassword,
    confirmPassword: checked(z.string(), z.maxLength(200)),
  }),
  reply: done,
})
export const resetPasswordExample = (): Example<typeof resetPassword> => ({
  request: {
    token: exampleSession.token,
    password: 'una-clave-larga',
    confirmPassword: 'una-clave-larga',
  },
  reply: { status: 'OK', message: 'Contraseña cambiada' },
})
