import { isEmail } from '../customer/email.ts'
import { isPhoneValid, toPhone } from '../customer/phone.ts'
import type { BookingDraft } from './booking-draft.ts'

/** A name has to be longer than two characters (BOOKING-033). */
const namesLongerThan = 2

export interface BookingForm {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly acceptsPrivacy: boolean
  readonly acceptsDataProtection: boolean
}

export type FormProblem = 'data-missing' | 'first-name' | 'last-name' | 'email' | 'phone' | 'terms'

/**
 * The faults that keep the booking from being sent, in the order in which it is shown; empty means that it can be sent.
 */
export function listFormProblems(form: BookingForm, draft: BookingDraft): FormProblem[] {
  const texts = [form.firstName, form.lastName, form.email, form.phone]
  const choices = [draft.storeId, draft.resourceId, draft.date, draft.at, draft.party, draft.sittingId]
  const problems: Readonly<Record<FormProblem, boolean>> = {
    'data-missing': texts.some((text) => text.trim() === '') || choices.includes(null),
    'first-name': !isLongEnough(form.firstName),
    'last-name': !isLongEnough(form.lastName),
    email: !isEmail(form.email.trim()),
    phone: !isPhoneValid(toPhone(form.phone)),
    terms: !(form.acceptsPrivacy && form.acceptsDataProtection),
  }
  return (Object.keys(problems) as FormProblem[]).filter((problem) => problems[problem])
}

function isLongEnough(name: string): boolean {
  return [...name.trim()].length > namesLongerThan
}
