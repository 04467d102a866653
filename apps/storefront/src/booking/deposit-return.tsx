import type { NextStep } from '@comanda/contract/entities/payment-result'
import { type AttemptId, toId } from '@comanda/rules/ids'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { Button, buttonClass } from '@comanda/ui/button'
import { lazy, useState } from 'react'
import { Notice } from '../parts/notice.tsx'
import { useRoot } from '../parts/use-root.ts'
import { followStep } from '../payment/follow-step.ts'
import { BookingDone } from './booking-done.tsx'
import BookingFlow from './booking-flow.tsx'
import KeptBookingView from './kept-booking-view.tsx'
import { asksForCard, markSent, type PendingCard, readPending } from './pending-booking.ts'
import { type SettledDeposit, settleDeposit } from './settle-deposit.ts'
import { Trouble } from './trouble.tsx'

const DepositCard = lazy(() => import('./deposit-card.tsx'))

type Place =
  | { readonly kind: 'card'; readonly pending: PendingCard }
  | { readonly kind: 'asked'; readonly attempt: string }
  | { readonly kind: 'given-up'; readonly pending: PendingCard }

/** The way to the money of a table: a card is taken first where the provider has a field for it. */
export default function DepositReturn({ attempt }: { readonly attempt: string }) {
  const { payment } = useWords('checkout')
  const [place, setPlace] = useState<Place>(() => {
    const pending = readPending(attempt)
    return asksForCard(pending) ? { kind: 'card', pending } : { kind: 'asked', attempt }
  })
  if (place.kind === 'asked') return <AskedDeposit attempt={place.attempt} />
  const { pending } = place
  if (place.kind === 'given-up') return <NotPaid kind="over" message={payment.bookingCancelled} pending={pending} />
  return (
    <DepositCard
      pending={pending}
      onAsked={(asked) => setPlace({ kind: 'asked', attempt: asked })}
      onClose={() => setPlace({ kind: 'given-up', pending })}
    />
  )
}

/** Shown on the way to the bank and back: it shows what is stored and trusts nothing a browser brought (OPEN-096). */
function AskedDeposit({ attempt }: { readonly attempt: string }) {
  const { booking: words, bookingPage } = useWords('booking')
  const [bank, setBank] = useState<NextStep | null>(null)
  const read = useRead(`deposit ${attempt}`, (signal) =>
    settleDeposit({ attempt: toId<AttemptId>(attempt), signal, onStep: follow }),
  )

  /** A guest who came back without an answer goes to the bank again only by choice. */
  function follow(next: NextStep): void {
    const wasSent = markSent(attempt)
    if (next.kind !== 'widget') setBank(next)
    if (!wasSent) followStep(next)
  }

  if (read.state === 'failed') return <Trouble reads={[read]} />
  if (read.state !== 'ready') {
    return (
      <Notice title={bookingPage.complete} text={words.depositWaiting}>
        {bank && <Button onClick={() => followStep(bank)}>{words.toBank}</Button>}
      </Notice>
    )
  }
  const settled = read.value
  if (settled.kind === 'over') return <NotPaid {...settled} />
  if (settled.kind === 'changed') return <KeptBookingView {...settled.pending} notice={words.changed} />
  if (settled.kind === 'paid') {
    return (
      <Notice title={words.made} text={bookingPage.complete}>
        <a href="/" className={buttonClass({})}>
          {words.back}
        </a>
      </Notice>
    )
  }
  const { pending, store, made } = settled
  const { date, at, party, guest } = pending.wish
  return (
    <div className="mx-auto max-w-xl px-4 py-10">
      <BookingDone
        {...made}
        email={guest.email}
        store={store}
        zone={pending.zone}
        date={date}
        at={at}
        party={party}
        onBack={() => location.assign('/')}
      />
    </div>
  )
}

/** Nothing was paid: the same step again with all that was typed, or the booking as it was before the change. */
function NotPaid({ message, pending }: Extract<SettledDeposit, { kind: 'over' }>) {
  const { booking: words } = useWords('booking')
  const { site } = useRoot()
  if (pending?.kind === 'change') {
    return <KeptBookingView {...pending} notice={`${message} ${words.changeNotPaid}`} />
  }
  if (pending === null) {
    return (
      <Notice title={words.depositFailed} text={message}>
        <a href="/booking" className={buttonClass({})}>
          {words.tryAgain}
        </a>
      </Notice>
    )
  }
  return (
    <section className="mx-auto max-w-[1024px] px-4 py-8">
      <div data-page className="rounded-card bg-surface p-6 shadow-card">
        <BookingFlow
          stores={site.stores.filter(({ maxParty }) => maxParty !== null)}
          resumed={{ ...pending, message }}
          onDone={() => location.assign('/')}
        />
      </div>
    </section>
  )
}
