import type { BookingForm } from '@comanda/rules/booking/booking-form'

/** What is typed in the last step. */
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
