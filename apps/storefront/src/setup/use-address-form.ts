import type { Address } from '@comanda/rules/cart/cart'
import { type Form, useForm } from '@comanda/screen/use-form'
import { useAddressProblems } from '../parts/address-fields.tsx'
import type { SetupWork } from './use-setup-work.ts'

/** The fields of a typed address; the draft of the order holds what is typed. */
export function useAddressForm({ address, changeAddress }: SetupWork): Form<Address> {
  return useForm({
    values: address,
    change: (next) => changeAddress({ ...address, ...next }),
    problems: useAddressProblems(address),
    says: 'tried',
  })
}
