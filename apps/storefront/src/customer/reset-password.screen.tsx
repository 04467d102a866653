import { resetPassword } from '@comanda/contract/calls/password'
import { canChangePassword } from '@comanda/rules/customer/registration'
import { tell } from '@comanda/screen/toasts'
import { useForm, useValues } from '@comanda/screen/use-form'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { useEffect, useState } from 'react'
import { ContactLink } from '../parts/exit-links.tsx'
import { Notice } from '../parts/notice.tsx'
import { call } from '../state/client.ts'
import { openOverlay } from '../state/shell.ts'
import { useTellingSend } from '../state/use-telling-send.ts'
import { dropUser } from '../state/user.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

/** Guests may come here too, because a customer who forgot the password is a guest (SHELL-019, OPEN-028). */
export function Component() {
  const { account: words, accountPage } = useWords('customer')
  const [token, setToken] = useState('')
  const [isDone, setDone] = useState(false)
  // The mailed token is behind the hash sign, where no server sees it; only the page can read it.
  useEffect(() => {
    const read = () => setToken(location.hash.slice(1))
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  if (isDone) {
    return (
      <div role="status">
        <Notice title={words.passwordChanged} text={words.resetDone}>
          <Button onClick={() => openOverlay({ name: 'account' })}>{words.logIn}</Button>
        </Notice>
      </div>
    )
  }
  if (token === '') {
    return (
      <Notice title={accountPage.resetpassword} text={words.noLink}>
        <Button data-needs-script onClick={() => openOverlay({ name: 'account', view: 'forgotten' })}>
          {words.askLink}
        </Button>
        <ContactLink />
      </Notice>
    )
  }
  return (
    <Notice title={accountPage.resetpassword} text={words.resetText}>
      <ResetForm token={token} onDone={() => setDone(true)} />
    </Notice>
  )
}

function ResetForm({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const { account: words, forms } = useWords('customer', 'forms')
  const [values, change] = useValues({ password: '' })
  const { isSending, send } = useTellingSend(words.failed)
  const { password } = values
  const form = useForm({
    values,
    change,
    problems: { password: canChangePassword(password) ? undefined : forms.required },
    says: 'tried',
    async submit() {
      const reply = await send(() => call(resetPassword, { token, password, confirmPassword: password }))
      if (!reply) return
      // Every session of the account has ended, including this one if it belonged to the account.
      dropUser()
      history.replaceState(history.state, '', location.pathname)
      tell(reply.message)
      onDone()
    },
  })
  return (
    <form {...form.props} className="grid w-full max-w-md gap-4">
      <NewPasswordFields field={form.field('password')} isSending={isSending} />
    </form>
  )
}
