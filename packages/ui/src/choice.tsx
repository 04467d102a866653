import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.tsx'

export interface ChoiceProps {
  /** A radio is one of its group; checkboxes can be chosen in any number. */
  readonly kind: 'radio' | 'checkbox'
  readonly name: string
  readonly label: ReactNode
  /** At the end of the row: what the choice adds. */
  readonly detail?: ReactNode
  readonly isChosen: boolean
  /** It can be pressed all the same, and then the reason is shown. */
  readonly isBlocked?: boolean
  readonly onChoose: () => void
  /** Called when a chosen one is pressed again. */
  readonly onLeave?: () => void
}

// The browser's own controls: a dish has dozens, and they already work with keyboards and screen readers.
/** One row to choose; the whole row can be pressed. */
export function Choice({ kind, name, label, detail, isChosen, isBlocked, onChoose, onLeave }: ChoiceProps) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className="flex min-h-12 cursor-pointer items-center gap-3 rounded-xl px-3 py-2 has-checked:bg-primary-soft has-checked:text-on-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-focus hover:bg-sunken"
    >
      <Box
        id={id}
        kind={kind}
        name={name}
        isChosen={isChosen}
        onChoose={onChoose}
        isBlocked={isBlocked ?? false}
        onLeave={onLeave}
      />
      <span className={classNames('min-w-0 flex-1', isChosen && 'font-bold')}>{label}</span>
      {detail !== undefined && <span className="shrink-0 text-sm tabular-nums">{detail}</span>}
    </label>
  )
}

interface BoxProps extends Pick<ChoiceProps, 'kind' | 'name' | 'isChosen' | 'onChoose'> {
  readonly id: string
  readonly isBlocked: boolean
  readonly onLeave: (() => void) | undefined
}

function Box({ id, kind, name, isChosen, isBlocked, onChoose, onLeave }: BoxProps) {
  return (
    <span className="relative inline-flex size-6 shrink-0 items-center justify-center">
      <input
        id={id}
        type={kind}
        name={name}
        checked={isChosen}
        aria-disabled={isBlocked || undefined}
        onChange={() => !isChosen && onChoose()}
        onClick={() => isChosen && onLeave?.()}
        className={classNames(
          'peer size-6 cursor-pointer appearance-none border-2 border-muted bg-surface outline-none',
          'checked:border-primary aria-disabled:opacity-50',
          kind === 'radio' ? 'rounded-full checked:border-[7px]' : 'rounded-md checked:bg-primary',
        )}
      />
      {kind === 'checkbox' && (
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          className="pointer-events-none absolute hidden size-4 text-on-primary peer-checked:block"
        >
          <path d="M5 13l4 4L19 7" />
        </svg>
      )}
    </span>
  )
}

export interface ChipChoiceProps {
  readonly name: string
  readonly label: ReactNode
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** One of a few choices side by side. */
export function ChipChoice({ name, label, isChosen, onChoose }: ChipChoiceProps) {
  return (
    <label className="relative inline-flex min-h-11 cursor-pointer items-center rounded-control border-2 border-line px-4 text-sm font-bold has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
      />
      {label}
    </label>
  )
}
