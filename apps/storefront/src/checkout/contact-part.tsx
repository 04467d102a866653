import type { Contact } from '@comanda/rules/cart/cart'
import { asksForContact, listContactProblems } from '@comanda/rules/cart/check-contact'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import type { Field, Problems } from '@comanda/screen/form-fields'
import { useWords } from '@comanda/screen/words'
import { TextField } from '@comanda/ui/field'
import { Heading } from '@comanda/ui/heading'

const fields = [
  { name: 'fullName', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const

/** What the form shows for each of these fields. */
export function useContactProblems(contact: Contact, mode: OrderingMode): Problems<Contact> {
  const { forms } = useWords('forms')
  if (!asksForContact(mode)) return {}
  const found = listContactProblems(contact)
  const say = (name: keyof Contact) => {
    if (found[name] === undefined) return undefined
    if (found[name] === 'missing') return forms.required
    return name === 'email' ? forms.email : forms.invalid
  }
  return { fullName: say('fullName'), email: say('email'), phone: say('phone') }
}

/** Who the order is for; no account is needed. */
export function ContactPart({ field }: { readonly field: (name: keyof Contact) => Field<string> }) {
  const words = useWords('checkout').checkout
  return (
    <section aria-labelledby="contact" className="grid gap-4">
      <Heading level={2} look="part" id="contact">
        {words.yourData}
      </Heading>
      {fields.map(({ name, type, autoComplete }) => (
        <TextField key={name} {...field(name)} label={words[name]} type={type} autoComplete={autoComplete} />
      ))}
    </section>
  )
}
