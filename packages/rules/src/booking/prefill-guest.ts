import type { Customer } from '../customer/customer.ts'
import type { Guest } from './booking.ts'

/** A logged-in guest need not type these again (BOOKING-040). The first word of a name is taken as the first name. */
export function prefillGuest(customer: Pick<Customer, 'name' | 'email' | 'phone' | 'acceptsMarketing'>): Guest {
  const [firstName = '', ...rest] = customer.name.trim().split(/\s+/)
  const { email, phone, acceptsMarketing } = customer
  return { firstName, lastName: rest.join(' '), email, phone, acceptsMarketing }
}
