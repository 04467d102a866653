import { updateCustomer } from '@comanda/contract/calls/customer'
import type { Customer } from '@comanda/rules/customer/customer'
import { toEmailKey } from '@comanda/rules/customer/email'
import { toPhone } from '@comanda/rules/customer/phone'
import { identificationLabels, listInvalidProfileFields, type ProfileField } from '@comanda/rules/customer/registration'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { CheckField, PasswordField, TextField } from '@comanda/ui/field'
import { type FormEvent, useState } from 'react'
import { tell } from '../state/news.ts'
import { renameUser } from '../state/user.ts'
import { KindChoice } from './kind-choice.tsx'
import { toProblemText } from './to-problem-text.ts'
import { useSending } from './use-sending.ts'

interface ProfileFormProps {
  readonly customer: Customer
  readonly onSaved: (customer: Customer) => void
}

/** The rules of the registration, without what is asked once; another e-mail also asks for the password. */
export function ProfileForm({ customer, onSaved }: ProfileFormProps) {
  const { account: words, accountPage, forms } = useWords('account', 'forms')
  const start = { ...customer, identification: customer.identification ?? '' }
  const [values, setValues] = useState(start)
  const [currentPassword, setPassword] = useState('')
  const { isSending, send } = useSending()
  const invalid = listInvalidProfileFields({ ...values, email: values.email.trim(), phone: toPhone(values.phone) })
  const isMoving = toEmailKey(values.email) !== toEmailKey(customer.email)
  const isChanged = (Object.keys(start) as (keyof typeof start)[]).some((name) => values[name] !== start[name])
  const canSave = isChanged && invalid.length === 0 && (!isMoving || currentPassword !== '')

  const change = (next: Partial<typeof start>) => setValues({ ...values, ...next })
  const findProblem = (field: ProfileField) =>
    invalid.includes(field) ? toProblemText(field, values[field], forms) : undefined

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!canSave) return
    const saved = { ...values, name: values.name.trim(), email: values.email.trim() }
    const reply = await send((client) => client.call(updateCustomer, { ...saved, currentPassword }))
    if (!reply) return
    tell(reply.message)
    renameUser(saved.name)
    onSaved({ ...saved, email: toEmailKey(saved.email), identification: saved.identification.trim() || null })
  }

  const label = identificationLabels[values.kind]
  return (
    <form noValidate onSubmit={submit} className="grid max-w-2xl gap-5 rounded-card bg-surface p-4 shadow-card md:p-6">
      <KindChoice value={values.kind} onChange={(kind) => change({ kind })} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="name"
          label={words.name}
          autoComplete="name"
          value={values.name}
          problem={findProblem('name')}
          onChange={(name) => change({ name })}
        />
        <TextField
          name="identification"
          label={values.kind === 'company' ? label : words.optional(label)}
          isOptional={values.kind !== 'company'}
          autoComplete="off"
          value={values.identification}
          problem={findProblem('identification')}
          onChange={(identification) => change({ identification })}
        />
        <TextField
          name="phone"
          label={words.phone}
          type="tel"
          autoComplete="tel"
          value={values.phone}
          problem={findProblem('phone')}
          onChange={(phone) => change({ phone })}
        />
        <TextField
          name="email"
          label={words.email}
          type="email"
          autoComplete="email"
          value={values.email}
          problem={findProblem('email')}
          onChange={(email) => change({ email })}
        />
      </div>
      {isMoving && (
        <div className="grid gap-3 rounded-2xl bg-sunken p-4">
          <p className="text-sm">{accountPage.emailNeedsPassword}</p>
          <PasswordField
            name="currentPassword"
            label={words.currentPassword}
            showLabel={words.showPassword}
            autoComplete="current-password"
            value={currentPassword}
            onChange={setPassword}
          />
        </div>
      )}
      <TextField
        name="notes"
        label={words.optional(accountPage.notes)}
        type="lines"
        isOptional
        value={values.notes}
        onChange={(notes) => change({ notes })}
      />
      <CheckField
        name="marketing"
        label={words.marketing}
        isOptional
        value={values.acceptsMarketing}
        onChange={(acceptsMarketing) => change({ acceptsMarketing })}
      />
      <Button type="submit" size="large" disabled={!canSave || isSending}>
        {isSending ? words.sending : accountPage.save}
      </Button>
    </form>
  )
}
