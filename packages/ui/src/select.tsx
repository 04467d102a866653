import { type ReactNode, useId } from 'react'
import { Select as AriaSelect, Button, ListBox, ListBoxItem, Popover, SelectValue } from 'react-aria-components/Select'
import { classNames } from './class-names.tsx'

export interface SelectProps<Key extends string | number> {
  readonly label: string
  readonly options: readonly { readonly id: Key; readonly text: string }[]
  readonly value: Key | null
  /** Shown while nothing is chosen. */
  readonly placeholder: string
  /** Shown when there is nothing to choose from. */
  readonly emptyText: string
  readonly onChange: (id: Key) => void
  readonly isWrong?: boolean
  readonly icon?: ReactNode
}

/** One choice from a list that opens below its field. */
export function Select<Key extends string | number>(props: SelectProps<Key>) {
  const { label, options, value, placeholder, emptyText, onChange, isWrong = false, icon } = props
  const id = useId()
  const isEmpty = options.length === 0
  return (
    <AriaSelect
      aria-labelledby={id}
      value={value}
      onChange={(key) => key !== null && onChange(key as Key)}
      isDisabled={isEmpty}
      placeholder={isEmpty ? emptyText : placeholder}
      className="grid min-w-0 content-start gap-1.5"
    >
      <span id={id} className="font-bold">
        {label}
      </span>
      <Button
        className={classNames(
          'flex min-h-13 w-full cursor-pointer items-center gap-3 rounded-2xl border bg-surface px-4 py-2 text-left text-base outline-none',
          'data-disabled:cursor-default data-disabled:text-muted data-focus-visible:outline-3 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus',
          isWrong ? 'border-accent-text' : 'border-muted',
        )}
      >
        {icon}
        <SelectValue className="min-w-0 flex-1 data-placeholder:text-muted" />
        {!isEmpty && (
          <span aria-hidden="true" className="text-muted">
            ▾
          </span>
        )}
      </Button>
      <Popover
        offset={4}
        className="w-(--trigger-width) max-h-80 overflow-y-auto rounded-2xl border border-line bg-surface p-1 shadow-lift"
      >
        <ListBox aria-label={label} items={options} className="outline-none">
          {(option) => (
            <ListBoxItem
              id={option.id}
              textValue={option.text}
              className="flex min-h-11 cursor-pointer items-center rounded-xl px-3 tabular-nums outline-none data-focused:bg-sunken data-selected:bg-primary-soft data-selected:font-bold data-selected:text-on-primary-soft"
            >
              {option.text}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
