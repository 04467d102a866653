import type { ReactNode } from 'react'

/** Read out by a screen reader, but not shown. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}
