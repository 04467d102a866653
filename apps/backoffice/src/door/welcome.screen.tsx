import { setUpPerson } from '@comanda/contract/calls/staff/door'
import { isRefusal } from '@comanda/contract/refusals'
import { checkNewPin } from '@comanda/rules/door/pin'
import type { Failure } from '@comanda/screen/failure'
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
import { arrive } from '../state/presence.ts'
import { DoorPage } from './door-page.tsx'

const shortestPassword = 8

/** Somebody new sets password and PIN, and is in. The key stands behind `#`, where no server and no log sees it. */
export function Component() {
  const { door, forms } = useWords('door', 'forms')
  const [key] = useState(() => location.hash.slice(1))
  const [values, change] = useValues({ password: '', pin: '' })
  const { isSending, failure, send } = useSend()
  const goTo = useNavigate()
  // The house says how long its PINs are only to whoever has a living link: with the first answer.
  const length = readPinLength(failure)
  const form = useForm({
    values,
    change,
    problems: {
      password: values.password.length < shortestPassword ? forms.minLength(shortestPassword) : undefined,
      pin: findPinProblem(values.pin, length, door),
    },
    says: 'tried',
    async submit() {
      const session = await send(() => call(setUpPerson, { key, ...values }))
      if (session === undefined) return
      keep('site', session.site.host)
      arrive(session)
      goTo('/', { replace: true })
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
        {length === undefined && <Trouble failure={failure} />}
        {isOver && <p>{door.linkOver}</p>}
        <Button type="submit" size="large" disabled={isSending}>
          {door.finish}
        </Button>
      </form>
    </DoorPage>
  )
}

function readPinLength(failure: Failure | null): number | undefined {
  return isRefusal(failure) && failure.refused === 'pin-too-simple' ? failure.details?.length : undefined
}

interface PinWords {
  readonly newPinHint: string
  readonly pinLength: (length: number) => string
  readonly pinTooSimple: string
}

/** At the field, by the rule that the server asks too; until it has said so, any usual length may be right (DAY-221). */
function findPinProblem(pin: string, length: number | undefined, words: PinWords): string | undefined {
  if (length !== undefined && pin.length !== length) return words.pinLength(length)
  if (!/^\d{4,6}$/.test(pin)) return words.newPinHint
  return checkNewPin(pin, pin.length).allowed ? undefined : words.pinTooSimple
}
