import { maximumQuantity, minimumQuantity } from '@comanda/rules/cart/quantity'
import type { DialogLevel, ToolbarPart } from '@comanda/rules/catalogue/sections-dialog'
import type { PricePart } from '@comanda/rules/pricing/price-part'
import { useWords } from '@comanda/screen/words'
import { Stepper } from '@comanda/ui/stepper'
import { PriceSum } from './price-sum.tsx'

interface BuilderToolbarProps {
  readonly parts: readonly ToolbarPart[]
  readonly total: number | null
  readonly parcels: readonly PricePart[]
  readonly level: DialogLevel
  readonly quantity: number
  readonly onQuantity: (quantity: number) => void
}

/** Shown below the name: the live total, and the quantity where it can be chosen (CONFIG-017). */
export function BuilderToolbar({ parts, total, parcels, level, quantity, onQuantity }: BuilderToolbarProps) {
  const words = useWords()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      {total !== null && <PriceSum total={total} parts={parcels} isMore={level === 2} />}
      {parts.includes('quantity') && (
        <Stepper
          value={quantity}
          min={minimumQuantity}
          max={maximumQuantity}
          label={words.product.quantity}
          fewerLabel={words.product.fewer}
          moreLabel={words.product.more}
          onChange={onQuantity}
        />
      )}
    </div>
  )
}
