import type { ReactNode } from 'react'

export interface Toast {
  readonly id: number
  readonly text: ReactNode
  /** An error is read out at once; other news waits for a pause. */
  readonly isError?: boolean
}

/** Passing news at the foot of the page, read out when the reader pauses. The region is always there: a new one is not heard. */
export function ToastRegion({ toasts }: { readonly toasts: readonly Toast[] }) {
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-30 flex flex-col items-center gap-2 p-4"
    >
      {toasts.map(({ id, text, isError }) => (
        <p
          key={id}
          role={isError ? 'alert' : undefined}
          className="animate-sheet rounded-2xl bg-text px-5 py-3.5 text-sm font-bold text-background shadow-lift"
        >
          {text}
        </p>
      ))}
    </div>
  )
}
