import { setBooking } from '@comanda/contract/calls/booking'
import { getPaymentResult } from '@comanda/contract/calls/payment'
import type { NextStep } from '@comanda/contract/entities/payment-result'
import { isRefusal } from '@comanda/contract/refusals'
import { type AttemptId, toId } from '@comanda/rules/ids'
import type { Store } from '@comanda/rules/venue/store'
import { useLanguage, useWords } from '@comanda/screen/words'
import { Button, buttonClass } from '@comanda/ui/button'
import { useEffect, useState } from 'react'
import { Notice } from '../parts/notice.tsx'
import { followStep } from '../payment/follow-step.ts'
import { waitForResult } from '../payment/wait-for-result.ts'
import { write } from '../state/client.ts'
import { BookingDone } from './booking-done.tsx'
import { dropPending, markSent, type PendingBooking, readPending } from './pending-booking.ts'
import { readBookableStores } from './read-booking.ts'

type Stage =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'bank'; readonly next: NextStep }
  | { readonly kind: 'made'; readonly pending: PendingBooking; readonly store: Store; readonly id: string }
  | { readonly kind: 'paid' }
  | { readonly kind: 'over'; readonly message: string }

/** On the way to the bank and back from it: shows what is stored, and believes nothing a browser brought (OPEN-096). */
export default function DepositReturn({ attempt }: { readonly attempt: string }) {
  const { booking: words, bookingPage } = useWords('booking')
  const language = useLanguage()
  const [stage, setStage] = useState<Stage>({ kind: 'waiting' })

  useEffect(() => {
    const ended = new AbortController()
    let isFollowed = false
    waitForResult({
      ask: () => write(language, (client) => client.call(getPaymentResult, { attempt: toId<AttemptId>(attempt) })),
      signal: ended.signal,
      // The table is held longer than an order waits.
      patience: Number.POSITIVE_INFINITY,
      isOver: ({ state, next }) => {
        if (state === 'paid' || state === 'declined' || state === 'failed') return true
        if (next !== null && !isFollowed) {
          isFollowed = true
          follow(next)
        }
        return false
      },
    }).then((result) => {
      if (result === undefined || ended.signal.aborted) return
      if (!isRefusal(result) && result.state === 'paid') finish()
      else setStage({ kind: 'over', message: result.message })
    })

    /** Who came back without an answer goes there again only by choice. */
    function follow(next: NextStep): void {
      const wasSent = markSent(attempt)
      if (next.kind === 'post-form') setStage({ kind: 'bank', next })
      if (!wasSent) followStep(next)
    }

    /** The booking is told once more with what paid for it, and found: nothing is made twice. */
    async function finish(): Promise<void> {
      const pending = readPending(attempt)
      if (pending === null) return setStage({ kind: 'paid' })
      const wish = { ...pending.wish, depositAttemptId: toId<AttemptId>(attempt) }
      const [made, stores] = await Promise.all([
        write(language, (client) => client.call(setBooking, wish)).catch(() => null),
        readBookableStores(language).catch((): readonly Store[] => []),
      ])
      const store = stores.find(({ id }) => id === wish.storeId)
      const isFound = made !== null && !isRefusal(made) && store !== undefined
      if (isFound) dropPending()
      if (ended.signal.aborted) return
      setStage(isFound ? { kind: 'made', pending, store, id: made.id } : { kind: 'paid' })
    }

    return () => ended.abort()
  }, [attempt, language])

  if (stage.kind === 'made') {
    const { wish, zone } = stage.pending
    const { date, at, party, guest } = wish
    return (
      <div className="mx-auto max-w-xl px-4 py-10">
        <BookingDone
          {...{ id: stage.id, email: guest.email, store: stage.store, zone, date, at, party }}
          onBack={() => location.assign('/')}
        />
      </div>
    )
  }
  if (stage.kind === 'paid') {
    return (
      <Notice title={words.made} text={bookingPage.complete}>
        <a href="/" className={buttonClass({})}>
          {words.back}
        </a>
      </Notice>
    )
  }
  if (stage.kind === 'over') {
    return (
      <Notice title={words.depositFailed} text={stage.message}>
        <a href="/reservaferia" className={buttonClass({})}>
          {words.tryAgain}
        </a>
      </Notice>
    )
  }
  return (
    <Notice title={bookingPage.complete} text={words.depositWaiting}>
      {stage.kind === 'bank' && <Button onClick={() => followStep(stage.next)}>{words.toBank}</Button>}
    </Notice>
  )
}
