import type { Dictionary } from '@comanda/i18n/dictionaries/es'
import type { BookingForm, FormProblem } from '@comanda/rules/booking/booking-form'
import type { Problems } from '@comanda/screen/form-fields'

/** The fields that the guest fills in in the last step. */
export interface GuestForm extends BookingForm {
  readonly notes: string
  readonly acceptsMarketing: boolean
}

export const emptyForm: GuestForm = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  notes: '',
  acceptsPrivacy: false,
  acceptsDataProtection: false,
  acceptsMarketing: false,
}

/** The sentence for each problem (ERRORS-048, ERRORS-049). */
const sentences = {
  'data-missing': 'dataMissing',
  'first-name': 'nameInvalid',
  'last-name': 'surnameInvalid',
  email: 'emailInvalid',
  phone: 'phoneInvalid',
  terms: 'acceptTerms',
} as const satisfies Record<FormProblem, string>

export function toGuestSentence(problem: FormProblem, words: Dictionary['booking']): string {
  return words[sentences[problem]]
}

/** The faults that the rules find, field by field. */
export function toGuestProblems(
  found: readonly FormProblem[],
  form: GuestForm,
  words: Dictionary['booking'],
): Problems<GuestForm> {
  const about = (problem: FormProblem) => (found.includes(problem) ? toGuestSentence(problem, words) : undefined)
  return {
    firstName: about('first-name'),
    lastName: about('last-name'),
    email: about('email'),
    phone: about('phone'),
    acceptsPrivacy: form.acceptsPrivacy ? undefined : about('terms'),
    acceptsDataProtection: form.acceptsDataProtection ? undefined : about('terms'),
  }
}
