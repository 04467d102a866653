import { maximumQuantity, minimumQuantity } from '@comanda/rules/cart/quantity'
import type { PricePart } from '@comanda/rules/pricing/price-part'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { Stepper } from '@comanda/ui/stepper'
import type { ReactNode } from 'react'
import { PriceSum } from './price-sum.tsx'

export interface AddBarPrice {
  readonly unitPrice: number | null
  readonly total: number
  readonly parts: readonly PricePart[]
}

interface AddBarProps {
  /** Null where no price is shown yet. */
  readonly price: AddBarPrice | null
  /** Null where quantities are chosen elsewhere. */
  readonly quantity: { readonly value: number; readonly onChange: (quantity: number) => void } | null
  /** The missing choices in one sentence; empty when none is missing. */
  readonly missing: string
  /** The choices of the dish, such as its size: nobody buys one that they have not seen. */
  readonly chosen?: string
  /** Nothing is missing, and no answer is awaited (CONFIG-036). */
  readonly canAdd: boolean
  readonly label: string
  readonly onAdd: () => void
  /** More buttons beside the add button. */
  readonly children?: ReactNode
}

/** Price, quantity and the add button, always within reach of the thumb. */
export function AddBar({ price, quantity, missing, chosen = '', canAdd, label, onAdd, children }: AddBarProps) {
  const words = useWords('dish')
  const format = usePrice()
  return (
    <div className="flex flex-col gap-2">
      {/* Unit price, quantity and total; the total opens into its parts (CONFIG-007). */}
      {price && (
        <PriceSum total={price.total} parts={price.parts}>
          <span className="min-w-0">
            {chosen && <span className="line-clamp-1 font-bold text-text">{chosen}</span>}
            {price.unitPrice !== null &&
              quantity &&
              `${words.dish.unitPrice} ${format(price.unitPrice)} × ${quantity.value}`}
          </span>
        </PriceSum>
      )}
      {/* Always shown, so that nobody wonders why the button is disabled. */}
      <p role="status" className="text-sm font-bold text-accent-text empty:hidden">
        {missing}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {quantity && (
          <Stepper
            value={quantity.value}
            min={minimumQuantity}
            max={maximumQuantity}
            label={words.product.quantity}
            fewerLabel={words.product.fewer}
            moreLabel={words.product.more}
            onChange={quantity.onChange}
          />
        )}
        <Button
          size="large"
          aria-disabled={!canAdd || undefined}
          onClick={onAdd}
          className="min-w-40 flex-1 px-4 tabular-nums aria-disabled:opacity-60"
        >
          {label}
        </Button>
        {children}
      </div>
    </div>
  )
}
