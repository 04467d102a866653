import type { AddressUse, SavedAddress } from '@comanda/rules/customer/customer'
import { joinAddressDetail, splitAddressDetail } from '@comanda/rules/customer/saved-addresses'
import type { AddressId, CustomerId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { checked } from '../wire/checked.ts'
import { wireNumberFlag } from '../wire/flag.ts'
import { wireText } from '../wire/list.ts'
import { wireUuid } from '../wire/number.ts'
import { typedLine, typedLineOrEmpty } from '../wire/typed-text.ts'

/** Wire `tipo` (ACCOUNT-024). */
export const wireAddressUse = z.codec(z.enum(['domicilio', 'facturacion']), z.custom<AddressUse>(), {
  decode: (tipo) => (tipo === 'domicilio' ? 'delivery' : 'billing'),
  encode: (use) => (use === 'delivery' ? 'domicilio' : 'facturacion'),
})

/** An address to be saved: whose it is, and everything but its id. */
export interface AddressToSave extends Omit<SavedAddress, 'id'> {
  readonly customerId: CustomerId
}

const required = (longest: number) => z.pipe(typedLine(longest), checked(z.string(), z.minLength(1)))
/** Four short fields and their separators (ACCOUNT-025). */
const detail = typedLineOrEmpty(4 * 20 + 3)

const fieldsToSave = z.object({
  customer_id: wireUuid<CustomerId>(),
  name: typedLineOrEmpty(60),
  tipo: wireAddressUse,
  principal: wireNumberFlag,
  address: required(120),
  number: required(20),
  additional_address: detail,
  postal_code: required(12),
  city: required(80),
  province: required(80),
})

type FieldsToSave = z.output<typeof fieldsToSave>

/** The payload of ACCOUNT-024. */
export const wireAddressToSave = z.codec(fieldsToSave, z.custom<AddressToSave>(), {
  decode: toAddressToSave,
  encode: fromAddressToSave,
})

export interface AddressToChange extends AddressToSave {
  readonly id: AddressId
}

/** The same, with the id of the address to replace. */
export const wireAddressToChange = z.codec(
  z.extend(fieldsToSave, { id: wireUuid<AddressId>() }),
  z.custom<AddressToChange>(),
  {
    decode: ({ id, ...fields }) => ({ id, ...toAddressToSave(fields) }),
    encode: ({ id, ...saved }) => ({ id, ...fromAddressToSave(saved) }),
  },
)

/** An address as the account reads it (ACCOUNT-027). */
export const wireSavedAddress = z.codec(
  z.object({
    id: wireUuid<AddressId>(),
    name: wireText,
    tipo: wireAddressUse,
    principal: wireNumberFlag,
    address: z.string(),
    number: z.string(),
    additional_address: wireText,
    postal_code: z.string(),
    city: z.string(),
    province: z.string(),
  }),
  z.custom<SavedAddress>(),
  {
    decode: ({ id, ...fields }) => ({ id, ...toSaved(fields) }),
    encode: ({ id, ...saved }) => ({ id, ...fromSaved(saved) }),
  },
)

function toAddressToSave({ customer_id, ...fields }: FieldsToSave): AddressToSave {
  return { customerId: customer_id, ...toSaved(fields) }
}

function fromAddressToSave({ customerId, ...saved }: AddressToSave): FieldsToSave {
  return { customer_id: customerId, ...fromSaved(saved) }
}

function toSaved(fields: Omit<FieldsToSave, 'customer_id'>): Omit<SavedAddress, 'id'> {
  return {
    name: fields.name,
    use: fields.tipo,
    isDefault: fields.principal,
    address: {
      street: fields.address,
      number: fields.number,
      ...splitAddressDetail(fields.additional_address),
      postalCode: fields.postal_code,
      city: fields.city,
      province: fields.province,
    },
  }
}

function fromSaved({ name, use, isDefault, address }: Omit<SavedAddress, 'id'>): Omit<FieldsToSave, 'customer_id'> {
  return {
    name,
    tipo: use,
    principal: isDefault,
    address: address.street,
    number: address.number,
    additional_address: joinAddressDetail(address),
    postal_code: address.postalCode,
    city: address.city,
    province: address.province,
  }
}
