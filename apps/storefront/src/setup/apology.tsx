import type { ReactNode } from 'react'

interface ApologyProps {
  readonly title?: string
  readonly text: string
  readonly hint?: string
  /** Buttons to continue. */
  readonly children?: ReactNode
}

/** The obstacle to the order, shown where it occurs, with the buttons to continue (SETUP-015). */
export function Apology({ title, text, hint, children }: ApologyProps) {
  return (
    <div role="alert" className="mt-3 rounded-2xl border-2 border-accent-text bg-surface p-4">
      {title && <p className="font-extrabold">{title}</p>}
      <p className="font-bold text-accent-text">{text}</p>
      {hint && <p className="mt-1 text-sm text-muted">{hint}</p>}
      {children && <div className="mt-3">{children}</div>}
    </div>
  )
}
