import type { ReactNode } from 'react'

/** A short word on top of a picture. */
export function Badge({ children }: { readonly children: ReactNode }) {
  return (
    <span className="inline-block rounded-full bg-accent px-2.5 py-1 text-xs font-bold leading-none text-on-accent">
      {children}
    </span>
  )
}
