import type * as calls from '../calls/address.ts'
import { exampleAddress, exampleAddressToSave } from './entities/address.ts'
import { exampleCustomerId } from './entities/customer.ts'
import type { ExamplesOf } from './examples-of.ts'

export const addressExamples: ExamplesOf<typeof calls> = {
  getUserAddresses: { request: { customer_id: exampleCustomerId }, reply: [exampleAddress] },
  getUserDefaultAddress: {
    request: { customer_id: exampleCustomerId, tipo: 'domicilio', principal: 1 },
    reply: exampleAddress,
  },
  postUserAddress: { request: exampleAddressToSave, reply: { status: 'OK', id: exampleAddress.id } },
  putUserAddress: {
    request: { ...exampleAddressToSave, id: exampleAddress.id },
    reply: { status: 'OK', message: 'Dirección guardada' },
  },
  deleteUserAddress: { request: { id: exampleAddress.id }, reply: { status: 'OK', message: 'Dirección eliminada' } },
}
