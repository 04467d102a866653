import { VisuallyHidden } from './visually-hidden.tsx'

export interface PriceProps {
  /** Both arrive formatted, in the reader's language. */
  readonly price: string
  readonly old?: string | undefined
  /** What a screen reader says before the struck price: «Antes». */
  readonly oldLabel: string
}

export function Price({ price, old, oldLabel }: PriceProps) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2 whitespace-nowrap tabular-nums">
      <span className="text-base font-bold">{price}</span>
      {old !== undefined && (
        <span className="text-sm text-muted">
          <VisuallyHidden>{oldLabel} </VisuallyHidden>
          <s>{old}</s>
        </span>
      )}
    </span>
  )
}
