import { usePrice, useWords } from '@comanda/screen/words'
import { Price } from '@comanda/ui/price'
import type { ReactNode } from 'react'

interface DishLeadProps {
  readonly description: string
  /** Null where no price is shown yet. */
  readonly price: { readonly now: number; readonly old: number | null } | null
  /** Shown beside the price. */
  readonly aside?: ReactNode
  readonly children?: ReactNode
}

/** The parts that are read first: the price and the description. */
export function DishLead({ description, price, aside, children }: DishLeadProps) {
  const words = useWords().product
  const format = usePrice()
  return (
    <div data-plate-part="lead" className="flex flex-col items-start gap-3 md:gap-4">
      <div data-plate-part="price" className="flex w-full items-center">
        {price && (
          <Price
            price={format(price.now)}
            old={price.old === null ? undefined : format(price.old)}
            oldLabel={words.oldPrice}
            size="large"
          />
        )}
        {aside}
      </div>
      <p className="max-w-prose text-pretty md:text-lg">{description || words.noDescription}</p>
      {children}
    </div>
  )
}
