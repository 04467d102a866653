import { classNames } from '@comanda/ui/class-names'
import type { ReactNode } from 'react'

interface FieldProps {
  readonly name: string
  readonly label: string
  readonly problem: string | undefined
}

interface TextFieldProps extends FieldProps {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly type?: 'text' | 'email' | 'tel' | 'lines'
  readonly autoComplete?: string
  readonly isOptional?: boolean
}

const box = 'w-full rounded-2xl border bg-surface px-4 text-base text-text'

/** A line or a text to fill in, with its label above and what is wrong with it below. */
export function TextField({ value, onChange, type = 'text', autoComplete, isOptional, ...field }: TextFieldProps) {
  const { name, label, problem } = field
  const shared = {
    id: name,
    name,
    value,
    required: !isOptional,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem ? toProblemId(name) : undefined,
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
    className: classNames(box, problem ? 'border-accent-text' : 'border-muted', type === 'lines' ? 'py-3' : 'h-13'),
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={name} className="font-bold">
        {label}
      </label>
      {type === 'lines' ? (
        <textarea rows={5} {...shared} />
      ) : (
        <input type={type} autoComplete={autoComplete} {...shared} />
      )}
      <Problem name={name}>{problem}</Problem>
    </div>
  )
}

interface CheckFieldProps extends FieldProps {
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}

export function CheckField({ name, label, problem, isChecked, onChange }: CheckFieldProps) {
  return (
    <div className="grid gap-1.5">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name={name}
          checked={isChecked}
          required
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? toProblemId(name) : undefined}
          onChange={(event) => onChange(event.target.checked)}
          className="size-6 shrink-0 accent-primary"
        />
        {label}
      </label>
      <Problem name={name}>{problem}</Problem>
    </div>
  )
}

function Problem({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (!children) return null
  return (
    <p id={toProblemId(name)} className="text-sm font-bold text-accent-text">
      {children}
    </p>
  )
}

function toProblemId(name: string): string {
  return `${name}-problem`
}
