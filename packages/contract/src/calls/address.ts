import type { AddressUse } from '@comanda/rules/customer/customer'
import type { AddressId, CustomerId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { call } from '../call.ts'
import { wireAddressToChange, wireAddressToSave, wireAddressUse, wireSavedAddress } from '../entities/saved-address.ts'
import type { Example } from '../example.ts'
import { exampleAddress, exampleAddressToSave } from '../examples/address.ts'
import { exampleCustomerId } from '../examples/customer.ts'
import { wireNumberFlag } from '../wire/flag.ts'
import { wireUuid } from '../wire/number.ts'

const done = z.object({ status: z.literal('OK'), message: z.string() })

/** Both spellings are the documents' own: the list has an s more than the other calls (OPEN-076). */
export const getUserAddresses = call({
  method: 'GET',
  path: '/Customeraddress',
  caller: 'customer',
  requirements: ['API-024', 'ACCOUNT-027', 'ACCOUNT-029', 'OPEN-076'],
  summary: 'The addresses of the logged-in customer, defaults first.',
  request: z.codec(z.object({ customer_id: wireUuid<CustomerId>() }), z.custom<{ readonly customerId: CustomerId }>(), {
    decode: ({ customer_id }) => ({ customerId: customer_id }),
    encode: ({ customerId }) => ({ customer_id: customerId }),
  }),
  reply: z.array(wireSavedAddress),
})
export const getUserAddressesExample = (): Example<typeof getUserAddresses> => ({
  request: { customer_id: exampleCustomerId },
  reply: [exampleAddress],
})

/** The default of one use; the other use is the same question with another `tipo`. */
const wireDefaultAsked = z.codec(
  z.object({ customer_id: wireUuid<CustomerId>(), tipo: wireAddressUse, principal: wireNumberFlag }),
  z.custom<{ readonly customerId: CustomerId; readonly use: AddressUse }>(),
  {
    decode: ({ customer_id, tipo }) => ({ customerId: customer_id, use: tipo }),
    encode: ({ customerId, use }) => ({ customer_id: customerId, tipo: use, principal: true }),
  },
)

export const getUserDefaultAddress = call({
  method: 'GET',
  path: '/Customeraddres',
  caller: 'customer',
  requirements: ['API-025', 'ACCOUNT-028', 'ACCOUNT-029', 'OPEN-076'],
  summary:
    'The default delivery address (getUserDefaultDeliveryAddress, tipo domicilio) or billing address ' +
    '(getUserDefaultBillingAddress, tipo facturacion); not found where there is none.',
  request: wireDefaultAsked,
  reply: wireSavedAddress,
})
export const getUserDefaultAddressExample = (): Example<typeof getUserDefaultAddress> => ({
  request: { customer_id: exampleCustomerId, tipo: 'domicilio', principal: 1 },
  reply: exampleAddress,
})

export const postUserAddress = call({
  method: 'POST',
  path: '/Customeraddres',
  caller: 'customer',
  requirements: ['API-026', 'ACCOUNT-024', 'ACCOUNT-025', 'ACCOUNT-026', 'ACCOUNT-029'],
  summary: 'Adds an address. The first of its use is the default one, whatever is sent.',
  request: wireAddressToSave,
  reply: z.object({ status: z.literal('OK'), id: wireUuid<AddressId>() }),
})
export const postUserAddressExample = (): Example<typeof postUserAddress> => ({
  request: exampleAddressToSave,
  reply: { status: 'OK', id: exampleAddress.id },
})

export const putUserAddress = call({
  method: 'PUT',
  path: '/Customeraddres',
  caller: 'customer',
  requirements: ['API-027', 'ACCOUNT-029', 'ACCOUNT-030'],
  summary: 'Changes an address of the logged-in customer, or makes it the default one.',
  request: wireAddressToChange,
  reply: done,
})
export const putUserAddressExample = (): Example<typeof putUserAddress> => ({
  request: { ...exampleAddressToSave, id: exampleAddress.id },
  reply: { status: 'OK', message: 'Dirección guardada' },
})

export const deleteUserAddress = call({
  method: 'DELETE',
  path: '/Customeraddres',
  caller: 'customer',
  requirements: ['API-028', 'ACCOUNT-029'],
  summary: 'Deletes an address of the logged-in customer. Another one of its use becomes the default.',
  request: z.object({ id: wireUuid<AddressId>() }),
  reply: done,
})
export const deleteUserAddressExample = (): Example<typeof deleteUserAddress> => ({
  request: { id: exampleAddress.id },
  reply: { status: 'OK', message: 'Dirección eliminada' },
})
