import type { SentLine } from '@comanda/contract/entities/cart-item'
import { sumCents, zero } from '@comanda/rules/money/cents'
import { useLanguage, usePrice, useWords } from '@comanda/screen/words'
import { Heading } from '@comanda/ui/heading'
import { wordCartLine } from '../cart/word-cart-line.ts'
import { useRoot } from '../parts/use-root.ts'
import { Choices } from './choices.tsx'
import type { Checkout } from './read-checkout.ts'

/** The order and its price with every part: nothing is added after this. */
export function SummaryPart({ told }: Pick<Checkout, 'told'>) {
  const words = useWords('checkout').checkout
  const price = usePrice()
  const { site } = useRoot()
  const language = useLanguage()
  const { lines, shipping, total, cart, menu } = told
  const store = site.stores.find(({ id }) => id === cart.setup.storeId)
  const goods = sumCents(lines.map(({ shown }) => shown.finalTotal ?? shown.total ?? zero))
  const discount = total - goods - shipping - cart.tip
  const describe = (lineId: SentLine['lineId'], productId: SentLine['productId']) => {
    const line = cart.lines.find(({ id }) => id === lineId)
    const product = menu.products.find(({ id }) => id === productId)
    return line && product && store ? wordCartLine({ line, product, store }, language) : []
  }
  const rows = [
    [words.subtotal, goods, true],
    [words.shipping, shipping, shipping !== 0],
    [words.discount, discount, discount !== 0],
    [words.tip, cart.tip, cart.tip !== 0],
  ] as const
  return (
    <section aria-labelledby="summary" className="rounded-3xl bg-sunken p-5 md:p-6">
      <Heading level={2} look="part" id="summary">
        {words.summary}
      </Heading>
      <ul className="mt-3 divide-y divide-line">
        {lines.map(({ lineId, productId, quantity, shown, notes }) => (
          <li key={lineId} className="flex items-baseline gap-3 py-2.5">
            <span className="font-bold tabular-nums">{quantity} ×</span>
            <span className="min-w-0 flex-1">
              {shown.name}
              <Choices rows={describe(lineId, productId)} />
              {notes !== '' && <span className="block text-sm text-muted">{notes}</span>}
            </span>
            <span className="tabular-nums">{price(shown.finalTotal ?? shown.total ?? 0)}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-2 grid gap-1.5 border-t border-line pt-3">
        {rows.map(
          ([label, amount, isShown]) =>
            isShown && (
              <div key={label} className="flex justify-between text-muted">
                <dt>{label}</dt>
                <dd className="tabular-nums">{price(amount)}</dd>
              </div>
            ),
        )}
        <div className="flex items-baseline justify-between text-xl font-extrabold">
          <dt>
            {words.total} <span className="text-sm font-normal text-muted">({words.vatIncluded})</span>
          </dt>
          <dd className="tabular-nums">{price(total)}</dd>
        </div>
      </dl>
    </section>
  )
}
