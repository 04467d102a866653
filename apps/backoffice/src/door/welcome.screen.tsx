import { setUpPerson } from '@comanda/contract/calls/staff/door'
import { isRefusal } from '@comanda/contract/refusals'
import { useForm, useValues } from '@comanda/screen/use-form'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { PasswordField } from '@comanda/ui/field'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Trouble } from '../parts/trouble.tsx'
import { call } from '../state/client.ts'
import { keep } from '../state/kept.ts'
import { DoorPage } from './door-page.tsx'

const shortestPassword = 8

/** Somebody new sets password and PIN. The key stands behind `#`, where no server and no log sees it. */
export function Component() {
  const { door, forms } = useWords('door', 'forms')
  const [key] = useState(() => location.hash.slice(1))
  const [values, change] = useValues({ password: '', pin: '' })
  const { isSending, failure, send } = useSend()
  const goTo = useNavigate()
  const form = useForm({
    values,
    change,
    problems: {
      password: values.password.length < shortestPassword ? forms.minLength(shortestPassword) : undefined,
      pin: /^\d{4,6}$/.test(values.pin) ? undefined : door.newPinHint,
    },
    says: 'tried',
    async submit() {
      const done = await send(() => call(setUpPerson, { key, ...values }))
      if (done === undefined) return
      keep('site', done.site)
      goTo('/', { replace: true, state: { newcomer: done.email } })
    },
  })
  const isOver = isRefusal(failure) && failure.refused === 'link-over'
  return (
    <DoorPage title={door.welcomeTitle} text={door.welcomeText}>
      <form {...form.props} className="grid gap-4">
        <PasswordField
          {...form.field('password')}
          label={door.newPassword}
          hint={door.newPasswordHint}
          showLabel={door.showPassword}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.field('pin')}
          label={door.newPin}
          hint={door.newPinHint}
          showLabel={door.showPin}
          autoComplete="off"
          inputMode="numeric"
        />
        <Trouble failure={failure} />
        {isOver && <p>{door.linkOver}</p>}
        <Button type="submit" size="large" disabled={isSending}>
          {door.finish}
        </Button>
      </form>
    </DoorPage>
  )
}
