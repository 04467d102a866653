import { customerLogin, type LoggedIn } from '@comanda/contract/calls/customer'
import { sha256 } from '@comanda/contract/wire/sha256'
import { useForm } from '@comanda/screen/use-form'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { PasswordField, TextField } from '@comanda/ui/field'
import { useState } from 'react'
import { call } from '../state/client.ts'
import { useTellingSend } from '../state/use-telling-send.ts'

interface LoginFormProps {
  /** Kept while the visitor looks at the other forms. */
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onIn: (reply: LoggedIn) => void
  readonly onForgotten: () => void
  readonly onRegister: () => void
}

/** The password is sent as a hash (ACCOUNT-004, OPEN-022). */
export function LoginForm({ email, onEmail, onIn, onForgotten, onRegister }: LoginFormProps) {
  const { account: words, forms } = useWords('customer', 'forms')
  const [password, setPassword] = useState('')
  const { isSending, send } = useTellingSend(words.failed)
  const form = useForm({
    values: { email, password },
    change(next) {
      if (next.email !== undefined) onEmail(next.email)
      if (next.password !== undefined) setPassword(next.password)
    },
    problems: {
      email: email.trim() === '' ? forms.required : undefined,
      password: password === '' ? forms.required : undefined,
    },
    says: 'tried',
    async submit() {
      const reply = await send(() => call(customerLogin, { email, password: sha256(password) }))
      if (reply) onIn(reply)
    },
  })
  return (
    <form {...form.props} className="grid gap-4">
      <TextField {...form.field('email')} label={words.email} type="email" autoComplete="username" />
      <PasswordField
        {...form.field('password')}
        label={words.password}
        showLabel={words.showPassword}
        autoComplete="current-password"
      />
      <button
        type="button"
        onClick={onForgotten}
        className="-my-2 inline-flex min-h-11 w-fit cursor-pointer items-center text-sm text-primary-text underline"
      >
        {words.forgotten}
      </button>
      <Button type="submit" size="large" disabled={isSending}>
        {isSending ? words.sending : words.logIn}
      </Button>
      <p className="mt-2 border-t border-line pt-4 text-center text-muted">{words.noAccount}</p>
      <Button look="soft" onClick={onRegister}>
        {words.register}
      </Button>
    </form>
  )
}
