import { asksForContact, listContactProblems } from '@comanda/rules/cart/check-contact'
import type { Contact } from '@comanda/rules/customer/contact'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import type { Field, Problems } from '@comanda/screen/form-fields'
import { useWords } from '@comanda/screen/words'
import { TextField } from '@comanda/ui/field'
import { Heading } from '@comanda/ui/heading'
import type { KeyboardEvent, ReactNode } from 'react'

const fields = [
  { name: 'fullName', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const

/** The properties that the form gives for each of these fields. */
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

interface ContactPartProps {
  readonly field: (name: keyof Contact) => Field<string>
  /** Where the data come from, or what becomes of them. */
  readonly note: ReactNode
}

/**
 * The diner for whom the order is; no account is needed. A phone's own key leads from field to field: one tap fills in
 * all.
 */
export function ContactPart({ field, note }: ContactPartProps) {
  const words = useWords('checkout').checkout
  return (
    <section aria-labelledby="contact" className="grid gap-4" onKeyDown={goOn}>
      <Heading level={2} look="part" id="contact">
        {words.yourData}
      </Heading>
      {fields.map(({ name, type, autoComplete }, at) => (
        <TextField
          key={name}
          {...field(name)}
          label={words[name]}
          type={type}
          autoComplete={autoComplete}
          enterKeyHint={at === fields.length - 1 ? 'done' : 'next'}
        />
      ))}
      {note}
    </section>
  )
}

/** Enter goes on to the next field, and from the last one puts the keyboard away: nobody orders by leaving a field. */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const inputs = [...currentTarget.querySelectorAll('input')]
  const next = inputs[inputs.indexOf(target) + 1]
  if (next === undefined) target.blur()
  else next.focus()
}
