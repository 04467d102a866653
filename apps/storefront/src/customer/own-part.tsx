import type { Read } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import type { ReactNode } from 'react'
import { AskAgain } from '../parts/ask-again.tsx'

interface OwnPartProps<Value> {
  readonly own: Read<Value>
  /** Shaped like what will come, so that nothing jumps. */
  readonly skeleton: ReactNode
  /** Shown where there is no such thing. */
  readonly missing?: ReactNode
  readonly children: (value: Value) => ReactNode
}

/** Something that belongs to the customer: a skeleton while it loads, a button to try again when it fails. */
export function OwnPart<Value>({ own, skeleton, missing, children }: OwnPartProps<Value>) {
  const { accountPage: words, frame } = useWords('customer')
  if (own.state === 'loading') {
    return (
      <div role="status">
        <span className="sr-only">{frame.loading}</span>
        {skeleton}
      </div>
    )
  }
  if (own.state === 'ready') return children(own.value)
  if (own.state === 'refused' && own.refusal.refused.endsWith('-not-found')) return missing
  return <AskAgain text={words.loadFailed} label={words.retry} onAgain={own.again} />
}

/** Grey boxes in the shape of a list. */
export function ListSkeleton({ rows, className }: { readonly rows: number; readonly className: string }) {
  return (
    <div aria-hidden="true" className="grid animate-pulse gap-3 motion-reduce:animate-none">
      {Array.from({ length: rows }, (_, index) => index).map((index) => (
        <div key={index} className={`rounded-card bg-sunken ${className}`} />
      ))}
    </div>
  )
}
