import { useId } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface StepperProps {
  readonly value: number
  readonly min: number
  readonly max?: number
  readonly label: string
  readonly fewerLabel: string
  readonly moreLabel: string
  readonly onChange: (value: number) => void
}

export const stepClass =
  'inline-flex size-11 cursor-pointer items-center justify-center rounded-control text-xl font-bold text-on-secondary ' +
  'hover:bg-secondary-hover active:bg-secondary-hover disabled:cursor-not-allowed disabled:text-on-secondary/40'

/** Minus, number, plus. The number is announced when it changes. */
export function Stepper({ value, min, max, label, fewerLabel, moreLabel, onChange }: StepperProps) {
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className="inline-flex items-center rounded-control bg-secondary">
      <VisuallyHidden>
        <span id={id}>{label}</span>
      </VisuallyHidden>
      <button
        type="button"
        className={stepClass}
        aria-label={fewerLabel}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <span aria-hidden="true">−</span>
      </button>
      {/* The box has a fixed size, so that another number moves nothing around it. */}
      <output className="h-6 w-7 text-center leading-6 contain-strict font-bold text-on-secondary tabular-nums">
        {value}
      </output>
      <button
        type="button"
        className={stepClass}
        aria-label={moreLabel}
        disabled={max !== undefined && value >= max}
        onClick={() => onChange(value + 1)}
      >
        <span aria-hidden="true">+</span>
      </button>
    </fieldset>
  )
}
