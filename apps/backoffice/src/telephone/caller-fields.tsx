import type { ReplyOf } from '@comanda/contract/call'
import type { showTelephoneMenu } from '@comanda/contract/calls/staff/telephone'
import { formatDay } from '@comanda/i18n/format-day'
import type { Minute } from '@comanda/rules/time/calendar'
import { formatMinute } from '@comanda/rules/time/minute'
import { useLanguage, useWords } from '@comanda/screen/words'
import { TextField } from '@comanda/ui/field'
import { useId } from 'react'
import type { Caller } from './caller.ts'
import type { CallerProblems } from './find-caller-problems.ts'

interface CallerFieldsProps {
  readonly caller: Caller
  readonly hours: Pick<ReplyOf<typeof showTelephoneMenu>, 'pickup' | 'delivery'>
  readonly problems: CallerProblems
  readonly onChange: (change: Partial<Caller>) => void
}

const addressParts = ['street', 'number', 'floor', 'postalCode', 'city'] as const

/** A name is enough besides the number; an address only where it is brought. */
export function CallerFields({ caller, hours, problems, onChange }: CallerFieldsProps) {
  const { telephone: words } = useWords('telephone')
  const { name, notes, mode, address } = caller
  const id = useId()
  return (
    <div className="grid gap-4">
      <TextField
        name="caller"
        label={words.name}
        value={name}
        problem={problems.name}
        onChange={(text) => onChange({ name: text })}
      />
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 font-bold">{words.how}</legend>
        <div className="flex flex-wrap gap-x-6">
          {(['pickup', 'delivery'] as const).map((one) => (
            <label key={one} className="flex min-h-11 cursor-pointer items-center gap-2">
              <input
                type="radio"
                name={id}
                checked={mode === one}
                onChange={() => onChange({ mode: one, at: null })}
                className="size-5 accent-primary"
              />
              {words[one]}
            </label>
          ))}
        </div>
      </fieldset>
      {mode === 'delivery' && (
        <div className="grid gap-4 sm:grid-cols-2">
          {addressParts.map((part) => (
            <TextField
              key={part}
              name={part}
              label={words[part]}
              value={address[part]}
              problem={problems[part]}
              isOptional={part === 'floor'}
              onChange={(text) => onChange({ address: { ...address, [part]: text } })}
            />
          ))}
        </div>
      )}
      <HourChoice days={hours[mode]} at={caller.at} onChange={(at) => onChange({ at })} />
      <TextField
        name="notes"
        label={words.notes}
        value={notes}
        isOptional
        onChange={(text) => onChange({ notes: text })}
      />
    </div>
  )
}

interface HourChoiceProps {
  readonly days: CallerFieldsProps['hours']['pickup']
  readonly at: Caller['at']
  readonly onChange: (at: Caller['at']) => void
}

// The browser's own list: letters and arrows choose in it on every device.
function HourChoice({ days, at, onChange }: HourChoiceProps) {
  const { telephone: words } = useWords('telephone')
  const language = useLanguage()
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-bold">
        {words.when}
      </label>
      <select
        id={id}
        value={at === null ? '' : `${at.date} ${at.minute}`}
        onChange={({ target }) => {
          const [day, minute] = target.value.split(' ')
          const found = days.find(({ date }) => date === day)
          onChange(found ? { date: found.date, minute: Number(minute) } : null)
        }}
        className="h-13 w-full rounded-2xl border border-muted bg-surface px-4 text-text"
      >
        <option value="">{words.soonest}</option>
        {days.map(({ date, minutes }) => (
          <optgroup key={date} label={formatDay(date, language, 'short')}>
            {minutes.map((minute) => (
              <option key={minute} value={`${date} ${minute}`}>
                {formatMinute(minute as Minute)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {days.length === 0 && <p className="font-bold text-late-text">{words.noHour}</p>}
    </div>
  )
}
