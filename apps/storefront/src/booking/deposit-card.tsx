import { createBookingMerchantCode } from '@comanda/contract/calls/deposit'
import { depositCalls } from '@comanda/contract/deposit-calls'
import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import { findBrowserWay } from '@comanda/payments/browser/providers'
import { toFailureText } from '@comanda/screen/failure'
import { useSend } from '@comanda/screen/use-send'
import { useWords } from '@comanda/screen/words'
import { useState } from 'react'
import CardFieldDialog from '../payment/card-field-dialog.tsx'
import { readWindow } from '../payment/read-window.ts'
import { call } from '../state/client.ts'
import { keepPending, type PendingCard } from './pending-booking.ts'

interface DepositCardProps {
  readonly pending: PendingCard
  /** The provider was asked, or there is nothing more to ask it: the attempt says how it ended. */
  readonly onAsked: (attempt: string) => void
  readonly onClose: () => void
}

/** The card for a deposit, typed into the provider's field. A declined one is followed by another in the same dialog. */
export default function DepositCard({ pending: first, onAsked, onClose }: DepositCardProps) {
  const { booking: words } = useWords('booking')
  const [pending, setPending] = useState(first)
  const { isSending, failure, send } = useSend()
  const { way, ...asked } = pending.toPay
  const cardField = findBrowserWay(way)?.cardField
  if (cardField === undefined) return null

  const pay = (token: string) =>
    send(async () => {
      const result = await call(depositCalls[way], { ...asked, token, window: readWindow() })
      if (isRefusal(result)) return result
      const again = result.state === 'declined' || result.state === 'failed' ? await drawAgain(pending) : null
      if (isRefusal(again)) return again
      if (again === null) {
        keepPending({ ...pending, toPay: null })
        onAsked(pending.attempt)
        return result
      }
      keepPending(again)
      setPending(again)
      return new Error(result.message)
    })

  return (
    <CardFieldDialog
      cardField={cardField}
      storeId={asked.storeId}
      amount={asked.shown}
      isSending={isSending}
      problem={failure && toFailureText(failure, words.depositFailed)}
      onToken={pay}
      onClose={onClose}
    />
  )
}

/** A number is used up by its first card, so the held table gets another one. A change begins again where it began. */
async function drawAgain(pending: PendingCard): Promise<PendingCard | ToldRefusal | null> {
  if (pending.kind === 'change') return null
  const drawn = await call(createBookingMerchantCode, pending.wish)
  if (isRefusal(drawn)) return drawn
  const { attempt, merchantOrder, heldUntil } = drawn
  history.replaceState(history.state, '', `/booking/complete?attempt=${attempt}`)
  return { ...pending, attempt, heldUntil, toPay: { ...pending.toPay, merchantOrder } }
}
