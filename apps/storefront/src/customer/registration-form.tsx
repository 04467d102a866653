import { type LoggedIn, postCustomer } from '@comanda/contract/calls/customer'
import type { CustomerKind } from '@comanda/rules/customer/customer'
import { toPhone } from '@comanda/rules/customer/phone'
import { identificationLabels, listInvalidFields, shortestPassword } from '@comanda/rules/customer/registration'
import { useForm, useValues } from '@comanda/screen/use-form'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { CheckField, PasswordField, TextField } from '@comanda/ui/field'
import { lazy, Suspense, useState } from 'react'
import { call } from '../state/client.ts'
import { useTellingSend } from '../state/use-telling-send.ts'
import { KindChoice } from './kind-choice.tsx'
import { toProblems } from './to-problems.ts'

const PrivacyPolicy = lazy(() => import('../parts/policy/privacy-policy.tsx'))

interface RegistrationFormProps {
  readonly email: string
  readonly onIn: (reply: LoggedIn) => void
}

const blank = {
  kind: 'person' as CustomerKind,
  name: '',
  identification: '',
  phone: '',
  password: '',
  acceptsPrivacy: false,
  acceptsMarketing: false,
}

/** The rules say which fields are invalid; a problem is shown once its field was touched (ACCOUNT-019). */
export function RegistrationForm({ email: typed, onIn }: RegistrationFormProps) {
  const { account: words, contact, forms } = useWords('customer', 'forms', 'pages')
  const [values, change] = useValues({ ...blank, email: typed })
  const [isReading, setReading] = useState(false)
  const { isSending, send } = useTellingSend(words.failed)
  const email = values.email.trim()
  const form = useForm({
    values,
    change,
    problems: toProblems(listInvalidFields({ ...values, email, phone: toPhone(values.phone) }), values, forms),
    async submit() {
      const { acceptsPrivacy: _, ...sent } = values
      const reply = await send(() => call(postCustomer, { ...sent, email, confirmed: true }))
      if (reply) onIn(reply)
    },
  })
  const isCompany = values.kind === 'company'
  const label = identificationLabels[values.kind]
  return (
    <form {...form.props} className="grid gap-4">
      <KindChoice {...form.field('kind')} />
      <div className="grid gap-4 min-[601px]:grid-cols-2">
        <TextField {...form.field('name')} label={words.name} autoComplete={isCompany ? 'organization' : 'name'} />
        <TextField
          {...form.field('identification')}
          label={isCompany ? label : words.optional(label)}
          isOptional={!isCompany}
        />
        <TextField {...form.field('email')} label={words.email} type="email" autoComplete="email" />
        <TextField {...form.field('phone')} label={words.phone} type="tel" autoComplete="tel" />
      </div>
      <PasswordField
        {...form.field('password')}
        label={words.password}
        hint={words.passwordHint(shortestPassword)}
        showLabel={words.showPassword}
        autoComplete="new-password"
      />
      <div>
        <CheckField {...form.field('acceptsPrivacy')} label={words.privacy} />
        <button
          type="button"
          onClick={() => setReading(true)}
          className="ml-9 inline-flex min-h-11 w-fit cursor-pointer items-center text-sm text-primary-text underline"
        >
          {contact.readPrivacy}
        </button>
        <CheckField {...form.field('acceptsMarketing')} label={words.marketing} isOptional />
      </div>
      <Suspense>{isReading && <PrivacyPolicy onClose={() => setReading(false)} />}</Suspense>
      <Button type="submit" size="large" disabled={!form.isValid || isSending}>
        {isSending ? words.sending : words.register}
      </Button>
    </form>
  )
}
