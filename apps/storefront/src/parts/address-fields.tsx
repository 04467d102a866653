import type { Address } from '@comanda/rules/cart/cart'
import { addressFields } from '@comanda/rules/cart/setup-draft'
import { useWords } from '@comanda/screen/words'
import { TextField } from '@comanda/ui/field'

interface AddressFieldsProps {
  readonly address: Address
  readonly onChange: (address: Address) => void
  /** The form was sent once: what is missing is said. */
  readonly wasTried: boolean
}

const rows: readonly (readonly (readonly [keyof Address, string, string])[])[] = [
  [
    ['street', 'sm:col-span-4', 'address-line1'],
    ['number', 'sm:col-span-2', 'off'],
    ['postalCode', 'sm:col-span-2', 'postal-code'],
    ['city', 'sm:col-span-2', 'address-level2'],
    ['province', 'sm:col-span-2', 'address-level1'],
  ],
  [
    ['floor', '', 'off'],
    ['door', '', 'off'],
    ['block', '', 'off'],
    ['stairs', '', 'off'],
  ],
]

/** Where to deliver (SETUP-026); the doorbell's details are folded away until somebody needs them. */
export function AddressFields({ address, onChange, wasTried }: AddressFieldsProps) {
  const { setup, forms } = useWords('setup', 'forms')
  const [main = [], more = []] = rows
  const field = (name: keyof Address, autoComplete: string) => (
    <TextField
      name={name}
      label={setup.address[name]}
      value={address[name]}
      autoComplete={autoComplete}
      isOptional={addressFields[name] === 'optional'}
      problem={
        wasTried && addressFields[name] === 'required' && address[name].trim() === '' ? forms.required : undefined
      }
      onChange={(text) => onChange({ ...address, [name]: text })}
    />
  )
  const isDetailed = more.some(([name]) => address[name] !== '')
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-6">
        {main.map(([name, span, autoComplete]) => (
          <div key={name} className={name === 'street' ? `col-span-2 ${span}` : span}>
            {field(name, autoComplete)}
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
          {more.map(([name, , autoComplete]) => (
            <div key={name}>{field(name, autoComplete)}</div>
          ))}
        </div>
      </details>
    </>
  )
}
