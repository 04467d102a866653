import type { BrowserWay } from '@comanda/payments/provider/browser-provider'
import { lazy, Suspense } from 'react'
import type { Checkout } from './read-checkout.ts'
import type { TakenCard } from './send-order.ts'

const BankFormDialog = lazy(() => import('./bank-form-dialog.tsx'))
const CardFieldDialog = lazy(() => import('../payment/card-field-dialog.tsx'))

interface CardDialogProps {
  /** The part that the way to pay has: a form of the bank, or a field of the provider. */
  readonly way: Pick<BrowserWay, 'cardForm' | 'cardField'>
  readonly checkout: Checkout
  readonly isSending: boolean
  readonly problem: string | null
  readonly failures: number
  readonly onCard: (card: TakenCard) => void
  readonly onClose: () => void
}

/** Where a card is typed, over the page. Its code is loaded when it is first wanted. */
export function CardDialog({ way, checkout, isSending, problem, failures, onCard, onClose }: CardDialogProps) {
  const { cardForm, cardField } = way
  const { cart, total } = checkout.told
  return (
    <Suspense>
      {cardForm && (
        <BankFormDialog
          checkout={checkout}
          cardForm={cardForm}
          isSending={isSending}
          problem={problem}
          failures={failures}
          onToken={(token) => onCard({ kind: 'form', token })}
          onClose={onClose}
        />
      )}
      {cardField && (
        <CardFieldDialog
          cardField={cardField}
          storeId={cart.setup.storeId}
          amount={total}
          isSending={isSending}
          problem={problem}
          onToken={(token) => onCard({ kind: 'field', token })}
          onClose={onClose}
        />
      )}
    </Suspense>
  )
}
