import type { LoggedIn } from '@comanda/contract/calls/customer'
import { postCustomer } from '@comanda/contract/calls/customer'
import { toPhone } from '@comanda/rules/customer/phone'
import {
  identificationLabels,
  listInvalidFields,
  type Registration,
  type RegistrationField,
  shortestPassword,
} from '@comanda/rules/customer/registration'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { CheckField, PasswordField, TextField } from '@comanda/ui/field'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { KindChoice } from './kind-choice.tsx'
import { toProblemText } from './to-problem-text.ts'
import { useSending } from './use-sending.ts'

const PrivacyPolicy = lazy(() => import('../parts/policy/privacy-policy.tsx'))

interface RegistrationFormProps {
  readonly email: string
  readonly onIn: (reply: LoggedIn) => void
}

type Values = Omit<Registration, 'phone' | 'kind'> & {
  readonly kind: keyof typeof identificationLabels
  readonly phone: string
}

/** The rules say which fields still lack something; what is wrong is said once a field was touched (ACCOUNT-019). */
export function RegistrationForm({ email, onIn }: RegistrationFormProps) {
  const { account: words, contact, forms } = useWords('account', 'forms', 'pages')
  const [values, setValues] = useState<Values>({
    kind: 'person',
    name: '',
    identification: '',
    email,
    phone: '',
    password: '',
    acceptsPrivacy: false,
    acceptsMarketing: false,
  })
  const [touched, setTouched] = useState<ReadonlySet<RegistrationField>>(new Set())
  const [isReading, setReading] = useState(false)
  const { isSending, send } = useSending()
  const form = { ...values, email: values.email.trim(), phone: toPhone(values.phone) }
  const invalid = listInvalidFields(form)

  const change = (field: RegistrationField, next: Partial<Values>) => {
    setValues({ ...values, ...next })
    setTouched(new Set([...touched, field]))
  }
  const findProblem = (field: RegistrationField, text: string) =>
    touched.has(field) && invalid.includes(field) ? toProblemText(field, text, forms) : undefined

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (invalid.length > 0) return
    const { acceptsPrivacy: _, ...sent } = values
    const reply = await send((client) => client.call(postCustomer, { ...sent, email: form.email, confirmed: true }))
    if (reply) onIn(reply)
  }

  const label = identificationLabels[values.kind]
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <KindChoice value={values.kind} onChange={(kind) => change('kind', { kind })} />
      <div className="grid gap-4 min-[601px]:grid-cols-2">
        <TextField
          name="name"
          label={words.name}
          autoComplete={values.kind === 'company' ? 'organization' : 'name'}
          value={values.name}
          problem={findProblem('name', values.name)}
          onChange={(name) => change('name', { name })}
        />
        <TextField
          name="identification"
          label={values.kind === 'person' ? words.optional(label) : label}
          isOptional={values.kind === 'person'}
          value={values.identification}
          problem={findProblem('identification', values.identification)}
          onChange={(identification) => change('identification', { identification })}
        />
        <TextField
          name="email"
          label={words.email}
          type="email"
          autoComplete="email"
          value={values.email}
          problem={findProblem('email', values.email)}
          onChange={(text) => change('email', { email: text })}
        />
        <TextField
          name="phone"
          label={words.phone}
          type="tel"
          autoComplete="tel"
          value={values.phone}
          problem={findProblem('phone', values.phone)}
          onChange={(phone) => change('phone', { phone })}
        />
      </div>
      <PasswordField
        name="password"
        label={words.password}
        hint={words.passwordHint(shortestPassword)}
        showLabel={words.showPassword}
        autoComplete="new-password"
        value={values.password}
        problem={findProblem('password', values.password)}
        onChange={(password) => change('password', { password })}
      />
      <div>
        <CheckField
          name="privacy"
          label={words.privacy}
          problem={findProblem('privacy', '')}
          value={values.acceptsPrivacy}
          onChange={(acceptsPrivacy) => change('privacy', { acceptsPrivacy })}
        />
        <button
          type="button"
          onClick={() => setReading(true)}
          className="ml-9 inline-flex min-h-11 w-fit cursor-pointer items-center text-sm text-primary-text underline"
        >
          {contact.readPrivacy}
        </button>
        <CheckField
          name="marketing"
          label={words.marketing}
          isOptional
          value={values.acceptsMarketing}
          onChange={(acceptsMarketing) => setValues({ ...values, acceptsMarketing })}
        />
      </div>
      <Suspense>{isReading && <PrivacyPolicy onClose={() => setReading(false)} />}</Suspense>
      <Button type="submit" size="large" disabled={invalid.length > 0 || isSending}>
        {isSending ? words.sending : words.register}
      </Button>
    </form>
  )
}
