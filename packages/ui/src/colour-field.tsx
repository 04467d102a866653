import { useId } from 'react'

export interface ColourFieldProps {
  readonly name: string
  readonly label: string
  /** As #rrggbb. */
  readonly value: string
  readonly onChange: (colour: string) => void
}

/** The browser's own choice of a colour. */
export function ColourField({ name, label, value, onChange }: ColourFieldProps) {
  const id = useId()
  return (
    <div className="flex items-center gap-3">
      <input
        id={id}
        name={name}
        type="color"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-11 w-16 cursor-pointer rounded-xl border border-muted bg-surface p-1"
      />
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
    </div>
  )
}
