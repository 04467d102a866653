import { saveCart } from '@comanda/contract/calls/cart'
import { useSend } from '@comanda/screen/use-send'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { order } from '../cart/order.ts'
import { toCartRequest } from '../cart/to-cart-request.ts'
import { call } from '../state/client.ts'
import type { Checkout } from './read-checkout.ts'

interface ReceiptPartProps {
  readonly checkout: Checkout
  readonly onChanged: () => void
}

/** An employee's receipt, applied or taken off by one press; nothing for everybody else (PRICE-031). */
export function ReceiptPart({ checkout: { told, receipt }, onChanged }: ReceiptPartProps) {
  const words = useWords('checkout', 'refusals')
  const price = usePrice()
  const { isSending, failure, send } = useSend()
  const { cart } = told
  const applied = cart.receiptCode
  if (applied === null && receipt === null) return null

  const apply = async (receiptCode: string | null) => {
    const saved = await send(() => call(saveCart, toCartRequest({ ...cart, receiptCode }, order.facts())))
    if (saved !== undefined) onChanged()
  }
  const isIdle = told.receipt === null || told.receipt.hasExpired || told.receipt.pointsRemaining === 0
  return (
    <section aria-label={words.checkout.receipt} className="rounded-3xl border border-line p-4">
      {applied !== null ? (
        <div className="flex items-center gap-2">
          <p role="status" className="min-w-0 flex-1">
            {isIdle ? words.checkout.receiptIdle(applied) : words.checkout.receiptApplied(applied)}
          </p>
          <button
            type="button"
            disabled={isSending}
            aria-label={words.checkout.takeOffReceipt(applied)}
            onClick={() => apply(null)}
            className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-xl text-muted hover:bg-sunken"
          >
            <span aria-hidden="true">×</span>
          </button>
        </div>
      ) : (
        receipt !== null && (
          <Button type="button" look="soft" disabled={isSending} onClick={() => apply(receipt.code)} className="w-full">
            {words.checkout.applyReceipt(price(receipt.pointsRemaining), receipt.code)}
          </Button>
        )
      )}
      <p role="alert" className="text-sm font-bold text-accent-text empty:hidden">
        {failure && (failure.message || words.refusals['server-fault'])}
      </p>
    </section>
  )
}
