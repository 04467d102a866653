import type { ReactNode } from 'react'

/** A list above the tickets. It is no dialog: nothing may stand in the way of a bump. */
export function BoardPanel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="mx-4 grid gap-3 rounded-card bg-surface p-4 shadow-card">
      <h2 className="text-dish font-extrabold">{title}</h2>
      {children}
    </section>
  )
}
