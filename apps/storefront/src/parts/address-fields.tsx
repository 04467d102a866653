import type { Address } from '@comanda/rules/customer/contact'
import { addressFields, listMissingParts } from '@comanda/rules/setup/address-form'
import type { Field, Problems } from '@comanda/screen/form-fields'
import { useWords } from '@comanda/screen/words'
import { TextField } from '@comanda/ui/field'

/** The properties that the form gives for each of these fields. */
export function useAddressProblems(address: Address): Problems<Address> {
  const { forms } = useWords('forms')
  return Object.fromEntries(listMissingParts(address).map((name) => [name, forms.required]))
}

type Row = readonly (readonly [keyof Address, string, string])[]

const main: Row = [
  ['street', 'col-span-2 sm:col-span-4', 'address-line1'],
  ['number', 'sm:col-span-2', 'off'],
  ['postalCode', 'sm:col-span-2', 'postal-code'],
  ['city', 'sm:col-span-2', 'address-level2'],
  ['province', 'sm:col-span-2', 'address-level1'],
]
const more = ['floor', 'door', 'block', 'stairs'] as const satisfies readonly (keyof Address)[]

interface AddressFieldsProps {
  readonly field: (name: keyof Address) => Field<string>
}

/** Where to deliver (SETUP-026); the details of the door are collapsed until they are needed. */
export function AddressFields({ field }: AddressFieldsProps) {
  const { setup } = useWords('setup')
  const isDetailed = more.some((name) => field(name).value !== '')
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-6">
        {main.map(([name, span, autoComplete]) => (
          <div key={name} className={span}>
            <TextField
              {...field(name)}
              label={setup.address[name]}
              autoComplete={autoComplete}
              isOptional={addressFields[name] === 'optional'}
            />
          </div>
        ))}
      </div>
      <details className="group mt-2" open={isDetailed || undefined}>
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-bold text-primary-text">
          <span aria-hidden="true" className="inline-block transition-transform group-open:rotate-90">
            ›
          </span>
          {setup.address.details}
        </summary>
        <div className="grid grid-cols-2 gap-3 pt-1 sm:grid-cols-4">
          {more.map((name) => (
            <TextField key={name} {...field(name)} label={setup.address[name]} autoComplete="off" isOptional />
          ))}
        </div>
      </details>
    </>
  )
}
