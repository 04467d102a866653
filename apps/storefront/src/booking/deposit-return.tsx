import type { NextStep, PaymentResult } from '@comanda/contract/entities/payment-result'
import { isRefusal } from '@comanda/contract/refusals'
import { type AttemptId, toId } from '@comanda/rules/ids'
import type { Store } from '@comanda/rules/venue/store'
import { Button, buttonClass } from '@comanda/ui/button'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '../parts/notice.tsx'
import { write } from '../state/client.ts'
import { useLanguage, useWords } from '../words.tsx'
import { BookingDone } from './booking-done.tsx'
import { dropPending, markSent, type PendingBooking, readPending } from './pending-booking.ts'
import { readBookableStores } from './read-booking.ts'

/** How often the bank's decision is asked for (CONST-006). */
const askEveryMs = 500

type Form = Extract<NextStep, { kind: 'post-form' }>
type Stage =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'bank'; readonly form: Form; readonly wasSent: boolean }
  | { readonly kind: 'made'; readonly pending: PendingBooking; readonly store: Store; readonly id: string }
  | { readonly kind: 'paid' }
  | { readonly kind: 'over'; readonly message: string }

/** On the way to the bank and back from it: shows what is stored, and believes nothing a browser brought (OPEN-096). */
export default function DepositReturn({ attempt }: { readonly attempt: string }) {
  const { booking: words, bookingPage } = useWords('booking')
  const language = useLanguage()
  const [stage, setStage] = useState<Stage>({ kind: 'waiting' })

  useEffect(() => {
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (next: Stage) => {
      if (!isGone) setStage(next)
    }
    let isFollowed = false

    async function ask(): Promise<void> {
      const asked = { attempt: toId<AttemptId>(attempt) }
      const result = await write(language, (client) => client.getPaymentResult(asked)).catch(() => null)
      if (isGone) return
      if (result !== null && isRefusal(result)) return setStage({ kind: 'over', message: result.message })
      if (result?.state === 'paid') return finish()
      if (result?.state === 'declined' || result?.state === 'failed') {
        return setStage({ kind: 'over', message: result.message })
      }
      if (result) followOnce(result)
      // A dropped line says nothing about the money: ask again.
      timer = setTimeout(ask, askEveryMs)
    }

    function followOnce({ next }: PaymentResult): void {
      if (next === null || isFollowed) return
      isFollowed = true
      const wasSent = markSent(attempt)
      if (next.kind === 'redirect' && !wasSent) location.assign(next.url)
      if (next.kind === 'post-form') show({ kind: 'bank', form: next, wasSent })
    }

    /** The booking is told once more with what paid for it, and found: nothing is made twice. */
    async function finish(): Promise<void> {
      const pending = readPending(attempt)
      if (pending === null) return show({ kind: 'paid' })
      const wish = { ...pending.wish, depositAttemptId: toId<AttemptId>(attempt) }
      const [made, stores] = await Promise.all([
        write(language, (client) => client.setBooking(wish)).catch(() => null),
        readBookableStores(language).catch((): readonly Store[] => []),
      ])
      const store = stores.find(({ id }) => id === wish.storeId)
      if (made === null || isRefusal(made) || store === undefined) return show({ kind: 'paid' })
      dropPending()
      show({ kind: 'made', pending, store, id: made.id })
    }

    ask()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
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
      {stage.kind === 'bank' && <BankForm form={stage.form} isAsked={stage.wasSent} label={words.toBank} />}
    </Notice>
  )
}

interface BankFormProps {
  readonly form: Form
  /** Who came back without an answer goes there again only by choice. */
  readonly isAsked: boolean
  readonly label: string
}

function BankForm({ form, isAsked, label }: BankFormProps) {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!isAsked) element.current?.submit()
  }, [isAsked])
  return (
    <form ref={element} method="post" action={form.action}>
      {Object.entries(form.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{label}</Button>
    </form>
  )
}
