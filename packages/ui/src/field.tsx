import { type ReactNode, useId, useState } from 'react'
import { classNames } from './class-names.tsx'

interface FieldProps {
  readonly name: string
  readonly label: string
  /** The fault of it, shown below. */
  readonly problem?: string | undefined
}

interface TextFieldProps extends FieldProps {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly type?: 'text' | 'email' | 'tel' | 'lines'
  readonly autoComplete?: string
  /** Which keyboard a phone shows, where the type does not say. */
  readonly inputMode?: 'decimal'
  /** The name of the Enter key on a phone's keyboard. */
  readonly enterKeyHint?: 'next' | 'done'
  readonly isOptional?: boolean
  /** The hint for typing, shown until something is wrong with it. */
  readonly hint?: string
}

const box = 'w-full rounded-2xl border bg-surface px-4 text-base text-text'

/** A field of one or several lines, with its label above and its problem below. */
export function TextField({
  value,
  onChange,
  type = 'text',
  autoComplete,
  inputMode,
  enterKeyHint,
  isOptional,
  hint,
  ...field
}: TextFieldProps) {
  const { name, label, problem } = field
  const id = useId()
  const shared = {
    id,
    name,
    value,
    required: !isOptional,
    'aria-invalid': problem !== undefined,
    'aria-describedby': toDescription(id, problem, hint),
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
    className: classNames(box, problem ? 'border-accent-text' : 'border-muted', type === 'lines' ? 'py-3' : 'h-13'),
  }
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      {type === 'lines' ? (
        <textarea rows={5} {...shared} />
      ) : (
        <input type={type} autoComplete={autoComplete} inputMode={inputMode} enterKeyHint={enterKeyHint} {...shared} />
      )}
      <Hint id={id} isShown={!problem}>
        {hint}
      </Hint>
      <Problem id={id}>{problem}</Problem>
    </div>
  )
}

interface PasswordFieldProps extends FieldProps {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly showLabel: string
  /** The demands on a new password, shown before it is sent. */
  readonly hint?: string
  /** Tells a password manager whether to fill one in, to make one, or to stay out of it. */
  readonly autoComplete: 'current-password' | 'new-password' | 'off'
  readonly inputMode?: 'numeric'
}

/** Hidden while it is typed, unless the visitor asks to see it (OPEN-021). */
export function PasswordField({
  name,
  label,
  problem,
  hint,
  value,
  onChange,
  showLabel,
  autoComplete,
  inputMode,
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const id = useId()
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          inputMode={inputMode}
          autoCapitalize="none"
          spellCheck={false}
          required
          value={value}
          aria-invalid={problem !== undefined}
          aria-describedby={toDescription(id, problem, hint)}
          onChange={(event) => onChange(event.target.value)}
          className={classNames(box, 'h-13 pr-14', problem ? 'border-accent-text' : 'border-muted')}
        />
        <button
          type="button"
          aria-label={showLabel}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-1 right-1 inline-flex w-11 cursor-pointer items-center justify-center rounded-xl text-muted hover:bg-sunken"
        >
          <EyeIcon isOpen={isShown} />
        </button>
      </div>
      <Hint id={id} isShown={!problem}>
        {hint}
      </Hint>
      <Problem id={id}>{problem}</Problem>
    </div>
  )
}

function EyeIcon({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" className="size-6">
      <path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7S2 12 2 12Z" />
      <circle cx="12" cy="12" r="3" />
      {!isOpen && <path d="M4 20 20 4" />}
    </svg>
  )
}

interface CheckFieldProps extends FieldProps {
  readonly value: boolean
  readonly isOptional?: boolean
  readonly onChange: (value: boolean) => void
}

export function CheckField({ name, label, problem, value, isOptional, onChange }: CheckFieldProps) {
  const id = useId()
  return (
    <div className="grid content-start gap-1.5">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name={name}
          checked={value}
          required={!isOptional}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? toProblemId(id) : undefined}
          onChange={(event) => onChange(event.target.checked)}
          className="size-6 shrink-0 accent-primary"
        />
        {label}
      </label>
      <Problem id={id}>{problem}</Problem>
    </div>
  )
}

function Hint({
  id,
  isShown,
  children,
}: {
  readonly id: string
  readonly isShown: boolean
  readonly children: ReactNode
}) {
  if (!children || !isShown) return null
  return (
    <p id={toHintId(id)} className="text-sm text-muted">
      {children}
    </p>
  )
}

function Problem({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  if (!children) return null
  return (
    <p id={toProblemId(id)} className="text-sm font-bold text-accent-text">
      {children}
    </p>
  )
}

function toDescription(id: string, problem: string | undefined, hint: string | undefined): string | undefined {
  return problem ? toProblemId(id) : hint ? toHintId(id) : undefined
}

function toHintId(id: string): string {
  return `${id}-hint`
}

function toProblemId(id: string): string {
  return `${id}-problem`
}
