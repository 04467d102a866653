import { PriceSum } from '@comanda/dish/price-sum'
import { usePrice, useWords } from '@comanda/screen/words'
import type { CartView } from './cart-view.ts'

/** Subtotal, discounts and additions; the total can be opened to show every part (OPEN-106). */
export function CartTotals({ view }: { readonly view: CartView }) {
  const words = useWords('cart').cart
  const format = usePrice()
  const { price, discount, shipping, untilFreeShipping } = view
  const tip = price.parts.find(({ kind }) => kind === 'tip')?.amount ?? 0
  const rows: readonly (readonly [string, string])[] = [
    [words.subtotal, format(price.ordered)],
    ...(discount < 0 ? [[words.discount, format(discount)] as const] : []),
    ...(price.serviceCharge > 0 ? [[words.service, format(price.serviceCharge)] as const] : []),
    ...(shipping === null ? [] : [[words.shipping, shipping === 0 ? words.freeShipping : format(shipping)] as const]),
    ...(tip > 0 ? [[words.tip, format(tip)] as const] : []),
  ]
  const parts = [...price.lines.flatMap((line) => line.parts), ...price.parts]
  return (
    <>
      <dl className="text-sm tabular-nums">
        {rows.map(([name, amount]) => (
          <div key={name} className="flex justify-between gap-3 py-0.5">
            <dt className="text-muted">{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {untilFreeShipping !== null && (
        <p className="text-sm font-bold text-accent-text">{words.untilFreeShipping(format(untilFreeShipping))}</p>
      )}
      <PriceSum total={price.total} parts={parts}>
        <span>{words.vatIncluded}</span>
      </PriceSum>
    </>
  )
}
