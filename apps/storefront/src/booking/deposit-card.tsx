import { createBookingMerchantCode } from '@comanda/contract/calls/deposit'
import { changeBooking } from '@comanda/contract/calls/own-booking'
import { depositCalls } from '@comanda/contract/deposit-calls'
import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import { findBrowserWay } from '@comanda/payments/browser/providers'
import { type BookingId, toId } from '@comanda/rules/ids'
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

/** A number is used up by its first card, so what is held gets another one. Null where nothing is to be paid any more. */
async function drawAgain(pending: PendingCard): Promise<PendingCard | ToldRefusal | null> {
  const again = pending.kind === 'change' ? await holdChangeAgain(pending) : await holdTableAgain(pending)
  if (again !== null && !isRefusal(again)) {
    history.replaceState(history.state, '', `/booking/complete?attempt=${again.attempt}`)
  }
  return again
}

async function holdTableAgain(pending: PendingCard & { readonly kind: 'booking' }): Promise<PendingCard | ToldRefusal> {
  const drawn = await call(createBookingMerchantCode, pending.wish)
  if (isRefusal(drawn)) return drawn
  const { attempt, merchantOrder, heldUntil } = drawn
  return { ...pending, attempt, heldUntil, toPay: { ...pending.toPay, merchantOrder } }
}

async function holdChangeAgain(
  pending: PendingCard & { readonly kind: 'change' },
): Promise<PendingCard | ToldRefusal | null> {
  const { id, secret, wish } = pending
  const drawn = await call(changeBooking, { bookingId: toId<BookingId>(id), key: secret, wish })
  if (isRefusal(drawn)) return drawn
  const { attempt, merchantOrder, due } = drawn
  if (attempt === null || merchantOrder === null) return null
  return { ...pending, attempt, toPay: { ...pending.toPay, merchantOrder, shown: due } }
}
