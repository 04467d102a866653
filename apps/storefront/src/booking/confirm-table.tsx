import { setBooking } from '@comanda/contract/calls/booking'
import type { BookingWish } from '@comanda/contract/entities/booking'
import type { BookingDraft } from '@comanda/rules/booking/booking-draft'
import { listFormProblems } from '@comanda/rules/booking/booking-form'
import { bookingErrorSeconds, chooseEnding } from '@comanda/rules/booking/confirming'
import { priceDeposit } from '@comanda/rules/booking/party'
import type { Cents } from '@comanda/rules/money/cents'
import type { Instant } from '@comanda/rules/time/calendar'
import { formatMinute } from '@comanda/rules/time/minute'
import type { Store } from '@comanda/rules/venue/store'
import { toFailureText } from '@comanda/screen/failure'
import { tellError } from '@comanda/screen/toasts'
import { useForm } from '@comanda/screen/use-form'
import { useRead } from '@comanda/screen/use-read'
import { useSend } from '@comanda/screen/use-send'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { useEffect, useState } from 'react'
import { useDayName } from '../parts/use-day-name.ts'
import { call } from '../state/client.ts'
import { DepositBlock } from './deposit-block.tsx'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { Foot } from './foot.tsx'
import { GuestFields } from './guest-fields.tsx'
import { emptyForm, type GuestForm, toGuestProblems, toGuestSentence } from './guest-form.ts'
import { HeldNotice } from './held-notice.tsx'
import { readGuest } from './read-booking.ts'
import { findOwn, toWish } from './send-booking.ts'
import { startDeposit } from './start-deposit.ts'
import { useDuplicateQuestion } from './use-duplicate-question.ts'

export interface MadeBooking {
  readonly id: string
  readonly reference: string
  readonly deposit: Cents
  readonly email: string
}

/** The details that were typed before the bank was asked, and how that ended. */
export interface Returned {
  readonly form: GuestForm
  readonly message: string
  readonly heldUntil: Instant
}

interface ConfirmTableProps {
  readonly store: Store
  readonly zone: string
  readonly draft: BookingDraft
  /** Its argument tells whether the venue has refused meanwhile. */
  readonly onBack: (wasRefused: boolean) => void
  readonly onMade: (booking: MadeBooking) => void
  /** Set for whoever comes back from the bank without having paid. */
  readonly returned?: Returned
}

/** Confirma: who comes, and the word that makes it a booking. */
export function ConfirmTable({ store, zone, draft, onBack, onMade, returned }: ConfirmTableProps) {
  const { booking: words } = useWords('booking')
  const nameDay = useDayName(store.id)
  const format = usePrice()
  const [values, setValues] = useState(returned?.form ?? emptyForm)
  const [wasRefused, setRefused] = useState(false)
  const { question, ask } = useDuplicateQuestion()
  const { isSending, failure, send } = useSend({
    tell: () => setRefused(true),
    shownMs: bookingErrorSeconds * 1000,
  })
  // The account's data may arrive late: nothing waits for it, and what was typed meanwhile stays.
  const known = useRead('guest', readGuest)
  const guest = known.state === 'ready' ? known.value : null
  useEffect(() => {
    if (guest !== null) setValues((typed) => (typed === emptyForm ? { ...typed, ...guest } : typed))
  }, [guest])

  const found = listFormProblems(values, draft)
  const form = useForm({
    values,
    change: (next) => setValues((before) => ({ ...before, ...next })),
    problems: toGuestProblems(found, values, words),
    says: 'tried',
    submit() {
      const wish = toWish(draft, values)
      if (wish === null) tellError(words.dataMissing)
      else book(wish)
    },
    onProblems() {
      const [first] = found
      if (first !== undefined) tellError(toGuestSentence(first, words))
    },
  })
  const { date, at, party } = draft
  if (date === null || at === null || party === null) return null
  const deposit = priceDeposit(store.booking, party)
  const isPaid = chooseEnding(deposit) === 'pay-deposit'

  async function book(wish: BookingWish): Promise<void> {
    const made = await send(async () => {
      const own = await findOwn(wish)
      if (own !== null && !(await ask(own))) return 'dropped'
      return isPaid ? startDeposit({ wish, form: values, store, zone, deposit }) : call(setBooking, wish)
    })
    if (made === undefined || made === 'dropped') return
    const { id, reference, deposit: paid } = made
    onMade({ id, reference, deposit: paid, email: wish.guest.email })
  }

  return (
    <form {...form.props}>
      {returned && <HeldNotice {...returned} store={store} />}
      <p className="rounded-card bg-sunken p-4 text-lg font-bold">
        {words.summary(nameDay(date), party, formatMinute(at))}
        <span className="block text-sm font-normal text-muted">{[store.name, zone].filter(Boolean).join(' · ')}</span>
      </p>
      <GuestFields store={store} form={form} isKnown={guest !== null} />
      {isPaid && <DepositBlock store={store} party={party} deposit={deposit} />}
      <Foot note="" onBack={() => onBack(wasRefused)}>
        {failure ? (
          <p role="alert" className="rounded-2xl bg-full p-3 text-center font-bold text-on-full">
            {toFailureText(failure, isPaid ? words.depositFailed : words.notBooked)}
          </p>
        ) : isSending ? (
          <p role="status" className="flex min-h-13 items-center justify-center font-bold text-muted">
            {words.booking}
          </p>
        ) : (
          <Button type="submit" size="large" className="w-full">
            {isPaid ? words.payDeposit(format(deposit)) : words.book}
          </Button>
        )}
      </Foot>
      {question && (
        <DuplicateDialog
          duplicate={question.duplicate}
          isPaid={isPaid}
          onCancel={() => question.answer(false)}
          onConfirm={() => question.answer(true)}
        />
      )}
    </form>
  )
}
