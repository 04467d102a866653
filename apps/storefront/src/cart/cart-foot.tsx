import { errorShownMs, tellError } from '@comanda/screen/toasts'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { useState } from 'react'
import { askOfUnsent } from './ask-allergies.ts'
import { CartTotals } from './cart-totals.tsx'
import type { CartView } from './cart-view.ts'
import { editLine } from './edit-line.ts'
import { order } from './order.ts'
import { useAllergySheet } from './use-allergy-sheet.tsx'

interface CartFootProps {
  readonly view: CartView
  /** Called before a dish's own dialog opens over the page. */
  readonly onLeave: () => void
}

/** The total and the button to continue, within reach of the thumb; what is missing is shown beside them. */
export function CartFoot({ view, onLeave }: CartFootProps) {
  const words = useWords('cart').cart
  const format = usePrice()
  const [isLeaving, setLeaving] = useState(false)
  const { ask, sheet } = useAllergySheet()
  const { minimum, unsent, sent } = view
  const soldOut = [...unsent].find(({ product }) => !product.published)
  const isWaiting = unsent.some(({ state }) => state === 'waiting')
  const hurdle = minimum !== null ? words.belowMinimum(format(minimum.amount)) : soldOut ? words.soldOut : ''

  const goOn = async () => {
    if (hurdle !== '') return tellError(hurdle, errorShownMs)
    if (isWaiting) return tellError(words.waiting, errorShownMs)
    const changed = await askOfUnsent(ask)
    if (changed !== undefined) {
      const dish = unsent.find(({ line }) => line.id === changed.id)
      if (dish) editLine(dish.line, dish.product, onLeave)
      return
    }
    setLeaving(true)
    // Only what the server has can be paid.
    await order.settled()
    if (order.get() === null) return setLeaving(false)
    location.assign('/checkout')
  }
  return (
    <div
      data-cart-foot
      className="sticky -bottom-4 z-10 -mx-5 mt-auto -mb-4 flex flex-col gap-2 border-t border-line bg-surface px-5 pt-3 pb-4 shadow-lift"
    >
      {sheet}
      <CartTotals view={view} />
      <div role="status" className="empty:hidden">
        {minimum !== null && (
          <p className="rounded-2xl bg-sunken px-4 py-2.5 text-sm">
            <span className="block font-bold text-accent-text">{words.missingAmount(format(minimum.missing))}</span>
            {words.belowMinimum(format(minimum.amount))}
          </p>
        )}
      </div>
      <Button
        size="large"
        aria-disabled={hurdle !== '' || undefined}
        disabled={isLeaving || unsent.length + sent.length === 0}
        onClick={goOn}
        className="w-full tabular-nums aria-disabled:opacity-60"
      >
        {words.goOnFor(format(view.price.total))}
      </Button>
    </div>
  )
}
