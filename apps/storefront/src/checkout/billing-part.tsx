import type { Form } from '@comanda/screen/use-form'
import { useWords } from '@comanda/screen/words'
import { CheckField, TextField } from '@comanda/ui/field'
import type { CheckoutForm } from './checkout-form.ts'

const fields = ['street', 'number', 'postalCode', 'city'] as const

/** The billing address is the delivery address, unless the diner says otherwise. */
export function BillingPart({ form }: { readonly form: Form<CheckoutForm> }) {
  const words = useWords('checkout').checkout
  const elsewhere = form.field('billsElsewhere')
  const billing = form.field('billing')
  return (
    <section className="grid gap-3">
      <CheckField {...elsewhere} label={words.billOther} isOptional />
      {elsewhere.value && (
        <div className="grid gap-3 sm:grid-cols-2">
          {fields.map((name) => (
            <TextField
              key={name}
              name={`billing-${name}`}
              label={words[name]}
              isOptional
              value={billing.value[name]}
              onChange={(text) => billing.onChange({ ...billing.value, [name]: text })}
            />
          ))}
        </div>
      )}
    </section>
  )
}
