import type * as calls from '../calls/customer.ts'
import {
  exampleCustomer,
  exampleCustomerId,
  exampleLogin,
  exampleReceipt,
  exampleRegistration,
  exampleSession,
} from './entities/customer.ts'
import type { ExamplesOf } from './examples-of.ts'

export const customerExamples: ExamplesOf<typeof calls> = {
  customerLogin: exampleLogin,
  postCustomer: exampleRegistration,
  getUser: { request: { id: exampleCustomerId }, reply: exampleCustomer },
  updateCustomer: {
    request: { ...exampleCustomer, currentPassword: '' },
    reply: { status: 'OK', message: 'Datos guardados' },
  },
  getBonusPoints: { request: { client_id: exampleCustomerId }, reply: [exampleReceipt] },
  customerLogout: { request: {}, reply: { status: 'OK', ...exampleSession } },
}
