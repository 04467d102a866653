import { updateCustomer } from '@comanda/contract/calls/customer'
import type { Customer } from '@comanda/rules/customer/customer'
import { toEmailKey } from '@comanda/rules/customer/email'
import { toPhone } from '@comanda/rules/customer/phone'
import { identificationLabels, listInvalidProfileFields } from '@comanda/rules/customer/registration'
import { tell } from '@comanda/screen/toasts'
import { useForm, useValues } from '@comanda/screen/use-form'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { CheckField, PasswordField, TextField } from '@comanda/ui/field'
import { call } from '../state/client.ts'
import { useTellingSend } from '../state/use-telling-send.ts'
import { renameUser } from '../state/user.ts'
import { KindChoice } from './kind-choice.tsx'
import { toProblems } from './to-problems.ts'

interface ProfileFormProps {
  readonly customer: Customer
  readonly onSaved: (customer: Customer) => void
}

/** Checked by the rules of the registration; changing the e-mail also asks for the password. */
export function ProfileForm({ customer, onSaved }: ProfileFormProps) {
  const { account: words, accountPage, forms } = useWords('customer', 'forms')
  const start = { ...customer, identification: customer.identification ?? '', currentPassword: '' }
  const [values, change] = useValues(start)
  const { isSending, send } = useTellingSend(words.failed)
  const { currentPassword, ...profile } = values
  const email = profile.email.trim()
  const isMoving = toEmailKey(email) !== toEmailKey(customer.email)
  const isChanged = (Object.keys(profile) as (keyof typeof profile)[]).some((name) => profile[name] !== start[name])
  const invalid = listInvalidProfileFields({ ...profile, email, phone: toPhone(profile.phone) })
  const form = useForm({
    values,
    change,
    problems: {
      ...toProblems(invalid, profile, forms),
      currentPassword: isMoving && currentPassword === '' ? forms.required : undefined,
    },
    async submit() {
      const saved = { ...profile, email, name: profile.name.trim() }
      const reply = await send(() => call(updateCustomer, { ...saved, currentPassword }))
      if (!reply) return
      tell(reply.message)
      renameUser(saved.name)
      onSaved({ ...saved, email: toEmailKey(email), identification: saved.identification.trim() || null })
    },
  })
  const isCompany = profile.kind === 'company'
  const label = identificationLabels[profile.kind]
  return (
    <form {...form.props} className="grid max-w-2xl gap-5 rounded-card bg-surface p-4 shadow-card md:p-6">
      <KindChoice {...form.field('kind')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...form.field('name')} label={words.name} autoComplete="name" />
        <TextField
          {...form.field('identification')}
          label={isCompany ? label : words.optional(label)}
          isOptional={!isCompany}
          autoComplete="off"
        />
        <TextField {...form.field('phone')} label={words.phone} type="tel" autoComplete="tel" />
        <TextField {...form.field('email')} label={words.email} type="email" autoComplete="email" />
      </div>
      {isMoving && (
        <div className="grid gap-3 rounded-2xl bg-sunken p-4">
          <p className="text-sm">{accountPage.emailNeedsPassword}</p>
          <PasswordField
            {...form.field('currentPassword')}
            label={words.currentPassword}
            showLabel={words.showPassword}
            autoComplete="current-password"
          />
        </div>
      )}
      <TextField {...form.field('notes')} label={words.optional(accountPage.notes)} type="lines" isOptional />
      <CheckField {...form.field('acceptsMarketing')} label={words.marketing} isOptional />
      <Button type="submit" size="large" disabled={!isChanged || !form.isValid || isSending}>
        {isSending ? words.sending : accountPage.save}
      </Button>
    </form>
  )
}
