import type { PricePart } from '@comanda/rules/pricing/price-part'
import { usePrice, useWords } from '@comanda/screen/words'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'

const PriceExplanation = lazy(() => import('./price-explanation.tsx'))

interface PriceSumProps {
  readonly total: number
  readonly parts: readonly PricePart[]
  /** The amount is added to something else. */
  readonly isMore?: boolean
  /** Shown before the sum, on the same line. */
  readonly children?: ReactNode
}

/** A total that can be opened to show its parts. */
export function PriceSum({ total, parts, isMore = false, children }: PriceSumProps) {
  const words = useWords('dish')
  const price = usePrice()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={isOpen ? 'basis-full' : ''}>
      <div className="flex items-center justify-between gap-3 text-sm text-muted tabular-nums">
        {children}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-lg text-base text-text"
        >
          <span className="sr-only">{words.dish.explain}: </span>
          <span className="underline decoration-dotted underline-offset-4">{words.frame.total}</span>
          <output className="font-extrabold">{isMore ? words.dish.extra(price(total)) : price(total)}</output>
        </button>
      </div>
      <div id={id}>
        {isOpen && (
          <Suspense>
            <PriceExplanation parts={parts} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
