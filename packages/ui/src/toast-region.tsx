import type { ReactNode } from 'react'

export interface Toast {
  readonly id: number
  readonly text: ReactNode
  /** An error is read out at once; other notices wait for a pause. */
  readonly isError?: boolean
  /** The eye reads it elsewhere already. */
  readonly isOnlyHeard?: boolean
}

// On a phone it lies above all buttons, elsewhere at the bottom; a dialog neither covers nor silences it.
/** Short notices, read out when the screen reader pauses. The region always exists: a new region is not announced. */
export function ToastRegion({ toasts }: { readonly toasts: readonly Toast[] }) {
  return (
    <div
      role="status"
      aria-live="polite"
      data-react-aria-top-layer="true"
      className="pointer-events-none fixed inset-x-0 top-0 z-50 flex md:top-auto md:bottom-0 flex-col items-center gap-2 p-4"
    >
      {toasts.map(({ id, text, isError, isOnlyHeard }) => (
        <p
          key={id}
          role={isError ? 'alert' : undefined}
          className={
            isOnlyHeard
              ? 'sr-only'
              : 'animate-sheet rounded-2xl bg-text px-5 py-3.5 text-sm font-bold text-background shadow-lift'
          }
        >
          {text}
        </p>
      ))}
    </div>
  )
}
