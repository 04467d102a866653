import { type KeyboardEvent, useEffect, useRef } from 'react'
import { classNames } from './class-names.tsx'

export interface NumberPadProps {
  /** The purpose of the digits: «PIN of Ana». */
  readonly label: string
  /** How many digits it takes. */
  readonly length: number
  readonly value: string
  readonly eraseLabel: string
  /** Read out after each digit: «2 of 4». The digits themselves are never shown nor said. */
  readonly typedText: string
  readonly problem?: string | undefined
  /** While the answer is awaited, keys do nothing. */
  readonly isBusy?: boolean
  readonly onChange: (value: string) => void
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
const key =
  'inline-flex h-16 cursor-pointer items-center justify-center rounded-2xl bg-sunken text-2xl font-bold tabular-nums ' +
  'hover:bg-secondary active:bg-secondary-hover aria-disabled:cursor-default aria-disabled:opacity-50'

/** Digits typed by finger or keyboard; only their count is shown. */
export function NumberPad(props: NumberPadProps) {
  const { label, length, value, eraseLabel, typedText, problem, isBusy = false, onChange } = props
  const pad = useRef<HTMLFieldSetElement>(null)
  // A person who types on a keyboard begins at once, without looking for the first key.
  useEffect(() => pad.current?.focus(), [])

  const type = (digit: string) => !isBusy && value.length < length && onChange(value + digit)
  const erase = () => !isBusy && onChange(value.slice(0, -1))

  function hear(event: KeyboardEvent): void {
    if (/^\d$/.test(event.key)) type(event.key)
    if (event.key === 'Backspace') erase()
  }

  return (
    <fieldset ref={pad} tabIndex={-1} aria-label={label} onKeyDown={hear} className="grid gap-4 outline-none">
      <output className="flex h-10 items-center justify-center gap-4">
        <span className="sr-only">{typedText}</span>
        {listPlaces(length).map((place) => (
          <span
            key={place}
            className={classNames(
              'size-4 rounded-full border-2 border-text',
              place < value.length && 'bg-text',
              isBusy && 'opacity-50',
            )}
          />
        ))}
      </output>
      <p role="alert" className="min-h-6 text-center text-sm font-bold text-accent-text">
        {problem}
      </p>
      <div className="grid grid-cols-3 gap-2">
        {digits.map((digit) => (
          <button key={digit} type="button" aria-disabled={isBusy} onClick={() => type(digit)} className={key}>
            {digit}
          </button>
        ))}
        <span />
        <button type="button" aria-disabled={isBusy} onClick={() => type('0')} className={key}>
          0
        </button>
        <button type="button" aria-disabled={isBusy} aria-label={eraseLabel} onClick={erase} className={key}>
          <span aria-hidden="true">⌫</span>
        </button>
      </div>
    </fieldset>
  )
}

function listPlaces(length: number): readonly number[] {
  return Array.from({ length }, (_, place) => place)
}
