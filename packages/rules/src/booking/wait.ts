import { isEmail } from '../customer/email.ts'
import { isPhoneValid, toPhone } from '../customer/phone.ts'
import type { SittingId } from '../ids.ts'
import type { IsoDate } from '../time/calendar.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'
import { canReach, type Sending } from '../website/sending.ts'
import { listSlotStates, type SlotState } from './booking-slots.ts'
import { type BookingBook, type BookingRefusal, checkDay } from './check-booking.ts'

/** A wish to be told when a table of a full sitting gets free. No seats are kept for it. */
export interface WaitRequest {
  readonly sittingId: SittingId
  readonly date: IsoDate
  readonly party: number
}

/** One can wait for a sitting that has hours to come, none of which has seats for the party. */
export function checkWait(book: BookingBook, wish: WaitRequest): Verdict<BookingRefusal | 'table-free'> {
  const day = checkDay(book, wish)
  if (!day.allowed) return day
  const coming = listComing(book, wish)
  if (coming.length === 0) return refuse('slot-not-offered')
  return coming.some(({ seatsLeft }) => seatsLeft >= wish.party) ? refuse('table-free') : allowed
}

/** The first of those who wait, in the order they came, for whose party there are seats now. */
export function findFitting<Wait extends Pick<WaitRequest, 'party'>>(
  book: BookingBook,
  at: Pick<WaitRequest, 'sittingId' | 'date'>,
  waiting: readonly Wait[],
): Wait | undefined {
  const most = Math.max(0, ...listComing(book, at).map(({ seatsLeft }) => seatsLeft))
  return waiting.find(({ party }) => party <= most)
}

/** With a party of 0 an hour counts as complete only when it is past. */
function listComing(book: BookingBook, { sittingId, date }: Pick<WaitRequest, 'sittingId' | 'date'>): SlotState[] {
  return listSlotStates({ ...book, party: 0 }, date)
    .filter(({ sitting }) => sitting.id === sittingId)
    .flatMap(({ slots }) => slots.filter(({ completed }) => !completed))
}

export interface WaitForm {
  readonly name: string
  readonly email: string
  readonly phone: string
}

export type WaitProblem = 'name' | 'contact' | 'email' | 'phone'

/** A name is needed, and one way to be told that works: an e-mail address or a phone number. */
export function listWaitProblems({ name, email, phone }: WaitForm, sending: Sending): WaitProblem[] {
  const [mail, number] = [email.trim(), phone.trim()]
  const problems: Readonly<Record<WaitProblem, boolean>> = {
    name: name.trim() === '',
    contact: (mail === '' || !canReach(sending, 'mail')) && (number === '' || !canReach(sending, 'sms')),
    email: mail !== '' && !isEmail(mail),
    phone: number !== '' && !isPhoneValid(toPhone(number)),
  }
  return (Object.keys(problems) as WaitProblem[]).filter((problem) => problems[problem])
}
