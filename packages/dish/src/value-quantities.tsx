import { listValueRows } from '@comanda/rules/catalogue/dish-dialog'
import type { Product } from '@comanda/rules/catalogue/product'
import type { ValueQuantity } from '@comanda/rules/catalogue/value-quantities'
import { readText } from '@comanda/rules/text/local-text'
import { useLanguage, usePrice, useWords } from '@comanda/screen/words'
import { Heading } from '@comanda/ui/heading'
import { Stepper } from '@comanda/ui/stepper'

interface ValueQuantitiesProps {
  readonly product: Product
  readonly quantities: readonly ValueQuantity[]
  readonly showsPrices: boolean
  readonly onChange: (quantities: readonly ValueQuantity[]) => void
}

/** How many of each variant, each at its own price (CONFIG-008). */
export function ValueQuantities({ product, quantities, showsPrices, onChange }: ValueQuantitiesProps) {
  const words = useWords('dish')
  const language = useLanguage()
  const price = usePrice()
  const attribute = product.attributes[0]
  if (!attribute) return null
  return (
    <section id={`attribute-${attribute.id}`} tabIndex={-1} className="scroll-mt-24 outline-none">
      <Heading level={3} look="block">
        {readText(attribute.name, language)}
      </Heading>
      <ul className="divide-y divide-line">
        {listValueRows(product)
          .filter((row) => row.price !== null)
          .map((row) => {
            const name = readText(row.name, language)
            const count = quantities.find(({ valueId }) => valueId === row.valueId)?.quantity ?? 0
            return (
              <li key={row.valueId} className="flex items-center gap-3 py-2">
                <span className="min-w-0 flex-1">
                  <span className="block font-bold">{name}</span>
                  {showsPrices && row.price !== null && (
                    <span className="text-sm text-muted tabular-nums">{price(row.price)}</span>
                  )}
                </span>
                <Stepper
                  value={count}
                  min={0}
                  max={999}
                  label={`${words.product.quantity}: ${name}`}
                  fewerLabel={words.dish.removeOne(name)}
                  moreLabel={words.dish.addOne(name)}
                  onChange={(quantity) =>
                    onChange([
                      ...quantities.filter(({ valueId }) => valueId !== row.valueId),
                      { valueId: row.valueId, quantity },
                    ])
                  }
                />
              </li>
            )
          })}
      </ul>
    </section>
  )
}
