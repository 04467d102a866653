import { formatDay } from '@comanda/i18n/format-day'
import type { BookingDraft } from '@comanda/rules/booking/booking-draft'
import { type FormProblem, listFormProblems } from '@comanda/rules/booking/booking-form'
import { chooseEnding, showsConfirm } from '@comanda/rules/booking/confirming'
import type { Duplicate } from '@comanda/rules/booking/find-duplicate'
import { priceDeposit } from '@comanda/rules/booking/party'
import { formatMinute } from '@comanda/rules/time/minute'
import type { Store } from '@comanda/rules/venue/store'
import { useLanguage, usePrice, useWords } from '@comanda/screen/words'
import { Button } from '@comanda/ui/button'
import { type FormEvent, useEffect, useState } from 'react'
import { tellError } from '../state/news.ts'
import { DepositBlock } from './deposit-block.tsx'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { Foot } from './foot.tsx'
import { GuestFields } from './guest-fields.tsx'
import { emptyForm, type GuestForm } from './guest-form.ts'
import { readGuest } from './read-booking.ts'
import { findDuplicate, sendBooking, toWish } from './send-booking.ts'
import { startDeposit } from './start-deposit.ts'
import { useConfirming } from './use-confirming.ts'

export interface MadeBooking {
  readonly id: string
  readonly email: string
}

interface ConfirmTableProps {
  readonly store: Store
  readonly zone: string
  readonly draft: BookingDraft
  /** Told whether the venue said no meanwhile. */
  readonly onBack: (wasRefused: boolean) => void
  readonly onMade: (booking: MadeBooking) => void
}

/** Which sentence a problem has (ERRORS-048, ERRORS-049). */
const sentences = {
  'data-missing': 'dataMissing',
  'first-name': 'nameInvalid',
  'last-name': 'surnameInvalid',
  email: 'emailInvalid',
  phone: 'phoneInvalid',
  terms: 'acceptTerms',
} as const satisfies Record<FormProblem, string>

/** The field each problem is about; what is merely missing is in the first empty one. */
const fields: Readonly<Partial<Record<FormProblem, string>>> = {
  'first-name': 'firstName',
  'last-name': 'lastName',
  email: 'email',
  phone: 'phone',
  terms: 'acceptsPrivacy',
}

/** Confirma: who comes, and the word that makes it a booking. */
export function ConfirmTable({ store, zone, draft, onBack, onMade }: ConfirmTableProps) {
  const { booking: words } = useWords('booking')
  const language = useLanguage()
  const format = usePrice()
  const [form, setForm] = useState<GuestForm>(emptyForm)
  const [isKnown, setKnown] = useState(false)
  const [wasTried, setTried] = useState(false)
  const [wasRefused, setRefused] = useState(false)
  const [duplicate, setDuplicate] = useState<Duplicate | null>(null)
  const { confirming, start, settle, drop } = useConfirming()

  useEffect(() => {
    let isGone = false
    readGuest(language).then((guest) => {
      if (isGone || guest === null) return
      setKnown(true)
      // What was typed meanwhile stays.
      setForm((typed) => (typed === emptyForm ? { ...typed, ...guest } : typed))
    })
    return () => {
      isGone = true
    }
  }, [language])

  const { date, at, party } = draft
  if (date === null || at === null || party === null) return null
  const deposit = priceDeposit(store.booking, party)
  const isPaid = chooseEnding(deposit) === 'pay-deposit'
  const problems = listFormProblems(form, draft)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setTried(true)
    const [first] = problems
    if (first !== undefined) {
      tellError(words[sentences[first]])
      const wrong = problems.map((problem) => fields[problem]).find((name) => name !== undefined)
      const field = wrong && event.currentTarget.elements.namedItem(wrong)
      if (field instanceof HTMLElement) field.focus()
      return
    }
    const wish = toWish(draft, form)
    if (wish === null || !start()) return
    const own = await findDuplicate(language, wish)
    if (own === null) await book()
    else setDuplicate(own)
  }

  async function book(): Promise<void> {
    const wish = toWish(draft, form)
    if (wish === null) return
    const sent = isPaid
      ? await startDeposit(language, { wish, store, zone, deposit }, words.depositFailed)
      : await sendBooking(language, wish, words.notBooked)
    // The bank is next: this page is being left, and says so until it is.
    if (sent === 'leaving') return
    if ('failure' in sent) {
      setRefused(true)
      settle({ status: 'ERROR', message: sent.failure })
      return
    }
    settle({ status: 'OK' })
    onMade({ id: sent.id, email: wish.guest.email })
  }

  return (
    <form noValidate onSubmit={submit}>
      <p className="rounded-card bg-sunken p-4 text-lg font-bold">
        {words.summary(formatDay(date, language, 'plain'), party, formatMinute(at))}
        <span className="block text-sm font-normal text-muted">{[store.name, zone].filter(Boolean).join(' · ')}</span>
      </p>
      <GuestFields
        {...{ store, form, isKnown }}
        problems={wasTried ? problems : []}
        sentence={(problem) => words[sentences[problem]]}
        onChange={setForm}
      />
      {isPaid && <DepositBlock store={store} party={party} deposit={deposit} />}
      <Foot note="" onBack={() => onBack(wasRefused)}>
        {confirming.state === 'refused' && (
          <p role="alert" className="rounded-2xl bg-full p-3 text-center font-bold text-on-full">
            {confirming.message}
          </p>
        )}
        {confirming.state === 'confirming' && (
          <p role="status" className="flex min-h-13 items-center justify-center font-bold text-muted">
            {words.booking}
          </p>
        )}
        {showsConfirm(confirming) && (
          <Button type="submit" size="large" className="w-full">
            {isPaid ? words.payDeposit(format(deposit)) : words.book}
          </Button>
        )}
      </Foot>
      {duplicate && (
        <DuplicateDialog
          duplicate={duplicate}
          isPaid={isPaid}
          onCancel={() => {
            setDuplicate(null)
            drop()
          }}
          onConfirm={() => {
            setDuplicate(null)
            book()
          }}
        />
      )}
    </form>
  )
}
