import { useId } from 'react'
import { ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox'
import { classNames } from './class-names.tsx'

export interface ComboProps {
  readonly label: string
  readonly text: string
  readonly options: readonly { readonly id: string; readonly text: string }[]
  readonly onText: (text: string) => void
  readonly onChoose: (id: string) => void
}

/** A text field that suggests completions. */
export function Combo({ label, text, options, onText, onChoose }: ComboProps) {
  const id = useId()
  return (
    <ComboBox
      aria-labelledby={id}
      items={options}
      inputValue={text}
      onInputChange={onText}
      onChange={(key) => key !== null && onChoose(String(key))}
      allowsCustomValue
      // Suggestions arrive after the typing: a list that may only open with some would stay shut until the next key.
      allowsEmptyCollection
      menuTrigger="input"
      className="grid gap-1.5"
    >
      <span id={id} className="font-bold">
        {label}
      </span>
      <Input autoComplete="off" className="h-13 w-full rounded-2xl border border-muted bg-surface px-4 text-base" />
      <Popover
        offset={4}
        className={classNames(
          'max-h-80 w-(--trigger-width) overflow-y-auto rounded-2xl border border-line bg-surface p-1 shadow-lift',
          options.length === 0 && 'hidden',
        )}
      >
        <ListBox<(typeof options)[number]> className="outline-none">
          {(option) => (
            <ListBoxItem
              id={option.id}
              textValue={option.text}
              className="flex min-h-11 cursor-pointer items-center rounded-xl px-3 py-2 outline-none data-focused:bg-sunken"
            >
              {option.text}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
