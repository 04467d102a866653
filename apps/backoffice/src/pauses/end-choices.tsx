import { findIsoDate } from '@comanda/rules/time/iso-date'
import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { useId, useState } from 'react'
import type { PauseEnd } from './pausable.ts'

interface EndChoicesProps {
  readonly disabled: boolean
  readonly onChoose: (end: PauseEnd) => void
}

/** When it will be sold again. There is no button without an end. */
export function EndChoices({ disabled, onChoose }: EndChoicesProps) {
  const { pauses: words } = useWords('pauses')
  const [typed, setTyped] = useState('')
  const id = useId()
  const day = findIsoDate(typed)
  return (
    <>
      <Button size="large" disabled={disabled} onClick={() => onChoose({ until: 'today', day: null, left: null })}>
        {words.today}
      </Button>
      <Button
        look="soft"
        size="large"
        disabled={disabled}
        onClick={() => onChoose({ until: 'tomorrow', day: null, left: null })}
      >
        {words.tomorrow}
      </Button>
      <LeftChoice disabled={disabled} onChoose={onChoose} />
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-bold">
          {words.dayLabel}
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            id={id}
            type="date"
            value={typed}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setTyped(target.value)}
            className="h-13 min-w-40 grow rounded-2xl border border-muted bg-surface px-4 text-text"
          />
          <Button
            look="soft"
            disabled={disabled || day === undefined}
            onClick={() => day !== undefined && onChoose({ until: 'day', day, left: null })}
          >
            {words.untilDay}
          </Button>
        </div>
        <p id={`${id}-hint`} className="text-muted">
          {words.dayHint}
        </p>
      </div>
    </>
  )
}

/** The cook counts what is left, and the count ends the selling. */
function LeftChoice({ disabled, onChoose }: EndChoicesProps) {
  const { pauses: words } = useWords('pauses')
  const [typed, setTyped] = useState('')
  const id = useId()
  const left = /^[1-9]\d{0,2}$/.test(typed) ? Number(typed) : null
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-bold">
        {words.leftLabel}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setTyped(target.value.trim())}
          className="h-13 min-w-0 grow basis-24 rounded-2xl border border-muted bg-surface px-4 text-text"
        />
        <Button
          look="soft"
          disabled={disabled || left === null}
          onClick={() => onChoose({ until: 'left', day: null, left })}
        >
          {words.onlyThese}
        </Button>
      </div>
      <p id={`${id}-hint`} className="text-muted">
        {words.leftHint}
      </p>
    </div>
  )
}
