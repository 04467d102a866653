import { waitForTable } from '@comanda/contract/calls/own-booking'
import type { OfferedSitting } from '@comanda/contract/entities/booking'
import { listWaitProblems, type WaitForm as WaitValues } from '@comanda/rules/booking/wait'
import type { StoreId } from '@comanda/rules/ids'
import type { IsoDate } from '@comanda/rules/time/calendar'
import { canReach } from '@comanda/rules/website/sending'
import { useForm } from '@comanda/screen/use-form'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { ChipGroup } from '@comanda/ui/chip-group'
import { TextField } from '@comanda/ui/field'
import { Heading } from '@comanda/ui/heading'
import { useState } from 'react'
import { useRoot } from '../parts/use-root.ts'
import { call } from '../state/client.ts'
import { useTellingSend } from '../state/use-telling-send.ts'
import type { Zone } from './read-booking.ts'

interface WaitFormProps {
  readonly storeId: StoreId
  readonly date: IsoDate
  readonly party: number
  /** The full sittings, one of which is waited for. */
  readonly sittings: readonly OfferedSitting[]
  readonly zones: readonly Zone[]
}

const nothing: WaitValues = { name: '', email: '', phone: '' }

/** A full sitting: whoever leaves a name and a way to be told hears when a table gets free. It is no booking. */
export default function WaitForm({ storeId, date, party, sittings, zones }: WaitFormProps) {
  const { booking: words } = useWords('booking')
  const [values, setValues] = useState(nothing)
  const [chosen, setChosen] = useState(0)
  const [isKept, setKept] = useState(false)
  const { isSending, send } = useTellingSend(words.notWaiting)
  const { sends } = useRoot().site
  const found = listWaitProblems(values, sends)
  const byMail = canReach(sends, 'mail')
  const bySms = canReach(sends, 'sms')
  const sitting = sittings[chosen] ?? sittings[0]
  const contact = found.includes('contact') ? words.waitContact : undefined
  const form = useForm({
    values,
    change: (next) => setValues((before) => ({ ...before, ...next })),
    problems: {
      name: found.includes('name') ? words.nameInvalid : undefined,
      email: found.includes('email') ? words.emailInvalid : contact,
      phone: found.includes('phone') ? words.phoneInvalid : byMail ? undefined : contact,
    },
    says: 'tried',
    async submit() {
      if (sitting === undefined) return
      const wish = { storeId, sittingId: sitting.id, date, party, ...values }
      if ((await send(() => call(waitForTable, wish))) !== undefined) setKept(true)
    },
  })
  if (isKept) {
    return (
      <p role="status" className="rounded-card bg-sunken p-4">
        <b>{words.waiting}.</b> {words.waitHonest}
      </p>
    )
  }
  // Nobody could be told.
  if (!byMail && !bySms) return null
  const nameOf = ({ name, resourceId }: OfferedSitting) =>
    [name, zones.find((zone) => zone.resourceId === resourceId)?.name].filter(Boolean).join(' · ')
  return (
    <form {...form.props} className="grid gap-3 rounded-card bg-sunken p-4">
      <Heading level={3} look="block">
        {words.waitTitle}
      </Heading>
      <p className="text-pretty text-sm">{words.waitHonest}</p>
      {sittings.length > 1 && (
        <ChipGroup
          legend={words.turn}
          options={sittings.map((each, index) => ({ value: index, label: nameOf(each) }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      <TextField {...form.field('name')} label={words.waitName} autoComplete="name" />
      {byMail && (
        <TextField {...form.field('email')} label={words.email} type="email" autoComplete="email" isOptional={bySms} />
      )}
      {bySms && (
        <TextField {...form.field('phone')} label={words.phone} type="tel" autoComplete="tel" isOptional={byMail} />
      )}
      <Button type="submit" disabled={isSending}>
        {words.waitSend}
      </Button>
    </form>
  )
}
