import { pairDevice } from '@comanda/contract/calls/staff/door'
import { useForm, useValues } from '@comanda/screen/use-form'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { TextField } from '@comanda/ui/field'
import type { ReactNode } from 'react'
import { Trouble } from '../parts/trouble.tsx'
import { UnsentList } from '../queue/unsent-list.tsx'
import { call } from '../state/client.ts'
import { arrive } from '../state/presence.ts'
import { DoorPage } from './door-page.tsx'

interface PairProps {
  /** The device was paired before, and was taken off the list. */
  readonly wasGone: boolean
  readonly children?: ReactNode
}

/** The device types the code that a manager made. */
export function Pair({ wasGone, children }: PairProps) {
  const { door, forms } = useWords('door', 'forms')
  const [values, change] = useValues({ code: '' })
  const { isSending, failure, send } = useSend()
  const form = useForm({
    values,
    change,
    problems: { code: values.code.trim() === '' ? forms.required : undefined },
    says: 'tried',
    async submit() {
      const session = await send(() => call(pairDevice, { code: values.code.trim().toUpperCase() }))
      if (session !== undefined) arrive(session)
    },
  })
  return (
    <DoorPage
      title={wasGone ? door.goneTitle : door.pairTitle}
      text={wasGone ? `${door.goneText} ${door.pairText}` : door.pairText}
    >
      <UnsentList />
      <form {...form.props} className="grid gap-4">
        <TextField {...form.field('code')} label={door.code} autoComplete="one-time-code" />
        <Trouble failure={failure} />
        <Button type="submit" size="large" disabled={isSending}>
          {door.pair}
        </Button>
      </form>
      {children}
    </DoorPage>
  )
}
