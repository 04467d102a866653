import { useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import type { ReactNode } from 'react'
import type { Change, Own } from './use-own.ts'

interface OwnPartProps<Value> {
  readonly own: Own<Value>
  /** How high what comes will be, so that nothing jumps. */
  readonly skeleton: ReactNode
  readonly missing?: ReactNode
  readonly children: (value: Value, change: Change<Value>) => ReactNode
}

/** Something of the customer's own: its shape while it comes, a way on where it does not. */
export function OwnPart<Value>({ own, skeleton, missing, children }: OwnPartProps<Value>) {
  const { accountPage: words, frame } = useWords('account')
  switch (own.kind) {
    case 'loading':
      return (
        <div role="status">
          <span className="sr-only">{frame.loading}</span>
          {skeleton}
        </div>
      )
    case 'failed':
      return (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="text-lg text-muted">{words.loadFailed}</p>
          <Button look="soft" onClick={own.retry}>
            {words.retry}
          </Button>
        </div>
      )
    case 'missing':
      return missing
    case 'ready':
      return children(own.value, own.change)
  }
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
