import { useWords } from '@comanda/screen/words'
import type { ReactNode } from 'react'

interface FootProps {
  /** The choices so far. */
  readonly note: string
  readonly onBack: (() => void) | null
  readonly children: ReactNode
}

/** The button to continue, within reach of the thumb while the rest scrolls; its margins undo the parent's padding. */
export function Foot({ note, onBack, children }: FootProps) {
  const { booking: words } = useWords('booking')
  return (
    <div className="in-data-page:bottom-0 in-data-page:rounded-b-card sticky -bottom-6 z-10 -mx-6 mt-6 -mb-6 border-t border-line bg-surface px-6 pt-3 pb-4">
      <p role="status" className="mb-2 text-sm font-bold empty:hidden">
        {note}
      </p>
      <div className="flex items-center gap-3">
        {onBack && (
          <button
            type="button"
            aria-label={words.back}
            onClick={onBack}
            className="inline-flex size-13 shrink-0 cursor-pointer items-center justify-center rounded-full bg-sunken text-xl hover:bg-primary-soft"
          >
            <span aria-hidden="true">←</span>
          </button>
        )}
        <div className="grid min-w-0 flex-1">{children}</div>
      </div>
    </div>
  )
}
