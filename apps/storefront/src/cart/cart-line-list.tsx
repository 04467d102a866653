import type { CartLine } from '@comanda/rules/cart/cart'
import type { LineId } from '@comanda/rules/ids'
import { errorShownMs, tellError } from '@comanda/screen/toasts'
import { useWords } from '@comanda/screen/words'
import { Heading } from '@comanda/ui/heading'
import { CartLineRow } from './cart-line-row.tsx'
import type { ShownLine } from './cart-view.ts'
import { editLine } from './edit-line.ts'
import type { CartShop } from './held-cart.ts'
import { order } from './order.ts'
import { toRefusalSentence } from './to-add-sentence.ts'

interface CartLineListProps {
  /** Given where a table's dishes are shown in two lists. */
  readonly title: string | null
  readonly lines: readonly ShownLine[]
  readonly store: CartShop['store']
  /** The person who added a line, where several people share the basket. */
  readonly who?: (line: CartLine) => string | null
  /** Called before a dish's own dialog opens over the page. */
  readonly onLeave: () => void
}

/** The dishes of the basket; those that the kitchen has can only be read. */
export function CartLineList({ title, lines, store, who, onLeave }: CartLineListProps) {
  const words = useWords('cart', 'refusals')
  if (lines.length === 0) return null
  const change = (lineId: LineId, quantity: number) => {
    const verdict = order.setQuantity({ lineId, quantity })
    if (!verdict.allowed) tellError(toRefusalSentence(verdict.code, words) ?? '', errorShownMs)
  }
  return (
    <section aria-label={title ?? words.frame.cart}>
      {title && (
        <Heading level={2} look="row" className="pt-3 text-sm text-muted">
          {title}
        </Heading>
      )}
      <ul data-lines className="divide-y divide-line">
        {lines.map((shown) => {
          const { line, product } = shown
          const actions = {
            onQuantity: (quantity: number) => change(line.id, quantity),
            onRemove: () => order.remove(line.id),
            onEdit: () => editLine(line, product, onLeave),
          }
          return (
            <CartLineRow
              key={line.id}
              shown={shown}
              store={store}
              who={who?.(line) ?? null}
              actions={line.deletable ? actions : null}
            />
          )
        })}
      </ul>
    </section>
  )
}
