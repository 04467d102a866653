import type * as calls from '../calls/password.ts'
import { exampleCustomerId, exampleSession } from './entities/customer.ts'
import type { ExamplesOf } from './examples-of.ts'

export const passwordExamples: ExamplesOf<typeof calls> = {
  updateCustomerPassword: {
    request: {
      id: exampleCustomerId,
      currentPassword: 'demo-comanda',
      password: 'una-clave-larga',
      confirmPassword: 'una-clave-larga',
    },
    reply: { status: 'OK', message: 'Contraseña cambiada' },
  },
  recoverPassword: {
    request: { email: 'ana@demo.example' },
    reply: { status: 'OK', message: 'Si hay una cuenta con ese correo, recibirás un enlace.' },
  },
  resetPassword: {
    request: {
      token: exampleSession.token,
      password: 'una-clave-larga',
      confirmPassword: 'una-clave-larga',
    },
    reply: { status: 'OK', message: 'Contraseña cambiada' },
  },
}
