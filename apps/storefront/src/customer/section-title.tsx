import { Heading } from '@comanda/ui/heading'
import type { ReactNode } from 'react'

interface SectionTitleProps {
  readonly title: string
  /** Shown beside the title: what can be done here. */
  readonly children?: ReactNode
}

export function SectionTitle({ title, children }: SectionTitleProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <Heading level={1} look="screen">
        {title}
      </Heading>
      {children}
    </header>
  )
}

interface NothingYetProps {
  readonly title: string
  readonly hint: string
  readonly children: ReactNode
}

/** An empty list says what would be in it and how to add it. */
export function NothingYet({ title, hint, children }: NothingYetProps) {
  return (
    <div className="grid justify-items-start gap-3 rounded-card bg-surface p-6 shadow-card">
      <p className="text-lg font-bold">{title}</p>
      <p className="max-w-prose text-pretty text-muted">{hint}</p>
      <div className="mt-1 flex flex-wrap gap-3">{children}</div>
    </div>
  )
}
