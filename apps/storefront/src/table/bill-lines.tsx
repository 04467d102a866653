import { nameCombination } from '@comanda/rules/cart/name-combination'
import { readText } from '@comanda/rules/text/local-text'
import { useLanguage, usePrice } from '@comanda/screen/words'
import { CartTotals } from '../cart/cart-totals.tsx'
import { type ShownLine, toCartView } from '../cart/cart-view.ts'
import type { HeldCart } from '../cart/held-cart.ts'
import { order } from '../cart/order.ts'
import { useWhoAdded } from './use-who-added.ts'

/** Each dish with who ordered it, and a total that can be opened to show its parts. */
export function BillLines({ held, sent }: { readonly held: HeldCart; readonly sent: readonly ShownLine[] }) {
  const language = useLanguage()
  const format = usePrice()
  const who = useWhoAdded(held.cart.lines)
  // Dishes that are still being chosen are not on the bill.
  const { cart } = held
  const billed = { ...held, pending: [], cart: { ...cart, lines: cart.lines.filter(({ deletable }) => !deletable) } }
  return (
    <>
      <ul className="divide-y divide-line border-b border-line">
        {sent.map(({ line, product, price }) => (
          <li key={line.id} className="flex items-baseline gap-3 py-2.5">
            <span className="font-bold tabular-nums">{line.quantity} ×</span>
            <span className="min-w-0 flex-1 leading-snug hyphens-auto">
              {nameCombination(product, line.configuration, language) ?? readText(product.name, language)}
              {who(line) !== null && <span className="block text-sm text-muted">{who(line)}</span>}
            </span>
            <span className="tabular-nums">{format(price.total)}</span>
          </li>
        ))}
      </ul>
      <div className="pt-3">
        <CartTotals view={toCartView(billed, order.now())} />
      </div>
    </>
  )
}
