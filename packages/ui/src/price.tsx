import { VisuallyHidden } from './visually-hidden.tsx'

export interface PriceProps {
  /** Both are already formatted in the reader's language. */
  readonly price: string
  readonly old?: string | undefined
  /** The words that a screen reader says before the struck price: «Antes». */
  readonly oldLabel: string
  readonly size?: 'small' | 'large'
}

export function Price({ price, old, oldLabel, size = 'small' }: PriceProps) {
  const [now, before] = size === 'large' ? ['text-2xl', 'text-lg'] : ['text-base', 'text-sm']
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2 whitespace-nowrap tabular-nums">
      <span className={`font-bold ${now}`}>{price}</span>
      {old !== undefined && (
        <span className={`text-muted ${before}`}>
          <VisuallyHidden>{oldLabel} </VisuallyHidden>
          <s>{old}</s>
        </span>
      )}
    </span>
  )
}
