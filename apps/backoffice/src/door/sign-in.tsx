import { signIn } from '@comanda/contract/calls/staff/door'
import { useForm, useValues } from '@comanda/screen/use-form'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { PasswordField, TextField } from '@comanda/ui/field'
import type { ReactNode } from 'react'
import { Trouble } from '../parts/trouble.tsx'
import { call } from '../state/client.ts'
import { keep, readKept } from '../state/kept.ts'
import { arrive } from '../state/presence.ts'
import { DoorPage } from './door-page.tsx'

interface SignInProps {
  /** Why somebody has to come in again. */
  readonly note?: string | undefined
  readonly children?: ReactNode
}

/** With site, e-mail and password. The site is kept with the device, the rest is not. */
export function SignIn({ note, children }: SignInProps) {
  const { door, forms } = useWords('door', 'forms')
  const [values, change] = useValues({ site: readKept('site') ?? '', email: '', password: '' })
  const { isSending, failure, send } = useSend()
  const missing = (text: string) => (text.trim() === '' ? forms.required : undefined)
  const form = useForm({
    values,
    change,
    problems: { site: missing(values.site), email: missing(values.email), password: missing(values.password) },
    says: 'tried',
    async submit() {
      const session = await send(() => call(signIn, values))
      if (session === undefined) return
      keep('site', values.site)
      arrive(session)
    },
  })
  return (
    <DoorPage title={door.signInTitle} text={note ?? door.signInText}>
      <form {...form.props} className="grid gap-4">
        <TextField {...form.field('site')} label={door.site} hint={door.siteHint} autoComplete="organization" />
        <TextField {...form.field('email')} label={door.email} type="email" autoComplete="username" />
        <PasswordField
          {...form.field('password')}
          label={door.password}
          showLabel={door.showPassword}
          autoComplete="current-password"
        />
        <Trouble failure={failure} />
        <Button type="submit" size="large" disabled={isSending}>
          {door.signIn}
        </Button>
      </form>
      {children}
    </DoorPage>
  )
}
