import type { Contact } from '../customer/contact.ts'
import { isEmail } from '../customer/email.ts'
import { isPhoneValid, toPhone } from '../customer/phone.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'

export type ContactField = keyof Contact
export type ContactProblem = 'missing' | 'invalid'

/** Diners at a table are already there, so nobody asks for a name, an address or a number. */
export function asksForContact(mode: OrderingMode): boolean {
  return mode !== 'table'
}

/** Full name, valid e-mail and phone (OPEN-064); empty when nothing is wrong. */
export function listContactProblems(contact: Contact): Partial<Record<ContactField, ContactProblem>> {
  const { fullName, email, phone } = contact
  const problems = {
    fullName: fullName.trim() === '' ? 'missing' : undefined,
    email: email.trim() === '' ? 'missing' : isEmail(email.trim()) ? undefined : 'invalid',
    phone: phone.trim() === '' ? 'missing' : isPhoneValid(toPhone(phone)) ? undefined : 'invalid',
  } satisfies Record<ContactField, ContactProblem | undefined>
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}
