import type { ReactNode } from 'react'
import { Switch as AriaSwitch } from 'react-aria-components/Switch'

export interface SwitchProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly isOn: boolean
  readonly isFixed?: boolean
  readonly onChange?: (isOn: boolean) => void
}

/** On or off; the whole row can be pressed. A fixed one shows its state and cannot be changed. */
export function Switch({ label, hint, isOn, isFixed = false, onChange }: SwitchProps) {
  return (
    <AriaSwitch
      isSelected={isOn}
      isDisabled={isFixed}
      {...(onChange && { onChange })}
      className="group flex min-h-14 cursor-pointer items-center justify-between gap-5 py-2 data-disabled:cursor-default data-focus-visible:outline-3 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus"
    >
      <span className="min-w-0">
        <span className="block font-bold">{label}</span>
        {hint !== undefined && <span className="block text-sm text-muted">{hint}</span>}
      </span>
      <span
        aria-hidden="true"
        className="flex h-8 w-14 shrink-0 items-center rounded-full border-2 border-muted bg-sunken p-1 transition-colors duration-150 group-data-selected:border-primary group-data-selected:bg-primary group-data-disabled:opacity-60"
      >
        <span className="size-5 rounded-full bg-muted transition-transform duration-150 group-data-selected:translate-x-6 group-data-selected:bg-on-primary" />
      </span>
    </AriaSwitch>
  )
}
