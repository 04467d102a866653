import { updateCustomerPassword } from '@comanda/contract/calls/password'
import { canChangePassword } from '@comanda/rules/customer/registration'
import { tell } from '@comanda/screen/toasts'
import { useForm, useValues } from '@comanda/screen/use-form'
import { useWords } from '@comanda/screen/words'
import { PasswordField } from '@comanda/ui/field'
import { call } from '../state/client.ts'
import { useTellingSend } from '../state/use-telling-send.ts'
import type { KnownUser } from '../state/user.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

interface PasswordFormProps {
  readonly user: KnownUser
  readonly onDone: () => void
}

/** One new password, sent as its own confirmation too (ACCOUNT-013, ACCOUNT-014, OPEN-021). */
export function PasswordForm({ user, onDone }: PasswordFormProps) {
  const { account: words, forms } = useWords('customer', 'forms')
  const [values, change] = useValues({ currentPassword: '', password: '' })
  const { isSending, send } = useTellingSend(words.failed)
  const form = useForm({
    values,
    change,
    problems: { password: canChangePassword(values.password) ? undefined : forms.required },
    says: 'tried',
    async submit() {
      const wish = { ...values, id: user.id, confirmPassword: values.password }
      const reply = await send(() => call(updateCustomerPassword, wish))
      if (!reply) return
      tell(reply.message)
      onDone()
    },
  })
  return (
    <form {...form.props} className="grid gap-4">
      <PasswordField
        {...form.field('currentPassword')}
        label={words.currentPassword}
        showLabel={words.showPassword}
        autoComplete="current-password"
      />
      <NewPasswordFields field={form.field('password')} isSending={isSending} />
    </form>
  )
}
