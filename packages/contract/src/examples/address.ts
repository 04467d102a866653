import { exampleCustomerId } from './customer.ts'

export const exampleAddressToSave = {
  customer_id: exampleCustomerId,
  name: 'Casa',
  tipo: 'domicilio',
  principal: 1,
  address: 'Calle del Ejemplo',
  number: '12',
  additional_address: '3||B|',
  postal_code: '28012',
  city: 'Madrid',
  province: 'Madrid',
} as const

const { customer_id: _, ...savedFields } = exampleAddressToSave
export const exampleAddress = { id: '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e70', ...savedFields }
