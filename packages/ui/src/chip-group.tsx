import { type ReactNode, useId } from 'react'
import { ChipChoice } from './choice.tsx'
import { classNames } from './class-names.tsx'

export interface ChipGroupProps<Value extends string | number | null> {
  readonly legend: string
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[]
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  /** In one row that scrolls sideways to the edges of its dialog, and not in several rows. */
  readonly isRow?: boolean
}

/** A few choices side by side, below their question. */
export function ChipGroup<Value extends string | number | null>(props: ChipGroupProps<Value>) {
  const { legend, options, value, onChange, isRow = false } = props
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 font-bold">{legend}</legend>
      <div
        className={classNames('flex gap-2', isRow ? '-mx-6 overflow-x-auto px-6 py-1 [&>label]:shrink-0' : 'flex-wrap')}
      >
        {options.map((option) => (
          <ChipChoice
            key={option.value}
            name={name}
            label={option.label}
            isChosen={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}
