import { expect, test } from 'vitest'
import { prefillGuest } from './prefill-guest.ts'

const customer = { email: 'ana@example.com', phone: '600123456' }

test.each([
  ['Ana Gil', true, { firstName: 'Ana', lastName: 'Gil' }],
  ['Ana  Gil Ruiz ', false, { firstName: 'Ana', lastName: 'Gil Ruiz' }],
  ['Ana', false, { firstName: 'Ana', lastName: '' }],
  ['', true, { firstName: '', lastName: '' }],
])('a customer called %j with marketing %j finds the form filled in [BOOKING-040]', (name, acceptsMarketing, names) => {
  expect(prefillGuest({ ...customer, name, acceptsMarketing })).toEqual({ ...customer, ...names, acceptsMarketing })
})
