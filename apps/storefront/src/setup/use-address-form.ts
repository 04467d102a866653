import type { Address } from '@comanda/rules/customer/contact'
import { type Form, useForm } from '@comanda/screen/use-form'
import { useAddressProblems } from '../parts/address-fields.tsx'
import type { Delivery } from './use-delivery.ts'

/** The fields of a typed address; the order's draft holds their values. */
export function useAddressForm({ typed, type }: Pick<Delivery, 'typed' | 'type'>): Form<Address> {
  return useForm({
    values: typed,
    change: (next) => type({ ...typed, ...next }),
    problems: useAddressProblems(typed),
    says: 'tried',
  })
}
