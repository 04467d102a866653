import { updateCustomerPassword } from '@comanda/contract/calls/password'
import { canChangePassword } from '@comanda/rules/customer/registration'
import { type CustomerId, toId } from '@comanda/rules/ids'
import { useWords } from '@comanda/screen/words'
import { PasswordField } from '@comanda/ui/field'
import { type FormEvent, useState } from 'react'
import { tell } from '../state/news.ts'
import type { KnownUser } from '../state/user.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useSending } from './use-sending.ts'

interface PasswordFormProps {
  readonly user: KnownUser
  readonly onDone: () => void
}

/** One new password, which is its own confirmation (ACCOUNT-013, ACCOUNT-014, OPEN-021). */
export function PasswordForm({ user, onDone }: PasswordFormProps) {
  const { account: words } = useWords('account')
  const [currentPassword, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const { isSending, send } = useSending()

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!canChangePassword(password)) return
    const id = toId<CustomerId>(user.id)
    const change = { id, currentPassword, password, confirmPassword: password }
    const reply = await send((client) => client.call(updateCustomerPassword, change))
    if (!reply) return
    tell(reply.message)
    onDone()
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <PasswordField
        name="currentPassword"
        label={words.currentPassword}
        showLabel={words.showPassword}
        autoComplete="current-password"
        value={currentPassword}
        onChange={setCurrent}
      />
      <NewPasswordFields password={password} onPassword={setPassword} isSending={isSending} />
    </form>
  )
}
