import { recoverPassword } from '@comanda/contract/calls/password'
import { canRecoverPassword } from '@comanda/rules/customer/registration'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { TextField } from '@comanda/ui/field'
import { type FormEvent, useState } from 'react'
import { toProblemText } from './to-problem-text.ts'
import { useSending } from './use-sending.ts'

interface ForgottenFormProps {
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onBack: () => void
}

/** The button that was pressed is gone; the keyboard must not be left outside the dialog. */
function takeFocus(shown: HTMLElement | null): void {
  shown?.focus()
}

/** A form, and then what happens next (ACCOUNT-011). */
export function ForgottenForm({ email, onEmail, onBack }: ForgottenFormProps) {
  const { account: words, forms } = useWords('account', 'forms')
  const [isTouched, setTouched] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { isSending, send } = useSending()
  const isValid = canRecoverPassword(email.trim())
  const problem = toProblemText('email', email, forms)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!isValid) return
    const reply = await send((client) => client.call(recoverPassword, { email: email.trim() }))
    if (reply) setSentTo(email.trim())
  }

  if (sentTo !== null) {
    return (
      <div role="status" tabIndex={-1} ref={takeFocus} className="grid gap-4 outline-none">
        <p className="text-lg font-bold">{words.linkSent}</p>
        <p className="text-pretty text-muted">{words.linkSentText(sentTo)}</p>
        <Button onClick={onBack}>{words.back}</Button>
      </div>
    )
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-pretty text-muted">{words.forgottenText}</p>
      <TextField
        name="email"
        label={words.email}
        type="email"
        autoComplete="username"
        value={email}
        problem={isTouched && !isValid ? problem : undefined}
        onChange={(text) => {
          setTouched(true)
          onEmail(text)
        }}
      />
      <Button type="submit" size="large" disabled={!isValid || isSending}>
        {isSending ? words.sending : words.sendLink}
      </Button>
      <Button look="quiet" onClick={onBack}>
        {words.back}
      </Button>
    </form>
  )
}
