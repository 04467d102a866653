import type { ContactField, ContactProblem } from '@comanda/rules/cart/check-contact'
import { useWords } from '@comanda/screen/words'
import { TextField } from '@comanda/ui/field'
import { Heading } from '@comanda/ui/heading'
import type { CheckoutForm } from './checkout-form.ts'

interface ContactPartProps {
  readonly contact: CheckoutForm['contact']
  readonly problems: Partial<Record<ContactField, ContactProblem>>
  readonly onChange: (contact: CheckoutForm['contact']) => void
}

const fields = [
  { name: 'fullName', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const

/** Who the order is for; nobody needs an account. */
export function ContactPart({ contact, problems, onChange }: ContactPartProps) {
  const words = useWords('checkout', 'forms')
  const say = (name: ContactField) => {
    const problem = problems[name]
    if (problem === undefined) return undefined
    if (problem === 'missing') return words.forms.required
    return name === 'email' ? words.forms.email : words.forms.invalid
  }
  return (
    <section aria-labelledby="contact" className="grid gap-4">
      <Heading level={2} look="part" id="contact">
        {words.checkout.yourData}
      </Heading>
      {fields.map(({ name, type, autoComplete }) => (
        <TextField
          key={name}
          name={name}
          label={words.checkout[name]}
          type={type}
          autoComplete={autoComplete}
          value={contact[name]}
          problem={say(name)}
          onChange={(text) => onChange({ ...contact, [name]: text })}
        />
      ))}
    </section>
  )
}
