import { useWords } from '@comanda/screen/words'
import { CheckField, TextField } from '@comanda/ui/field'
import type { CheckoutForm } from './checkout-form.ts'

interface BillingPartProps {
  readonly form: CheckoutForm
  readonly onChange: (change: Partial<CheckoutForm>) => void
}

const fields = ['street', 'number', 'postalCode', 'city'] as const

/** Billed to where it goes, unless the diner says otherwise. */
export function BillingPart({ form, onChange }: BillingPartProps) {
  const words = useWords('checkout').checkout
  const { billing, billsElsewhere } = form
  return (
    <section className="grid gap-3">
      <CheckField
        name="billing"
        label={words.billOther}
        isOptional
        value={billsElsewhere}
        onChange={(isOn) => onChange({ billsElsewhere: isOn })}
      />
      {billsElsewhere && (
        <div className="grid gap-3 sm:grid-cols-2">
          {fields.map((name) => (
            <TextField
              key={name}
              name={`billing-${name}`}
              label={words[name]}
              isOptional
              value={billing[name]}
              onChange={(text) => onChange({ billing: { ...billing, [name]: text } })}
            />
          ))}
        </div>
      )}
    </section>
  )
}
