import { recoverPassword } from '@comanda/contract/calls/password'
import { canRecoverPassword } from '@comanda/rules/customer/registration'
import { canReach } from '@comanda/rules/website/sending'
import { useForm } from '@comanda/screen/use-form'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { TextField } from '@comanda/ui/field'
import { useState } from 'react'
import { DemoMail } from '../parts/demo-mail.tsx'
import { CallVenue } from '../parts/exit-links.tsx'
import { useRoot } from '../parts/use-root.ts'
import { call } from '../state/client.ts'
import { useTellingSend } from '../state/use-telling-send.ts'
import { toProblems } from './to-problems.ts'

interface ForgottenFormProps {
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onBack: () => void
}

/** The pressed button is gone; the focus must not fall outside the dialog. */
function takeFocus(shown: HTMLElement | null): void {
  shown?.focus()
}

/** The form, and after it what happens next (ACCOUNT-011). */
export function ForgottenForm({ email: typed, onEmail, onBack }: ForgottenFormProps) {
  const { account: words, forms } = useWords('customer', 'forms')
  const { site } = useRoot()
  const { mail: sendsMail } = site.sends
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { isSending, send } = useTellingSend(words.failed)
  const email = typed.trim()
  const form = useForm({
    values: { email: typed },
    change: (next) => next.email !== undefined && onEmail(next.email),
    problems: canRecoverPassword(email) ? {} : toProblems(['email'], { email }, forms),
    async submit() {
      const reply = await send(() => call(recoverPassword, { email }))
      if (reply) setSentTo(email)
    },
  })
  if (!canReach(site.sends, 'mail')) {
    return (
      <div className="grid gap-4">
        <p className="text-lg font-bold">{words.noMail}</p>
        <p className="text-pretty text-muted">{words.noMailText}</p>
        <CallVenue site={site} />
        <Button look="quiet" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    )
  }
  if (sentTo !== null) {
    return (
      <div role="status" tabIndex={-1} ref={takeFocus} className="grid gap-4 outline-none">
        <p className="text-lg font-bold">{sendsMail ? words.linkSent : words.noMail}</p>
        {sendsMail ? <p className="text-pretty text-muted">{words.linkSentText(sentTo)}</p> : <DemoMail />}
        <Button onClick={onBack}>{words.back}</Button>
      </div>
    )
  }
  return (
    <form {...form.props} className="grid gap-4">
      <p className="text-pretty text-muted">{words.forgottenText}</p>
      <TextField {...form.field('email')} label={words.email} type="email" autoComplete="username" />
      <Button type="submit" size="large" disabled={!form.isValid || isSending}>
        {isSending ? words.sending : words.sendLink}
      </Button>
      <Button look="quiet" onClick={onBack}>
        {words.back}
      </Button>
    </form>
  )
}
