import type { LoggedIn } from '@comanda/contract/calls/customer'
import { customerLogin } from '@comanda/contract/calls/customer'
import { sha256 } from '@comanda/contract/wire/sha256'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { PasswordField, TextField } from '@comanda/ui/field'
import { type FormEvent, useState } from 'react'
import { useSending } from './use-sending.ts'

interface LoginFormProps {
  /** Kept while one looks at the other forms. */
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onIn: (reply: LoggedIn) => void
  readonly onForgotten: () => void
  readonly onRegister: () => void
}

/** The password leaves as its hash (ACCOUNT-004, OPEN-022). */
export function LoginForm({ email, onEmail, onIn, onForgotten, onRegister }: LoginFormProps) {
  const { account: words, forms } = useWords('account', 'forms')
  const [password, setPassword] = useState('')
  const [wasTried, setTried] = useState(false)
  const { isSending, send } = useSending()
  const missing = (text: string) => (wasTried && text.trim() === '' ? forms.required : undefined)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setTried(true)
    const empty = email.trim() === '' ? 'email' : password === '' ? 'password' : null
    if (empty !== null) {
      const field = event.currentTarget.elements.namedItem(empty)
      if (field instanceof HTMLElement) field.focus()
      return
    }
    const reply = await send((client) => client.call(customerLogin, { email, password: sha256(password) }))
    if (reply) onIn(reply)
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        name="email"
        label={words.email}
        type="email"
        autoComplete="username"
        value={email}
        problem={missing(email)}
        onChange={onEmail}
      />
      <PasswordField
        name="password"
        label={words.password}
        showLabel={words.showPassword}
        autoComplete="current-password"
        value={password}
        problem={missing(password)}
        onChange={setPassword}
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
