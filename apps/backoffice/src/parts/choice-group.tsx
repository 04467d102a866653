import type { ReactNode } from 'react'

interface ChoiceGroupProps {
  readonly legend: string
  readonly hint?: string | undefined
  readonly problem?: string | undefined
  readonly children: ReactNode
}

/** Choices that belong together, under one name. */
export function ChoiceGroup({ legend, hint, problem, children }: ChoiceGroupProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-bold">{legend}</legend>
      {hint && <p className="text-sm text-muted">{hint}</p>}
      <div className="grid gap-1 sm:grid-cols-2">{children}</div>
      {problem && <p className="text-sm font-bold text-late-text">{problem}</p>}
    </fieldset>
  )
}
